// Which keywords the file names as pages: by the type of their page, or by an address of their own.
import { type KeywordTable, PAGE_LEVELS } from '@silosmith/contract';
import { plannedByAddress } from './planned-addresses.ts';

export type NamingTable = Pick<
  KeywordTable,
  'url' | 'rowCount' | 'position' | 'topics' | 'line' | 'pageLevel'
>;

export interface NamedPages {
  /** By row: 1 for a keyword that the file names as a page. */
  readonly named: Uint8Array;
  /** Whether it names every page: its addresses are the pages of the site. */
  readonly isWhole: boolean;
}

export function namedPagesOf(table: NamingTable): NamedPages {
  const byAddress = plannedByAddress(table);
  const named = table.pageLevel.map((level, row) =>
    level === PAGE_LEVELS.anyLevel || (byAddress?.[row] ?? -1) >= 0 ? 1 : 0,
  );
  return { named, isWhole: byAddress !== null };
}
