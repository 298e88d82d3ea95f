// The words of a list's keywords as numbers: what is to be known of a word is read once a word, not once a keyword.

import { textColumnOf } from '@silosmith/contract';
import { splitWords } from '@silosmith/language';
import { countsOf } from '../columns/counts.ts';
import { longer } from '../columns/longer-array.ts';
import { type PieceRows, readPieces } from '../columns/piece-rows.ts';

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
  readonly pieces: PieceRows;
}

/** The same of texts. */
export function readWrittenWords(keywords: readonly string[], language: string): WrittenWords {
  return readWrittenPieces(readPieces(textColumnOf(keywords)), language);
}

/** Splits every distinct piece between blanks once, which no word reaches over. */
export function readWrittenPieces(pieces: PieceRows, language: string): WrittenWords {
  const words: string[] = [];
  const idOf = new Map<string, number>();
  const idFor = (word: string): number => {
    const known = idOf.get(word);
    if (known !== undefined) return known;
    const id = words.push(word) - 1;
    idOf.set(word, id);
    return id;
  };
  const wordsOf = pieces.texts.map((text) => splitWords(text, language).map(idFor));
  const { offsets, ids } = wordRows(pieces, wordsOf);
  return { language, words, idOf, offsets, ids, pieces };
}

function wordRows(
  pieces: PieceRows,
  wordsOf: readonly (readonly number[])[],
): Pick<WrittenWords, 'offsets' | 'ids'> {
  const offsets = new Uint32Array(pieces.offsets.length);
  let ids = new Uint32Array(pieces.ids.length + 16);
  let used = 0;
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let at = pieces.offsets[row] ?? 0; at < (pieces.offsets[row + 1] ?? 0); at++) {
      const found = wordsOf[pieces.ids[at] ?? 0] ?? NO_WORDS;
      if (used + found.length > ids.length) ids = longer(ids, ids.length * 2 + found.length);
      for (let i = 0; i < found.length; i++) ids[used++] = found[i] ?? 0;
    }
    offsets[row + 1] = used;
  }
  return { offsets, ids: ids.subarray(0, used) };
}

/** The same keywords read in a language: `written` itself where it is of that language. */
export function writtenIn(written: WrittenWords, language: string): WrittenWords {
  return written.language === language ? written : readWrittenPieces(written.pieces, language);
}

const NO_WORDS: readonly number[] = [];

/** The words of one row, as they are written. */
export function wordsOfRow({ words, offsets, ids }: WrittenWords, row: number): string[] {
  return Array.from(ids.subarray(offsets[row], offsets[row + 1]), (id) => words[id] ?? '');
}

/** By word: how often it is written. */
export function countWritten({ words, ids }: WrittenWords): Uint32Array {
  return countsOf(ids, words.length);
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
