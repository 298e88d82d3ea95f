// No article is lost, whatever is done to the keywords: each is the page's own, or kept.
import { type PageId, pageIdsOf } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import {
  applyEdit,
  fromProjectDocument,
  parseProjectDocument,
  recordsByKeyword,
  recordsByPage,
  type SiloEdit,
  toProjectDocument,
} from '@silosmith/silo';
import { contentOfRecords, type RecordChange } from '@silosmith/sync';
import { articleOf, byPage, smallImport } from '@silosmith/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProjectBackend } from './backend-port.ts';
import { keptArticles } from './kept-articles.ts';
import type { OpenProject } from './open-project.ts';
import { newFromImport, projectStore, redo, setProjectBackend, takeEdit, undo } from './project-store.ts';

const KEYWORDS = ['shoes', 'boots', 'winter boots', 'sandals', 'socks'];
const ARTICLES = byPage(
  Object.fromEntries(KEYWORDS.map((keyword) => [keyword, articleOf(keyword, `<p>${keyword}</p>`)])),
);

const row = fc.nat(6);
const texts = fc.constantFrom('shoes', 'boots', 'loafers', 'clogs', 'slippers');
type Act = SiloEdit | 'undo' | 'redo';
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('rename' as const), row, keyword: texts }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('merge' as const), row, into: row }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('split' as const, 'restore' as const, 'setAside' as const),
      row,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('delete' as const), row, withChildren: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('makeSection' as const), row, of: row }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      keyword: texts,
      level: fc.constant(1 as const),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
);

const stored = new Map<string, RecordChange>();
const keep = (changes: readonly RecordChange[]) => {
  for (const change of changes) stored.set(`${change.kind} ${change.key}`, change);
};
// What these acts never call is left out.
const backend = {
  newId: () => 'p1',
  userId: 'u1',
  created: () => undefined,
  list: async () => [],
  create: async (_id: string, _name: string, changes: readonly RecordChange[]) => keep(changes),
  write: async (_id: string, changes: readonly RecordChange[]) => keep(changes),
  remember: () => undefined,
} as unknown as ProjectBackend;

function open(): OpenProject {
  const { project } = projectStore.getState();
  if (project === null) throw new Error('no project');
  return project;
}

async function act(one: Act): Promise<void> {
  if (one === 'undo') return void (await undo());
  if (one === 'redo') return void (await redo());
  try {
    await takeEdit(applyEdit(open(), one), { label: 'common.cancel' });
  } catch (error) {
    // An edit that makes no sense changes nothing.
    if (!(error instanceof Fault)) throw error;
  }
}

/** Every article under its own id, and every id a page's or in the list of kept articles. */
function expectAll(project: OpenProject): void {
  expect(project.articles).toEqual(ARTICLES);
  const kept = new Set(keptArticles(project).map(({ id }) => id));
  const ids = pageIdsOf(project.table);
  KEYWORDS.forEach((_, at) => {
    const id = [...ARTICLES.keys()][at] as PageId;
    expect(ids.rowOf(id)).toBe(at);
    const place = project.silo.place[at] ?? 0;
    expect(kept.has(id)).toBe(place < 1 || place > 3);
  });
}

function throughFile(project: OpenProject): OpenProject {
  const { table, silo, language, name, grouping, filters, report } = project;
  const content = recordsByKeyword(project, table);
  const extras = { name, grouping, filters, report, issues: [], ...content };
  const file = JSON.stringify(toProjectDocument({ table, silo, language }, extras));
  const document = parseProjectDocument(file);
  const read = fromProjectDocument(document);
  return { ...project, ...read, ...recordsByPage(document, read.table) };
}

it('any renames, merges, splits, deletions, undo and redo, storing and exporting keep every article', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 25, size: 'max' }), async (list) => {
      stored.clear();
      setProjectBackend(backend);
      await newFromImport({ ...smallImport(KEYWORDS), articles: ARTICLES });
      for (const one of list) {
        await act(one);
        expectAll(open());
      }
      expectAll(throughFile(open()));
      const read = contentOfRecords([...stored.values()]);
      expectAll({ ...open(), ...read });
    }),
    { numRuns: 60 },
  );
});
