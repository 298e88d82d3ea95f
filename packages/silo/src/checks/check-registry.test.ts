import { PLACEMENT_REASONS, textAt } from '@silosmith/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { merge } from '../edits/merge-pages.ts';
import { builtDocument } from '../testing/built-document.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import { autoFix } from './auto-fix.ts';
import { checkSilo } from './check-silo.ts';
import type { SiloCheck, SiloFinding } from './finding.ts';
import { issuesOf } from './issues-of.ts';
import { ResidentSilo } from './resident-silo.ts';

const world = vi.hoisted(() => ({ started: 0, given: [] as (readonly unknown[])[], faultsOfFixed: 0 }));

/** All that a new check is: it dislikes pages with a volume of 13, and its fix makes variants of them. */
const dummy: SiloCheck = vi.hoisted(() => ({
  id: 'unlucky_volume',
  severity: 'warning' as const,
  find: ({ table, topics, pagesOf }) =>
    [...topics].flatMap((topic): SiloFinding[] => {
      const rows = pagesOf(topic).filter((row) => table.volume[row] === 13);
      return rows.length === 0
        ? []
        : [{ type: 'unlucky_volume', message: 'unlucky_volume', topic, rows, params: {} }];
    }),
  fix: {
    merges: true,
    start() {
      world.started++;
      return {
        forTopic(findings) {
          world.given.push(findings);
          const rows = findings.flatMap((finding) => [...finding.rows]);
          return ({ draft }) => {
            for (const row of rows.filter((unlucky) => isPage(draft.silo.place[unlucky])))
              merge(draft, row, draft.silo.parent[row] ?? 0, PLACEMENT_REASONS.byFix);
          };
        },
      };
    },
  },
  faults: (silo, _, pages) =>
    pages.every((row) => isPage(silo.place[row])) && pages.length < 5 ? world.faultsOfFixed : 0,
}));
vi.mock('./index.ts', async (original) => {
  const { SILO_CHECKS } = await original<{ SILO_CHECKS: readonly SiloCheck[] }>();
  return { SILO_CHECKS: [...SILO_CHECKS, dummy] };
});

const TEXT = `
  tea         | Tea | 100  | 90 | pillar
  green       | Tea | 9000 | 20 | cluster
  green latte | Tea | 5000 | 10 | child
  green cake  | Tea | 500  | 10 | child
  green milk  | Tea | 13   | 10 | child
`;
function siloOf(text: string) {
  const table = tableOf(listOf(text));
  const index = buildTokenIndex(table, 'en');
  return { ...builtDocument(table, { language: 'en', grouping: 'off', index }), index };
}
const unlucky = { type: 'unlucky_volume', topic: 0, rows: Int32Array.of(4) };

beforeEach(() => {
  Object.assign(world, { started: 0, given: [], faultsOfFixed: 0 });
});

describe('8.4: a check with its fix is one file and one line; a new one', () => {
  const document = siloOf(TEXT);

  it('is in the report, with its severity, and in the issues of the project', () => {
    const report = checkSilo(document.table, document.silo, document.index);
    expect(report).toMatchObject({ valid: false, findings: [unlucky] });
    const [issue] = issuesOf(document, report.findings, (message) => message);
    expect(issue).toMatchObject({ type: 'unlucky_volume', severity: 'warning' });
  });

  it('is looked at by the resident silo, in its place', () => {
    const resident = new ResidentSilo(document);
    expect(resident.check().findings).toMatchObject([unlucky]);
  });

  it('mends with working memory of its own, started once and told its own findings of a topic', () => {
    const preview = autoFix(document, document.index);
    expect(preview.merges.map(({ row }) => textAt(document.table.keyword, row))).toEqual(['green milk']);
    expect(preview.remaining).toEqual([]);
    expect(world.started).toBe(1);
    expect(world.given).toMatchObject([[unlucky]]);
  });

  it('counts its faults: a fix that raises them is taken back', () => {
    world.faultsOfFixed = 1;
    const preview = autoFix(document, document.index);
    expect(preview.merges).toEqual([]);
    expect(preview.remaining).toMatchObject([unlucky]);
  });
});
