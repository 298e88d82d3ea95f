// Places keywords that the grouping puts on another keyword's page, as its variants.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import type { Grouping } from '../grouping/index.ts';

/**
 * Places every row that is not its own page as a variant. A page whose primary keyword was kept as a variant or deleted by the
 * user goes to the page of that variant, or is led by its next keyword with the most volume.
 */
export function placeVariants(
  table: KeywordTable,
  silo: SiloState,
  primary: Int32Array,
  grouping: Grouping | null,
): void {
  if (grouping === null) return;
  const heirs = heirsOfDeleted(table, silo, primary);
  for (let row = 0; row < table.rowCount; row++) {
    if (silo.place[row] !== PLACES.none) continue;
    let page = primary[row] ?? row;
    if (silo.place[page] === PLACES.deleted) page = heirs.get(page) ?? row;
    if (silo.place[page] === PLACES.variant && page > -1 && page !== row) page = silo.parent[page] ?? row;
    if (page === row) continue;
    silo.place[row] = PLACES.variant;
    silo.parent[row] = page;
    silo.topic[row] = silo.topic[page] ?? -1;
    silo.similarity[row] = grouping.similarity[row] ?? 0;
    silo.reason[row] = grouping.evidence[row] ?? PLACEMENT_REASONS.variantByWords;
  }
}

/** Deleted primary → the keyword of its group that leads the page instead. */
function heirsOfDeleted(table: KeywordTable, silo: SiloState, primary: Int32Array): Map<number, number> {
  const heirs = new Map<number, number>();
  for (let row = 0; row < table.rowCount; row++) {
    const page = primary[row] ?? row;
    if (silo.place[page] !== PLACES.deleted || silo.place[row] !== PLACES.none) continue;
    const heir = heirs.get(page);
    if (heir === undefined || (table.volume[row] ?? -1) > (table.volume[heir] ?? -1)) heirs.set(page, row);
  }
  return heirs;
}
