// What an address says of the place of its page: the page of `/products/blast-freezer` belongs below that of `/products`.
import { type KeywordTable, type PageAddress, pageAddressOf, type TextColumn } from '@silosmith/contract';
import { addressesOf } from '../grouping/result-features.ts';

/** Whether the addresses of a table are those of several hosts; read once a column. */
const known = new WeakMap<TextColumn, boolean>();

/**
 * The path of a row's only address, without query, index file and closing slash, behind its host where the list has several; '' for the start page, and where
 * it has none or several.
 */
export function pathOf(table: Pick<KeywordTable, 'url'>, row: number): string {
  const { host, path } = addressOf(table, row) ?? NOWHERE;
  return path !== '' && host !== '' && hasHosts(table) ? `//${host}${path}` : path;
}

const NOWHERE: PageAddress = { host: '', path: '' };

function addressOf(table: Pick<KeywordTable, 'url'>, row: number): PageAddress | null {
  const [address = '', ...others] = addressesOf(table, row);
  return others.length > 0 ? null : pageAddressOf(address);
}

function hasHosts({ url }: Pick<KeywordTable, 'url'>): boolean {
  if (url === null) return false;
  const found = known.get(url) ?? findHosts(url);
  known.set(url, found);
  return found;
}

function findHosts(url: TextColumn): boolean {
  let first = '';
  for (let row = 0; row + 1 < url.offsets.length; row++) {
    const host = addressOf({ url }, row)?.host ?? '';
    if (host !== '' && first !== '' && host !== first) return true;
    if (host !== '') first = host;
  }
  return false;
}

/** The paths above a path, the nearest first; the start page is above none. */
export function pathsAbove(path: string): string[] {
  const above: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    above.push(path.slice(0, end));
  return above;
}

/** Whether the address of a row begins with that of another. */
export function isBelowAddress(table: Pick<KeywordTable, 'url'>, row: number, other: number): boolean {
  if (table.url === null) return false;
  const above = pathOf(table, other);
  return above !== '' && pathsAbove(pathOf(table, row)).includes(above);
}
