// The words of a list's keywords as numbers: what is to be known of a word is read once a word, not once a keyword.

import { type TextColumn, textColumnOf } from '@silosmith/contract';
import { splitWords } from '@silosmith/language';
import { ByteRuns } from '../columns/byte-runs.ts';
import { longer } from '../columns/longer-array.ts';

/** Row `r` has the words `ids[offsets[r] .. offsets[r + 1])` in their order, repeats included. */
export interface WrittenWords {
  /** In which the keywords were split. */
  readonly language: string;
  /** Id → word, in the order in which they are met. */
  readonly words: readonly string[];
  readonly idOf: ReadonlyMap<string, number>;
  /** rows + 1 entries. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  /** What they were read from. */
  readonly column: TextColumn;
}

/** The same of texts. */
export function readWrittenWords(keywords: readonly string[], language: string): WrittenWords {
  return readWrittenColumn(textColumnOf(keywords), language);
}

/** Splits every distinct piece between blanks once, which no word reaches over. O(letters). */
export function readWrittenColumn(column: TextColumn, language: string): WrittenWords {
  const { bytes, offsets: texts } = column;
  const pieces = new PieceWords(language);
  const offsets = new Uint32Array(texts.length);
  let ids = new Uint32Array(texts.length * 4 + 16);
  let used = 0;
  for (let row = 0; row + 1 < texts.length; row++) {
    const end = texts[row + 1] ?? 0;
    for (let at = texts[row] ?? 0; at < end; at = pieces.end + 1) {
      const found = pieces.at(bytes, at, end);
      if (used + found.length > ids.length) ids = longer(ids, ids.length * 2 + found.length);
      for (let i = 0; i < found.length; i++) ids[used++] = found[i] ?? 0;
    }
    offsets[row + 1] = used;
  }
  const { words, idOf } = pieces;
  return { language, words, idOf, offsets, ids: ids.subarray(0, used), column };
}

/** The same keywords read in a language: `written` itself where it is of that language. */
export function writtenIn(written: WrittenWords, language: string): WrittenWords {
  return written.language === language ? written : readWrittenColumn(written.column, language);
}

const NO_WORDS: readonly number[] = [];

/** The words of each distinct piece between blanks. */
class PieceWords {
  readonly words: string[] = [];
  readonly idOf = new Map<string, number>();
  private readonly language: string;
  private readonly runs = new ByteRuns();
  private readonly wordsOf: number[][] = [];

  constructor(language: string) {
    this.language = language;
  }

  /** Offset behind the piece read last. */
  get end(): number {
    return this.runs.end;
  }

  /** Words of the piece that begins at `from` and ends at `to` at the latest. */
  at(bytes: Uint8Array, from: number, to: number): readonly number[] {
    const run = this.runs.at(bytes, from, to);
    if (run === this.wordsOf.length)
      this.wordsOf.push(splitWords(this.runs.textOf(run), this.language).map((word) => this.idFor(word)));
    return this.wordsOf[run] ?? NO_WORDS;
  }

  private idFor(word: string): number {
    const known = this.idOf.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.idOf.set(word, id);
    return id;
  }
}

/** The words of one row, as they are written. */
export function wordsOfRow({ words, offsets, ids }: WrittenWords, row: number): string[] {
  return Array.from(ids.subarray(offsets[row], offsets[row + 1]), (id) => words[id] ?? '');
}

/** By word: how often it is written. */
export function countWritten({ words, ids }: WrittenWords): Uint32Array {
  const counts = new Uint32Array(words.length);
  for (let at = 0; at < ids.length; at++) counts[ids[at] ?? 0] = (counts[ids[at] ?? 0] ?? 0) + 1;
  return counts;
}

/** The same rows with the words of `isWanted` (by id) alone. */
export function onlyWords(
  written: Pick<WrittenWords, 'offsets' | 'ids'>,
  isWanted: Uint8Array,
): Pick<WrittenWords, 'offsets' | 'ids'> {
  const offsets = new Uint32Array(written.offsets.length);
  const ids = new Uint32Array(written.ids.length);
  let used = 0;
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let at = written.offsets[row] ?? 0; at < (written.offsets[row + 1] ?? 0); at++) {
      const id = written.ids[at] ?? 0;
      if (isWanted[id] === 1) ids[used++] = id;
    }
    offsets[row + 1] = used;
  }
  return { offsets, ids: ids.subarray(0, used) };
}
