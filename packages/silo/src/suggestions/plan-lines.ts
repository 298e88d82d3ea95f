// The plan as lines in the order of the outline, as somebody reads it who checks it whole.
import { type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import { createPageTree, type PageTree } from '../tree/page-tree.ts';

export interface PlanLine {
  readonly row: number;
  /** 1: a pillar, to 3. */
  readonly level: number;
  /** Searches a month of all that the page serves; -1 where none is known. */
  readonly demand: number;
  /** Rows of its wordings and sections, most searched first. */
  readonly also: readonly number[];
}

/** Topics by demand, the greatest first, and within them each page before those below it, by demand again. Pages of a damaged file that no pillar leads are left out. O(rows log rows). */
export function planLines({
  table,
  silo,
}: {
  readonly table: KeywordTable;
  readonly silo: SiloState;
}): PlanLine[] {
  const tree = createPageTree(silo);
  const lines: PlanLine[] = [];
  const pillars: number[] = [];
  for (let row = 0; row < silo.place.length; row++) if (silo.place[row] === PLACES.pillar) pillars.push(row);
  const add = (rows: readonly number[], level: number): void => {
    const read = rows.map((row) => lineOf(row, level, table, tree));
    for (const line of read.sort(byDemand)) {
      lines.push(line);
      if (level < MOST_LEVELS) add([...tree.children(line.row)], level + 1);
    }
  };
  add(pillars, 1);
  return lines;
}

const MOST_LEVELS = 3;
const byDemand = (a: PlanLine, b: PlanLine): number => b.demand - a.demand || a.row - b.row;

function lineOf(row: number, level: number, { volume }: KeywordTable, tree: PageTree): PlanLine {
  const sections = [...tree.sections(row)];
  const also = [...tree.variants(row), ...sections];
  const served = [row, ...also, ...sections.flatMap((section) => [...tree.variants(section)])];
  const known = served.map((one) => volume[one] ?? -1).filter((searches) => searches >= 0);
  const demand = known.length === 0 ? -1 : known.reduce((sum, searches) => sum + searches, 0);
  const ofRow = (one: number): number => volume[one] ?? -1;
  return { row, level, demand, also: also.sort((a, b) => ofRow(b) - ofRow(a) || a - b) };
}
