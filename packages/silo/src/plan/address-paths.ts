// What an address says of the place of its page: the page of `/products/blast-freezer` belongs below that of `/products`.
import type { KeywordTable } from '@silosmith/contract';
import { addressesOf } from '../grouping/result-features.ts';

/** Characters; no browser opens longer ones. */
const LONGEST = 2_000;
const ORIGIN = /^(?:https?:)?\/\/[^/]*|^www\.[^/]*/iu;

/** The path of a row's only address, without query and closing slash; '' for the start page, and where it has none or several. */
export function pathOf(table: Pick<KeywordTable, 'url'>, row: number): string {
  const [address = '', ...others] = addressesOf(table, row);
  if (others.length > 0 || address.length > LONGEST) return '';
  const path = address.replace(ORIGIN, '').replace(/\?.*$/u, '').replace(/\/+$/u, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
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
