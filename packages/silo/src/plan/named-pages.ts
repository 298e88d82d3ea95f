// Which keywords the file names as pages: by the type of their page, or by an address of their own.
import { type KeywordTable, MOST_PLANNED_PAGES, PAGE_LEVELS } from '@silosmith/contract';
import { pathOf, pathsAbove } from './address-paths.ts';
import { MOST_PAGES } from './plan-size.ts';
import { plannedByAddress } from './planned-addresses.ts';

export type NamingTable = Pick<
  KeywordTable,
  'url' | 'rowCount' | 'position' | 'topics' | 'line' | 'pageLevel'
>;

export interface NamedPages {
  /** By row: 1 for a keyword that the file names as a page. */
  readonly named: Uint8Array;
  /** Whether it names every page: its addresses are the pages of the site, by topics or one below another. */
  readonly isWhole: boolean;
}

export function namedPagesOf(table: NamingTable): NamedPages {
  const byAddress = plannedByAddress(table);
  // Beside positions and without an address a kind of page says what is to answer a search, not that it has a page of its own.
  const kindsName = table.position === null || table.url !== null;
  const named = table.pageLevel.map((level, row) =>
    (kindsName && level === PAGE_LEVELS.anyLevel) || (byAddress?.[row] ?? -1) >= 0 ? 1 : 0,
  );
  return { named, isWhole: byAddress !== null || isSite(table, named) };
}

/** By row: 1 for a page of a map, one marked with its level included; 0 for all where the file names no page, or more than a map of a site has. */
export function mapPagesOf(table: NamingTable & Pick<KeywordTable, 'pageKeyword'>): Uint8Array {
  const { named } = namedPagesOf(table);
  const count = named.reduce((sum, one) => sum + one, 0);
  const isMap = count > 0 && count <= (table.pageKeyword === undefined ? MOST_PLANNED_PAGES : MOST_PAGES);
  return named.map((one, row) =>
    isMap && (one === 1 || table.pageLevel[row] !== PAGE_LEVELS.unstated) ? 1 : 0,
  );
}

/** The addresses of so many pages begin with that of another: then these are a site. */
const LEAST_BELOW = 0.2;

function isSite(table: NamingTable, named: Uint8Array): boolean {
  if (table.url === null || table.position !== null) return false;
  const paths = [...named.keys()]
    .filter((row) => named[row] === 1 || table.pageLevel[row] !== PAGE_LEVELS.unstated)
    .map((row) => pathOf(table, row));
  const known = new Set(paths);
  const below = paths.filter((path) => pathsAbove(path).some((one) => known.has(one)));
  return below.length > 0 && below.length >= LEAST_BELOW * paths.length;
}
