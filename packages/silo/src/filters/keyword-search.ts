// Finds the keywords that have every word of a query, ignoring case and accents, without a string object per keyword.
import type { TextColumn } from '@silosmith/contract';
import { textAt } from '@silosmith/contract';

/** Rows folded at a time. */
const CHUNK_ROWS = 4_096;

/** Words of a query as they are looked for; empty where it asks for nothing. */
export function queryWords(query: string): readonly string[] {
  return folded(query).split(/\s+/u).filter(Boolean);
}

/**
 * By row: 1 where each word of the query stands somewhere in the keyword. The keywords are folded once per column, at the first search.
 * Of the last query of a column the same array is given again.
 */
export function keywordHits(column: TextColumn, words: readonly string[]): Uint8Array {
  let search = searches.get(column);
  if (search === undefined) {
    search = new KeywordSearch(column);
    searches.set(column, search);
  }
  return search.hits(words);
}

const searches = new WeakMap<TextColumn, KeywordSearch>();

class KeywordSearch {
  private readonly column: TextColumn;
  private readonly chunks: Chunk[] = [];
  private last: { readonly query: string; readonly hits: Uint8Array } | null = null;

  constructor(column: TextColumn) {
    this.column = column;
  }

  hits(words: readonly string[]): Uint8Array {
    const query = words.join(' ');
    if (this.last?.query === query) return this.last.hits;
    const rowCount = this.column.offsets.length - 1;
    // The longest word is likely to be the rarest; the others are looked for where it stands.
    const [first, ...others] = words.toSorted((a, b) => b.length - a.length);
    if (first === undefined) return new Uint8Array(rowCount).fill(1);
    const hits = new Uint8Array(rowCount);
    for (let from = 0; from < rowCount; from += CHUNK_ROWS) {
      findIn(this.chunkAt(from), first, (row, text) => {
        if (others.every((word) => text().includes(word))) hits[from + row] = 1;
      });
    }
    this.last = { query, hits };
    return hits;
  }

  private chunkAt(from: number): Chunk {
    const number = from / CHUNK_ROWS;
    const chunk = this.chunks[number] ?? chunkOf(this.column, from);
    this.chunks[number] = chunk;
    return chunk;
  }
}

/** The folded texts of some rows, one after the other: row `r` is `text[starts[r] .. starts[r + 1])`. */
interface Chunk {
  readonly text: string;
  readonly starts: Uint32Array;
}

const decoder = new TextDecoder('utf-8');

function chunkOf(column: TextColumn, from: number): Chunk {
  const { bytes, offsets } = column;
  const to = Math.min(from + CHUNK_ROWS, offsets.length - 1);
  const base = offsets[from] ?? 0;
  const text = decoder.decode(bytes.subarray(base, offsets[to]));
  // Nothing is composed, and a byte is a character: the rows keep their lengths.
  if (text.length === (offsets[to] ?? 0) - base) {
    return { text: text.toLowerCase(), starts: offsets.slice(from, to + 1).map((at) => at - base) };
  }
  const starts = new Uint32Array(to - from + 1);
  let all = '';
  for (let row = from; row < to; row++) {
    all += folded(textAt(column, row));
    starts[row - from + 1] = all.length;
  }
  return { text: all, starts };
}

/** Calls once for each row that has the word. */
function findIn(
  { text, starts }: Chunk,
  word: string,
  found: (row: number, text: () => string) => void,
): void {
  let row = 0;
  for (let at = text.indexOf(word); at >= 0; ) {
    row = rowAt(starts, at, row);
    const end = starts[row + 1] ?? text.length;
    if (at + word.length > end) {
      // Half of it stands in the next row.
      at = text.indexOf(word, at + 1);
      continue;
    }
    const start = starts[row] ?? 0;
    found(row, () => text.slice(start, end));
    at = text.indexOf(word, end);
  }
}

/** The row, from `low` on, that the position stands in. */
function rowAt(starts: Uint32Array, position: number, low: number): number {
  let [from, to] = [low, starts.length - 1];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((starts[middle] ?? 0) <= position) from = middle;
    else to = middle;
  }
  return from;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
