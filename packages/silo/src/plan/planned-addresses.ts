// Which keywords the file plans for one address: a keyword map names, for each keyword, the page of the site that is to answer it.
import type { KeywordTable } from '@silosmith/contract';
import { addressesOf } from '../grouping/result-features.ts';

/** What so much of a list has as its address is the start page, or stands for none. */
const MOST_OF_LIST = 0.25;
const NO_ADDRESS = -1;

/**
 * Row → number of its address, -1 for none; null where the file is no map. One is a map where it sorts its keywords into topics (the caller knows)
 * and names at most one address for each: two and more are search results.
 */
export function plannedAddressesOf(table: Pick<KeywordTable, 'url' | 'rowCount'>): Int32Array | null {
  if (table.url === null) return null;
  const idOf = new Map<string, number>();
  const rows: number[] = [];
  const addressOf = new Int32Array(table.rowCount).fill(NO_ADDRESS);
  for (let row = 0; row < table.rowCount; row++) {
    const addresses = addressesOf(table, row);
    if (addresses.length > 1) return null;
    const [address] = addresses;
    if (address === undefined) continue;
    const id = idOf.get(address) ?? idOf.size;
    idOf.set(address, id);
    rows[id] = (rows[id] ?? 0) + 1;
    addressOf[row] = id;
  }
  const most = MOST_OF_LIST * table.rowCount;
  return addressOf.map((id) => ((rows[id] ?? 0) > most ? NO_ADDRESS : id));
}
