import { PLACES } from '@silosmith/contract';
import { createMessages } from '@silosmith/messages';
import { smallImport } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { projectOfImport } from '../../../state/project/project-rows.ts';
import { outlineRows } from '../outline-rows.ts';
import { COLUMNS } from './index.ts';
import { chosenColumns, fittingColumns, gridTemplate, offeredColumns } from './shown-columns.ts';
import { sortedRows } from './sorted-rows.ts';
import { asTsv } from './tsv.ts';

const small = projectOfImport('p', smallImport(['shoes', '=1+1', 'boots']));
const project = {
  ...small,
  table: { ...small.table, volume: Float64Array.of(100, -1, 1_300), difficulty: Float64Array.of(5, 7, -1) },
  silo: {
    ...small.silo,
    place: Uint8Array.of(PLACES.pillar, PLACES.cluster, PLACES.pillar),
    parent: Int32Array.of(-1, 0, -1),
  },
};
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('columns', () => {
  it('are those that were chosen, in the order of the table; one that is no more is left out', () => {
    expect(ids(chosenColumns(['topic', 'demand', 'of an earlier version']))).toEqual(['demand', 'topic']);
    expect(ids(chosenColumns([]))).toEqual([]);
    expect(ids(chosenColumns(null))).toContain('fit');
    expect(new Set(ids(COLUMNS)).size).toBe(COLUMNS.length);
  });

  it('give way in their order until the keyword has its room; the demand stays', () => {
    const all = offeredColumns(chosenColumns(null), false);
    expect(ids(offeredColumns(chosenColumns(null), true))).toContain('onSite');
    expect(ids(all)).not.toContain('onSite');
    expect(fittingColumns(all, 2_000)).toEqual(all);
    expect(ids(fittingColumns(all, 930))).toEqual([
      'demand',
      'volume',
      'difficulty',
      'intent',
      'fit',
      'state',
    ]);
    expect(ids(fittingColumns(all, 640))).toEqual(['demand', 'volume', 'fit']);
    expect(ids(fittingColumns(all, 300))).toEqual(['demand']);
    expect(gridTemplate(fittingColumns(all, 300), 300)).toBe('30px minmax(154px, 1fr) 84px');
  });

  it('sort either way, with what is unknown last', () => {
    const rows = Int32Array.of(0, 1, 2);
    expect([...sortedRows(project, rows, { column: 'volume', order: 'desc' })]).toEqual([2, 0, 1]);
    expect([...sortedRows(project, rows, { column: 'volume', order: 'asc' })]).toEqual([0, 2, 1]);
    expect([...sortedRows(project, rows, { column: 'level', order: 'asc' })]).toEqual([0, 2, 1]);
    expect(sortedRows(project, rows, null)).toBe(rows);
  });

  it('reach a spreadsheet as plain figures, in the order of the lines, and nothing runs there', () => {
    const lines = outlineRows(project.silo, Int32Array.of(2, 0, 1), new Set());
    const columns = chosenColumns(['volume', 'difficulty', 'level']);
    const messages = createMessages('en');
    expect(asTsv({ project, messages, lines, columns, targets: Int32Array.of(0, 1, 2) }).split('\n')).toEqual(
      [
        'Keyword\tVolume\tKD\tLevel',
        'boots\t1300\t\tPillar page',
        'shoes\t100\t5\tPillar page',
        "'=1+1\t\t7\tCluster page",
      ],
    );
  });
});
