// Pages that a search of the palette finds: those whose keyword, or one that they serve, has every word of it.
import { type KeywordTable, PLACES, type SiloState, textAt } from '@silosmith/contract';

export interface FoundPage {
  /** Row of a page, of a section, or of what is set aside. */
  readonly row: number;
  /** The keyword that was found: its own, or one that it serves. */
  readonly keyword: string;
}

/** All keywords in one text, as the search reads them: lower case, without accents. */
interface FoldedColumn {
  readonly text: string;
  /** Of each row, and the end. */
  readonly starts: Uint32Array;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const known = new WeakMap<KeywordTable['keyword'], FoldedColumn>();
const decoder = new TextDecoder();

function foldedColumn(column: KeywordTable['keyword']): FoldedColumn {
  const made = known.get(column) ?? makeFolded(column);
  known.set(column, made);
  return made;
}

function makeFolded(column: KeywordTable['keyword']): FoldedColumn {
  const whole = decoder.decode(column.bytes);
  // ASCII alone: a character is a byte, and folding changes no length.
  if (whole.length === column.bytes.length) return { text: whole.toLowerCase(), starts: column.offsets };
  const starts = new Uint32Array(column.offsets.length);
  const parts: string[] = [];
  let at = 0;
  for (let row = 0; row + 1 < column.offsets.length; row++) {
    const part = folded(textAt(column, row));
    parts.push(part);
    at += part.length;
    starts[row + 1] = at;
  }
  return { text: parts.join(''), starts };
}

/** The row that a position of the text stands in, by halving. */
function rowAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}

/** Rows with every word, ascending. One pass over the text for the longest word. */
function rowsWith({ text, starts }: FoldedColumn, words: readonly string[]): number[] {
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const rows: number[] = [];
  for (let at = text.indexOf(longest); at >= 0; ) {
    const row = rowAt(starts, at);
    const [start = 0, end = text.length] = [starts[row], starts[row + 1]];
    const keyword = text.slice(start, end);
    if (words.every((word) => keyword.includes(word))) rows.push(row);
    // A hit that runs into the next row is none of this one; the next may begin inside it.
    at = text.indexOf(longest, at + longest.length > end ? at + 1 : end);
  }
  return rows;
}

/** The line that a keyword is found at: a variant at its page or section; -1 for what is on none. */
function lineOf({ place, parent }: Pick<SiloState, 'place' | 'parent'>, row: number): number {
  const at = place[row] === PLACES.variant ? (parent[row] ?? -1) : row;
  const there = place[at] ?? PLACES.none;
  return there === PLACES.none || there === PLACES.deleted || there === PLACES.variant ? -1 : at;
}

/** Best first: the exact keyword, those that begin with the query, a line's own keyword before what it serves, most searched. */
export function findPages(
  table: Pick<KeywordTable, 'keyword' | 'volume'>,
  silo: Pick<SiloState, 'place' | 'parent'>,
  query: string,
  most: number,
): FoundPage[] {
  const wanted = folded(query).trim();
  const words = wanted.split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const column = foldedColumn(table.keyword);
  const best = new Map<number, { readonly row: number; readonly rank: number }>();
  for (const row of rowsWith(column, words)) {
    const line = lineOf(silo, row);
    if (line < 0) continue;
    const text = column.text.slice(column.starts[row], column.starts[row + 1]);
    const rank = (text === wanted ? 4 : text.startsWith(wanted) ? 2 : 0) + (line === row ? 1 : 0);
    if (rank > (best.get(line)?.rank ?? -1)) best.set(line, { row, rank });
  }
  return [...best]
    .sort(
      ([a, { rank: left }], [b, { rank: right }]) =>
        right - left || (table.volume[b] ?? 0) - (table.volume[a] ?? 0) || a - b,
    )
    .slice(0, most)
    .map(([line, { row }]) => ({ row: line, keyword: textAt(table.keyword, row) }));
}
