// Words that are cut in two or run together by mistake: `heal th`, `rangerover`. The list itself shows how they are written.
import { addTo } from '../columns/add-to.ts';
import { PairCounts } from '../columns/pair-counts.ts';
import type { ChunkRows } from './keyword-chunks.ts';

export interface MendedRows extends ChunkRows {
  /** By row: 1 where a blank was corrected. */
  readonly isBroken: Uint8Array;
  /** Words that other keywords write as two, where neither is a mistake: `keywordresearch` → `keyword`, `research`. */
  readonly joined: ReadonlyMap<string, readonly [string, string]>;
}

/** Shorter words are no joined spelling of two others. */
const SHORTEST_JOINED = 6;
const SHORTEST_CUT = 4;
/** A mistake is rarer than what was meant, which many keywords write: else both are ways to write it. */
const TIMES_COMMONER = 4;
const FEWEST_MEANT = 8;
const LETTERS = /^\p{L}+$/u;

export const withoutHyphen = (word: string): string => word.replaceAll('-', '');

/** The same rows with mistaken blanks corrected. */
export function mendWords(rows: ChunkRows): MendedRows {
  const read = readWords(rows);
  const joined = new Map<string, readonly [string, string]>();
  const cuts = new Map<number, number>();
  const runs = new Map<number, readonly [number, number]>();
  const { pairs, words } = read;
  for (let pair = 0; pair < pairs.size; pair++) {
    const [a, b] = [pairs.first[pair] ?? 0, pairs.second[pair] ?? 0];
    const [before, after] = [words[a] ?? '', words[b] ?? ''];
    if (before.length + after.length < SHORTEST_CUT) continue;
    const text = before + after;
    const whole = read.single.get(text);
    if (whole === undefined) continue;
    const kind = LETTERS.test(text) ? mistakeOf(read, pair, whole) : null;
    if (kind === 'cut') cuts.set(pair, read.chunkOf(whole));
    else if (kind === 'run') runs.set(whole, [read.chunkOf(a), read.chunkOf(b)]);
    if (kind !== null || text.length < SHORTEST_JOINED) continue;
    const known = joined.get(text);
    if (known === undefined || before < known[0]) joined.set(text, [before, after]);
  }
  const isBroken = new Uint8Array(rows.offsets.length - 1);
  if (cuts.size === 0 && runs.size === 0) return { ...rows, isBroken, joined };
  return { ...rewritten(rows, read, { cuts, runs }, isBroken), isBroken, joined };
}

/** `cut`: the two words of a pair are one; `run`: the one is two; null: both are ways to write it. */
function mistakeOf({ pairs, times }: ReadWords, pair: number, whole: number): 'cut' | 'run' | null {
  const apart = pairs.count[pair] ?? 0;
  const together = times[whole] ?? 0;
  const timesOf = (word: number | undefined) => times[word ?? 0] ?? 0;
  // One of the pieces is a word nowhere else in the list.
  const isPiece = timesOf(pairs.first[pair]) === apart || timesOf(pairs.second[pair]) === apart;
  if (isPiece && together >= FEWEST_MEANT && together >= TIMES_COMMONER * apart) return 'cut';
  return apart >= FEWEST_MEANT && apart >= TIMES_COMMONER * together ? 'run' : null;
}

interface ReadWords {
  readonly words: readonly string[];
  /** By word: how often it is written. */
  readonly times: Uint32Array;
  /** Pairs of words with a blank between them. */
  readonly pairs: PairCounts;
  /** A word that is a whole piece, without hyphens → its id. */
  readonly single: ReadonlyMap<string, number>;
  /** By piece: its first and its last word; -1 without words. */
  readonly firstOf: Int32Array;
  readonly lastOf: Int32Array;
  /** The piece that is nothing but a word; made where there is none. */
  readonly chunkOf: (word: number) => number;
}

function readWords({ chunks, offsets, ids }: ChunkRows): ReadWords {
  const words: string[] = [];
  const idOf = new Map<string, number>();
  const single = new Map<string, number>();
  const alone = new Map<number, number>();
  const wordId = (word: string): number => {
    const known = idOf.get(word) ?? words.length;
    if (known === words.length) {
      words.push(word);
      idOf.set(word, known);
    }
    return known;
  };
  const firstOf = new Int32Array(chunks.length).fill(-1);
  const lastOf = new Int32Array(chunks.length).fill(-1);
  chunks.forEach(({ words: written }, chunk) => {
    const [first] = written;
    const last = written.at(-1);
    if (first === undefined || last === undefined) return;
    firstOf[chunk] = wordId(first);
    lastOf[chunk] = wordId(last);
    if (written.length > 1) return;
    single.set(withoutHyphen(first), wordId(first));
    if (!alone.has(wordId(first))) alone.set(wordId(first), chunk);
  });
  const times = new Uint32Array(words.length);
  const pairs = new PairCounts(ids.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
      const first = firstOf[ids[i] ?? 0] ?? -1;
      const last = lastOf[ids[i] ?? 0] ?? -1;
      if (first >= 0) addTo(times, first, 1);
      if (last !== first) addTo(times, last, 1);
      const before = i === offsets[row] ? -1 : (lastOf[ids[i - 1] ?? 0] ?? -1);
      if (before >= 0 && first >= 0) pairs.add(before, first);
    }
  }
  const chunkOf = (word: number): number => {
    const known = alone.get(word) ?? chunks.length;
    if (known === chunks.length) {
      chunks.push({ text: words[word] ?? '', words: [words[word] ?? ''], stems: [] });
      alone.set(word, known);
    }
    return known;
  };
  return { words, times, pairs, single, firstOf, lastOf, chunkOf };
}

interface Mistakes {
  /** Pair → the piece that it is. */
  readonly cuts: ReadonlyMap<number, number>;
  /** Word → the pieces that it is. */
  readonly runs: ReadonlyMap<number, readonly [number, number]>;
}

function rewritten(
  rows: ChunkRows,
  { pairs, firstOf, lastOf }: ReadWords,
  { cuts, runs }: Mistakes,
  isBroken: Uint8Array,
): ChunkRows {
  const offsets = new Uint32Array(rows.offsets.length);
  const ids: number[] = [];
  for (let row = 0; row + 1 < rows.offsets.length; row++) {
    const end = rows.offsets[row + 1] ?? 0;
    for (let i = rows.offsets[row] ?? 0; i < end; i++) {
      const chunk = rows.ids[i] ?? 0;
      const next = i + 1 < end ? (rows.ids[i + 1] ?? 0) : -1;
      const cut = next < 0 ? undefined : cuts.get(pairs.find(lastOf[chunk] ?? -1, firstOf[next] ?? -1));
      const run = firstOf[chunk] === lastOf[chunk] ? runs.get(firstOf[chunk] ?? -1) : undefined;
      if (cut !== undefined) ids.push(cut);
      else if (run) ids.push(...run);
      else ids.push(chunk);
      if (cut !== undefined) i++;
      if (cut !== undefined || run) isBroken[row] = 1;
    }
    offsets[row + 1] = ids.length;
  }
  return { chunks: rows.chunks, offsets, ids: Uint32Array.from(ids) };
}
