import { DEFAULT_FILTERS, projectSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { groupings, keywordLists } from '../testing/arbitraries.ts';
import { breachesOf } from '../testing/invariants.ts';
import { outlineOf, tableOf } from '../testing/keyword-list.ts';
import { fromProjectDocument } from './from-project.ts';
import { parseProjectDocument } from './parse-project.ts';
import { type ProjectExtras, toProjectDocument } from './to-project.ts';

const EXTRAS: ProjectExtras = {
  name: 'Tea shop',
  grouping: 'moderate',
  filters: { ...DEFAULT_FILTERS, maxArticles: 5 },
  report: { rowsRead: 2, imported: 2, merged: 0, dropped: [] },
  issues: [],
  articles: {},
  metas: {},
  tags: {},
  images: {},
};

/** Topic labels instead of numbers: their order is no content. */
function readable({ table, silo }: SiloDocument) {
  const label = (labels: readonly string[], column: Int32Array) =>
    [...column].map((topic) => labels[topic] ?? null);
  return {
    ...table,
    ...silo,
    topic: label(table.topics, table.topic),
    siloTopic: label(silo.topics, silo.topic),
    topics: null,
  };
}

function faultOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error instanceof Fault ? [error.code, error.params] : error;
  }
}

describe('project document', () => {
  it('keeps every column through a file and back', () => {
    fc.assert(
      fc.property(keywordLists(30), groupings, fc.nat(), (list, grouping, at) => {
        const urls = list.map((row, i) =>
          i % 3 === 0 ? row : { ...row, urls: [`https://a.test/${i % 4}`, 'https://b.test'] },
        );
        const table = { ...tableOf(urls), cpc: Float64Array.from(list, (_, i) => i / 7) };
        const { silo } = buildSilo(table, { language: 'de', grouping });
        const row = at % table.rowCount;
        const edited = applyEdit(
          { table, silo, language: 'de' },
          {
            type: 'batch',
            edits: [
              { type: 'toggleFavourite', row },
              { type: 'setBusinessValue', row, value: 77 },
              { type: 'pin', row },
              { type: 'add', keyword: 'Straße neu', level: 1 },
              { type: 'rename', row, keyword: 'Straße alt' },
              { type: 'rename', row: table.rowCount, keyword: 'Gasse' },
              { type: 'delete', row },
            ],
          },
        ).document;
        const text = JSON.stringify(toProjectDocument(edited, EXTRAS));
        const project = parseProjectDocument(text);
        const back = fromProjectDocument(project);
        expect(readable(back)).toEqual(readable(edited));
        expect(back.language).toBe('de');
        expect(JSON.stringify(toProjectDocument(back, EXTRAS))).toBe(text);
      }),
    );
  });

  it('shows the pages that the filters show, and counts all', () => {
    const table = tableOf(
      Array.from({ length: 30 }, (_, i) => ({ keyword: `tea number${i}x`, topic: 'Tea', volume: i })),
    );
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    const project = toProjectDocument({ table, silo, language: 'en' }, EXTRAS);
    const count = (pages: typeof project.silo): number =>
      pages.reduce((sum, page) => sum + 1 + count(page.children), 0);
    expect(project.keywords).toHaveLength(30);
    expect(count(project.silo)).toBe(5);
    expect(project.unfilteredItemCount).toBe(30);
    expect(projectSchema.safeParse(project).success).toBe(true);
  });
});

describe('parseProjectDocument', () => {
  it('says what is wrong with a file', () => {
    expect(faultOf(() => parseProjectDocument('{"version": 3,'))).toEqual(['silo.project-not-json', {}]);
    expect(faultOf(() => parseProjectDocument('[1]'))).toEqual(['silo.project-not-a-project', {}]);
    expect(faultOf(() => parseProjectDocument('"x"'))).toEqual(['silo.project-not-a-project', {}]);
    expect(faultOf(() => parseProjectDocument({ version: 9 }))).toEqual([
      'silo.project-version',
      { version: 9 },
    ]);
    const project = toProjectDocument(fromProjectDocument({ keywords: [], language: 'en' }), EXTRAS);
    expect(faultOf(() => parseProjectDocument({ ...project, keywords: [{ keyword: 'a' }] }))).toEqual([
      'silo.project-broken',
      { path: expect.stringMatching(/^keywords\.0\./u) },
    ]);
  });

  it('reads the version-2 snapshot: keywords, places, favourites, filters and what was generated', () => {
    const state = {
      csvData: [
        { keyword: 'tea', topic: 'Tea', volume: '1,200', difficulty: 40 },
        { keyword: 'green tea', topic: 'Tea', volume: 500 },
        { keyword: 'oolong tea', topic: 'Tea', volume: 90, difficulty: 5 },
      ],
      silo: [
        {
          keyword: 'tea',
          topic: 'Tea',
          pageType: 'Pillar page',
          businessValue: 80,
          children: [
            {
              keyword: 'green tea',
              children: [{ keyword: 'green tea latte', volume: 30, isCompleted: true }],
            },
          ],
        },
      ],
      favorites: ['Green Tea'],
      filters: { minVolume: 10, maxDifficulty: 'x' },
      metas: { tea: { title: 'Tea', description: 'All about tea' } },
      articles: { tea: { content: '<p>Two words</p>' } },
      currentProject: { name: 'Old shop' },
    };
    const project = parseProjectDocument(JSON.stringify({ state, version: 2 }));
    expect(projectSchema.safeParse(project).success).toBe(true);
    const document = fromProjectDocument(project);
    expect(breachesOf(document.silo)).toEqual([]);
    expect(`\n${outlineOf(document.table, document.silo)}\n`).toMatchInlineSnapshot(`
      "
      Tea: tea
        green tea
          green tea latte
        oolong tea
      "
    `);
    const [tea, green] = project.keywords;
    expect(tea).toMatchObject({ volume: 1200, businessValue: 80, place: { role: 'pillar' } });
    expect(green).toMatchObject({ difficulty: -1, isFavorite: true, scoreEstimated: true });
    expect(project).toMatchObject({
      version: 4,
      name: 'Old shop',
      filters: { minVolume: 10, maxDifficulty: 100 },
    });
    expect(project.articles.tea).toMatchObject({ wordCount: 2, provenance: null });
    expect(project.metas.tea?.description).toBe('All about tea');
  });

  it('reads a snapshot whose silo repeats keywords, nests too deep, or holds rubbish', () => {
    const deep = { keyword: 'd', children: [{ keyword: 'e' }] };
    const silo = [
      { keyword: 'a', children: [{ keyword: 'b', children: [{ keyword: 'c', children: [deep] }] }] },
      { keyword: 'a' },
      7,
    ];
    const { keywords, language } = parseProjectDocument({
      version: 2,
      siloStructure: silo,
      csvData: [null, 'x', {}],
    });
    const document = fromProjectDocument({ keywords, language });
    expect(breachesOf(document.silo)).toEqual([]);
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
