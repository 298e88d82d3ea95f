// A list of the pages of a site as CSV or text: addresses with titles, columns in any order, with or without a header.
import type { SitePage } from '@silosmith/contract';
import { toUtf8 } from '../decode/to-utf8.ts';
import { delimiterByte, findDialect } from '../dialect/dialect.ts';
import { headText, openFile } from '../read-file.ts';
import { headRecords } from '../rows/head-records.ts';

const ADDRESS = /^(?:https?:\/\/\S+|(?:[\p{L}\d-]+\.)+[a-z]{2,}(?:\/\S*)?|\/\S+)$/iu;
const TITLE_NAME =
  /^(?:(?:page|seo|meta)[ _-]?)?title(?: ?1)?$|^h1(?:-1)?$|^titel$|^titre$|^t[ií]tulo$|^titolo$|^name$/iu;
const ABOUT_NAME = /^(?:(?:focus|main|primary|target)[ _-]?)?(?:key ?word|keyphrase)$/iu;
const ROWS_LOOKED_AT = 200;

/** In file order, each address once; [] where no column holds addresses. Throws the faults of `openFile`. */
export function readAddressList(bytes: Uint8Array, fileName: string): SitePage[] {
  const opened = openFile(bytes, fileName);
  const head = headText(opened);
  const { delimiter } = findDialect(head.text, head.cut);
  const { bytes: text } = toUtf8(opened.body, opened.encoding);
  const rows = headRecords(text, delimiterByte(delimiter), {
    limit: Number.MAX_SAFE_INTEGER,
    cut: false,
  }).map(({ cells }) => cells);
  const sample = rows.slice(0, ROWS_LOOKED_AT);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => sample.map((cells) => cells[column] ?? ''));
  const addresses = columns.map((cells) => cells.filter((cell) => ADDRESS.test(firstWord(cell))).length);
  const most = Math.max(0, ...addresses);
  if (most === 0) return [];
  const place = { url: addresses.indexOf(most), ...namedColumns(sample, addresses.indexOf(most)) };
  return pagesOf(rows, { ...place, title: place.title ?? textColumn(columns, place.url) });
}

interface Columns {
  readonly url: number;
  readonly title: number | null;
  readonly about: number | null;
}

function namedColumns(
  rows: readonly (readonly string[])[],
  url: number,
): { title: number | null; about: number | null } {
  const header = rows.find((cells) => cells.some((cell) => cell !== '')) ?? [];
  if (ADDRESS.test(header[url] ?? '')) return { title: null, about: null };
  const named = (name: RegExp): number | null => {
    const found = header.findIndex((cell) => name.test(cell.trim()));
    return found < 0 ? null : found;
  };
  return { title: named(TITLE_NAME), about: named(ABOUT_NAME) };
}

/** The column with the longest texts that are neither numbers nor addresses; null for none with words. */
function textColumn(columns: readonly (readonly string[])[], url: number): number | null {
  const lengths = columns.map((cells, column) => {
    if (column === url) return 0;
    const texts = cells.filter((cell) => /\p{L}{2}.*\s/u.test(cell) && !ADDRESS.test(cell));
    return texts.length * 2 < cells.length
      ? 0
      : texts.reduce((sum, text) => sum + text.length, 0) / cells.length;
  });
  const most = Math.max(0, ...lengths);
  return most === 0 ? null : lengths.indexOf(most);
}

function pagesOf(rows: readonly (readonly string[])[], { url, title, about }: Columns): SitePage[] {
  const pages = new Map<string, SitePage>();
  for (const cells of rows) {
    const cell = cells[url] ?? '';
    const address = firstWord(cell);
    if (!ADDRESS.test(address) || pages.has(address)) continue;
    const stated = about === null ? '' : (cells[about] ?? '').trim();
    pages.set(address, {
      url: address,
      title: (title === null ? cell.slice(address.length) : (cells[title] ?? '')).trim(),
      ...(stated === '' ? {} : { about: stated }),
    });
  }
  return [...pages.values()];
}

/** In a plain list the title follows the address. */
function firstWord(cell: string): string {
  return /^\S+/u.exec(cell.trim())?.[0] ?? '';
}
