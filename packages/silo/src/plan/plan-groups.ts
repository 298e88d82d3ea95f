// Groups of keywords that may become pages, without noise. Pages that the user kept are in every plan; deleted keywords are in none.
import { isProposed, isWithdrawn, type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import { intentPoleOf } from '../grouping/intent-poles.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import { demandColumn } from './demand.ts';
import { namedPagesOf } from './named-pages.ts';
import { isPlacedByUser } from './placed-by.ts';
import { type ListedKeywords, type PlanPages, WAITING } from './plan-pages.ts';
import type { WrittenWords } from './written-words.ts';

export interface PlanGroups {
  readonly pages: PlanPages;
  /** Page of the plan → row of its primary keyword. */
  readonly rowOf: Int32Array;
  readonly listed: ListedKeywords;
}

export interface GroupSource {
  /** By row. */
  readonly texts: readonly string[];
  /** Their words, in the language in which the plan is made. */
  readonly written: WrittenWords;
  readonly index: TokenIndex;
  readonly language: string;
  /** Row → topic of the file; null where it states none. */
  readonly scope: Int32Array | null;
  /** Row → number of the page that the file plans it for, -1 for none; null where it is no keyword map. */
  readonly planned: Int32Array | null;
  /** By row: 0 for a keyword that may lead a page. */
  readonly flaws: Uint8Array;
  /** By row: the number of its way (`directionsOf`). */
  readonly direction: Int32Array;
  /** Row → the row that stands for all of the same words. */
  readonly sameAs: Int32Array;
  /** By row: what it asks of its subject. */
  readonly needs: Uint8Array;
  /** Row → the places that it names; rows without any are absent. */
  readonly places?: ReadonlyMap<number, readonly number[]>;
}

/** Every row without a place that is no variant leads a group, and so does every page kept. */
export function planGroupsOf(
  table: KeywordTable,
  silo: SiloState,
  { texts, written, index, language, scope, planned, flaws, direction, sameAs, needs, places }: GroupSource,
): PlanGroups {
  const { demand, isSearches } = demandColumn(table, silo);
  const ofRow = demand.slice();
  for (let row = 0; row < table.rowCount; row++) {
    const lead = silo.place[row] === PLACES.variant ? (silo.parent[row] ?? -1) : -1;
    if (lead >= 0) ofRow[lead] = (ofRow[lead] ?? 0) + (demand[row] ?? 0);
  }
  const leads: { row: number; demand: number; text: string }[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (silo.place[row] !== PLACES.none && !isPage(silo.place[row])) continue;
    leads.push({ row, demand: ofRow[row] ?? 0, text: texts[row] ?? '' });
  }
  // By text where demand ties, so that the order of rows decides nothing.
  leads.sort((a, b) => b.demand - a.demand || (a.text < b.text ? -1 : a.text > b.text ? 1 : a.row - b.row));
  const pageOf = new Map(leads.map(({ row }, page) => [row, page]));
  const wordCount = (row: number) => (written.offsets[row + 1] ?? 0) - (written.offsets[row] ?? 0);
  const shorter = new Map<number, number[]>();
  const onPage = new Int32Array(table.rowCount).fill(-1);
  for (let row = 0; row < table.rowCount; row++) {
    if (isWithdrawn(silo, row)) onPage[row] = WAITING;
    if (isPlacedByUser(silo, row)) continue;
    const page = silo.place[row] === PLACES.variant ? pageOf.get(silo.parent[row] ?? -1) : undefined;
    if (page === undefined) continue;
    onPage[row] = page;
    if (wordCount(row) >= wordCount(leads[page]?.row ?? row)) continue;
    const known = shorter.get(page);
    if (known) known.push(row);
    else shorter.set(page, [row]);
  }
  const kept = Uint8Array.from(leads, ({ row }) => (isPage(silo.place[row]) ? 1 : 0));
  const claim = table.pageKeyword === undefined ? 1 : 2;
  const { named: namedRows, isWhole } = namedPagesOf(table);
  const named = Uint8Array.from(leads, ({ row }) => (namedRows[row] === 1 ? claim : 0));
  return {
    pages: {
      count: leads.length,
      keywords: leads.map(({ text }) => text),
      demand: Float64Array.from(leads, (lead) => lead.demand),
      knowsDemand: isSearches,
      pole: Int8Array.from(leads, ({ row, text }) => intentPoleOf(index, row, text, language)),
      need: Uint8Array.from(leads, ({ row }) => needs[row] ?? 0),
      ...(places && { places: placesOfPages(leads, places) }),
      scope: Int32Array.from(leads, ({ row }) => scope?.[row] ?? 0),
      ...(planned && { planned: Int32Array.from(leads, ({ row }) => planned[row] ?? -1) }),
      direction: Int32Array.from(leads, ({ row }) => direction[row] ?? 0),
      shorter: { rowsOf: shorter, texts },
      kept,
      ...(named.includes(claim) && { named, isWhole }),
      leads: new Set(leads.flatMap(({ row }, page) => (isProposed(silo, row) ? [page] : []))),
    },
    rowOf: Int32Array.from(leads, ({ row }) => row),
    listed: { texts, demand, pageOf: onPage, flaws, sameAs, direction, needs, written },
  };
}

function placesOfPages(
  leads: readonly { readonly row: number }[],
  places: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly number[]> {
  const named = new Map<number, readonly number[]>();
  leads.forEach(({ row }, page) => {
    const known = places.get(row);
    if (known !== undefined) named.set(page, known);
  });
  return named;
}
