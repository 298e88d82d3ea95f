// The words of a list's keywords as numbers: what is to be known of a word is read once a word, not once a keyword.
import { splitWords } from '@silosmith/language';
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
}

/** Splits every keyword once. O(letters). */
export function readWrittenWords(keywords: readonly string[], language: string): WrittenWords {
  const words: string[] = [];
  const idOf = new Map<string, number>();
  const offsets = new Uint32Array(keywords.length + 1);
  let ids = new Uint32Array(keywords.length * 4 + 16);
  let used = 0;
  keywords.forEach((keyword, row) => {
    for (const word of splitWords(keyword, language)) {
      let id = idOf.get(word);
      if (id === undefined) {
        id = words.push(word) - 1;
        idOf.set(word, id);
      }
      if (used === ids.length) ids = longer(ids, used * 2);
      ids[used++] = id;
    }
    offsets[row + 1] = used;
  });
  return { language, words, idOf, offsets, ids: ids.subarray(0, used) };
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
