// Finds pages below a page of the wrong level.
import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { autoFix } from './auto-fix.ts';
import { checkSilo } from './check-silo.ts';

describe('a sub-supporting page right below a pillar', () => {
  const table = tableOf(
    listOf(`
      tea         | Tea | 100  | 90 | pillar
      green       | Tea | 9000 | 20 | cluster
      green latte | Tea | 5000 | 10 | child
      green cake  | Tea | 500  | 10 | child
      green milk  | Tea | 400  | 10 | child
    `),
  );
  const index = buildTokenIndex(table, 'en');
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off', index });
  silo.parent[4] = 0;

  it('is an orphan', () => {
    const { valid, findings } = checkSilo(table, silo, index);
    expect(valid).toBe(false);
    const orphans = findings.filter(({ type }) => type === 'orphaned_content');
    expect(orphans.flatMap(({ rows }) => [...rows].map((row) => textAt(table.keyword, row)))).toEqual([
      'green milk',
    ]);
  });

  it('goes under a cluster page by the fix', () => {
    const { result, moves } = autoFix({ table, silo, language: 'en' }, index);
    expect(moves.map(({ row, toParent }) => [row, toParent])).toEqual([[4, 1]]);
    expect(checkSilo(table, result.document.silo, index).valid).toBe(true);
  });
});
