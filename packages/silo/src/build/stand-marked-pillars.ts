// Pages that the file marks as pillars lead their topics in every plan.
import {
  type KeywordTable,
  PAGE_LEVELS,
  PLACEMENT_REASONS,
  PLACES,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import { MOST_COMPARED } from '../plan/planned-pages.ts';
import type { TokenIndex } from '../tokens/index.ts';

interface MarkedSource {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  /** Row → first row of the address that the file plans it for, -1 for none; null where it is no map of addresses. */
  readonly byAddress: Int32Array | null;
}

/** Of several marked keywords of one address one becomes a pillar: the one that most keywords of the address say, of these the most searched. */
export function standMarkedPillars(silo: SiloState, { table, index, byAddress }: MarkedSource): void {
  const rowsOf = new Map<number, number[]>();
  for (let row = 0; row < table.rowCount; row++) {
    const isFree = silo.place[row] === PLACES.none;
    const page = byAddress?.[row] ?? -1;
    if (page < 0) {
      if (isFree && table.pageLevel[row] === PAGE_LEVELS.pillar) becomePillar(silo, row);
      continue;
    }
    if (!isFree) continue;
    const known = rowsOf.get(page);
    if (known) known.push(row);
    else rowsOf.set(page, [row]);
  }
  for (const rows of rowsOf.values()) {
    const marked = rows.filter((row) => table.pageLevel[row] === PAGE_LEVELS.pillar);
    const [first] = marked.length > 1 ? inOrder(marked, rows, table, index) : marked;
    if (first !== undefined) becomePillar(silo, first);
  }
}

function becomePillar(silo: SiloState, row: number): void {
  silo.place[row] = PLACES.pillar;
  silo.parent[row] = -1;
  silo.reason[row] = PLACEMENT_REASONS.pillarMarked;
}

function inOrder(
  marked: readonly number[],
  rows: readonly number[],
  { volume, keyword }: KeywordTable,
  { stemIds, offsets }: TokenIndex,
): number[] {
  const byVolume = (a: number, b: number) =>
    (volume[b] ?? -1) - (volume[a] ?? -1) || (textAt(keyword, a) < textAt(keyword, b) ? -1 : 1);
  const stemsOf = (row: number) => stemIds.subarray(offsets[row], offsets[row + 1]);
  const compared = rows.toSorted(byVolume).slice(0, MOST_COMPARED);
  const candidates = marked.toSorted(byVolume).slice(0, MOST_COMPARED);
  const sets = compared.map((row) => new Set(stemsOf(row)));
  const breadth = new Map(
    candidates.map((row) => [row, sets.filter((set) => stemsOf(row).every((id) => set.has(id))).length]),
  );
  return candidates.sort((a, b) => (breadth.get(b) ?? 0) - (breadth.get(a) ?? 0) || byVolume(a, b));
}
