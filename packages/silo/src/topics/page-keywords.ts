// The keywords read for each page: its primary keyword and the first few others.

/** Keywords of one page that are read: enough to know what it is about. Fewer where there are very many pages. */
const MOST_READ = 32;
const FEWEST_READ = 4;
const MOST_READ_IN_ALL = 24_000;

/** Page `p` is read by the keywords `rows[offsets[p] .. offsets[p + 1])`, the primary first. */
export interface PageKeywords {
  readonly count: number;
  readonly offsets: Uint32Array;
  readonly rows: Int32Array;
}

export interface PagesRead {
  readonly pages: PageKeywords;
  /** Row → page; -1 for rows of none. */
  readonly pageOfRow: Int32Array;
}

/** Pages are numbered in the order of `primaries`; `primaryOf(row)` is the primary row of the row's page, -1 where it has none. */
export function readPages(
  rowCount: number,
  primaries: Iterable<number>,
  primaryOf: (row: number) => number,
): PagesRead {
  const pageOfRow = new Int32Array(rowCount).fill(-1);
  const first: number[] = [];
  for (const row of primaries) if (pageOfRow[row] === -1) pageOfRow[row] = first.push(row) - 1;
  const sizes = new Uint32Array(first.length).fill(1);
  for (let row = 0; row < rowCount; row++) {
    if ((pageOfRow[row] ?? 0) >= 0) continue;
    const primary = primaryOf(row);
    const page = pageOfRow[primary] ?? -1;
    if (page < 0 || first[page] !== primary) continue;
    pageOfRow[row] = page;
    sizes[page] = (sizes[page] ?? 0) + 1;
  }
  const most = Math.min(MOST_READ, Math.max(FEWEST_READ, Math.floor(MOST_READ_IN_ALL / first.length)));
  const offsets = new Uint32Array(first.length + 1);
  sizes.forEach((size, page) => {
    offsets[page + 1] = (offsets[page] ?? 0) + Math.min(most, size);
  });
  const rows = new Int32Array(offsets[first.length] ?? 0);
  const cursor = offsets.slice(0, first.length);
  const read = (row: number, page: number): void => {
    const at = cursor[page] ?? 0;
    if (at === offsets[page + 1]) return;
    rows[at] = row;
    cursor[page] = at + 1;
  };
  first.forEach(read);
  pageOfRow.forEach((page, row) => {
    if (page >= 0 && first[page] !== row) read(row, page);
  });
  return { pages: { count: first.length, offsets, rows }, pageOfRow };
}
