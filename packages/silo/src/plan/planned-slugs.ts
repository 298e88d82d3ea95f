// What a map of a site calls a page in its address: the address it is to have.
import { PAGE_LEVELS } from '@silosmith/contract';
import { pathOf } from './address-paths.ts';
import { type NamingTable, namedPagesOf } from './named-pages.ts';

const EXTENSION = /\.(?:html?|php|aspx?|jsp)$/iu;
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
    const part = pathOf(table, row).split('/').at(-1) ?? '';
    return decoded(part).replace(EXTENSION, '');
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray per cent sign stands for itself.
    return part;
  }
}
