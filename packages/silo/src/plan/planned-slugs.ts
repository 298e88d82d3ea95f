// What a map of a site calls a page in its address: the address it is to have.
import { PAGE_LEVELS, slugOfAddress } from '@silosmith/contract';
import { addressesOf } from '../grouping/result-features.ts';
import { type NamingTable, namedPagesOf } from './named-pages.ts';

/** Read once a table. */
const known = new WeakMap<NamingTable, (row: number) => string>();

/** Row → the last part of the address that the file plans for its page, as it is written; '' for the start page, and where the file plans none. */
export function plannedSlugs(table: NamingTable): (row: number) => string {
  const found = known.get(table) ?? readSlugs(table);
  known.set(table, found);
  return found;
}

function readSlugs(table: NamingTable): (row: number) => string {
  // An address with a position is where a page ranks.
  if (table.url === null || table.position !== null) return () => '';
  const { named } = namedPagesOf(table);
  return (row) => {
    if (named[row] !== 1 && table.pageLevel[row] === PAGE_LEVELS.unstated) return '';
    const [address = '', ...others] = addressesOf(table, row);
    return others.length > 0 ? '' : slugOfAddress(address);
  };
}
