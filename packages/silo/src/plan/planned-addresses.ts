// Which keywords the file plans for one address: a keyword map names, for each keyword, the page of the site that is to answer it.
import { type KeywordTable, LEAST_ADDRESSED, MOST_PLANNED_PAGES } from '@silosmith/contract';
import { ADDED_BY_HAND } from '../edits/table-rows.ts';
import { addressesOf } from '../grouping/result-features.ts';
import { isGenericTopic } from '../topics/generic-topics.ts';

/** What so much of a list has as its address is the start page, or stands for none. */
const MOST_OF_LIST = 0.25;
/** So few of a map's keywords may be planned for a second page, by a line of their own: the first counts. */
const MOST_IN_TWO = 0.05;
const NO_ADDRESS = -1;

/**
 * Row → number of its address, -1 for none; null where the file is no map. One is a map where it sorts its keywords into topics (the caller knows)
 * and names at most one address for each, but for a few: two and more are search results.
 */
export function plannedAddressesOf(table: Pick<KeywordTable, 'url' | 'rowCount'>): Int32Array | null {
  if (table.url === null) return null;
  const idOf = new Map<string, number>();
  const rows: number[] = [];
  const addressOf = new Int32Array(table.rowCount).fill(NO_ADDRESS);
  let inTwo = 0;
  for (let row = 0; row < table.rowCount; row++) {
    const addresses = addressesOf(table, row);
    if (addresses.length > 2) return null;
    if (addresses.length === 2) inTwo++;
    const [address] = addresses;
    if (address === undefined) continue;
    const id = idOf.get(address) ?? idOf.size;
    idOf.set(address, id);
    rows[id] = (rows[id] ?? 0) + 1;
    addressOf[row] = id;
  }
  if (inTwo > MOST_IN_TWO * table.rowCount) return null;
  const most = MOST_OF_LIST * table.rowCount;
  return addressOf.map((id) => ((rows[id] ?? 0) > most ? NO_ADDRESS : id));
}

/**
 * Row → first row of its address, -1 for none, where the file plans a page for each of its keywords, but for a few; else null. A file with positions says where
 * a page ranks, and one without topics where it was found.
 */
export function plannedByAddress(
  table: Pick<KeywordTable, 'url' | 'rowCount' | 'position' | 'topics' | 'line'>,
): Int32Array | null {
  if (table.topics.every(isGenericTopic) || table.position !== null) return null;
  const addressOf = plannedAddressesOf(table);
  if (addressOf === null) return null;
  const firstOf = new Map<number, number>();
  let listed = 0;
  let addressed = 0;
  const planned = addressOf.map((address, row) => {
    if (table.line[row] === ADDED_BY_HAND) return NO_ADDRESS;
    listed++;
    if (addressesOf(table, row).length > 0) addressed++;
    if (address === NO_ADDRESS) return NO_ADDRESS;
    const first = firstOf.get(address) ?? row;
    firstOf.set(address, first);
    return first;
  });
  const isTyped = firstOf.size > 0 && firstOf.size <= MOST_PLANNED_PAGES;
  return isTyped && addressed >= LEAST_ADDRESSED * listed ? planned : null;
}
