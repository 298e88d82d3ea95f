// Reads the keywords of a list word by word: a word that is the same beside any other is looked up once, not once a keyword.
import { longer } from '../columns/longer-array.ts';
import type { ListedKeywords } from './plan-pages.ts';
import type { TellingWords } from './telling-words.ts';
import { maySayUsed } from './used-words.ts';
import { type KeywordPart, UNMET } from './word-reader.ts';
import type { WrittenWords } from './written-words.ts';

export type RowReader = (row: number) => readonly KeywordPart[];

type AloneReader = TellingWords['partAlone'];

/** Words read before: every rule about the keywords of a list asks for all of them. */
const READ = new WeakMap<
  AloneReader,
  { readonly written: WrittenWords; readonly alone: readonly (KeywordPart | null)[] }
>();

/** By id of a written word what it stands for in every keyword; null where that depends on the words beside it. */
export function partsAlone(
  { partAlone }: Pick<TellingWords, 'partAlone'>,
  written: WrittenWords,
): readonly (KeywordPart | null)[] {
  const known = READ.get(partAlone);
  if (known?.written === written) return known.alone;
  const alone = written.words.map((word) => partAlone(word));
  READ.set(partAlone, { written, alone });
  return alone;
}

/** Row → its parts, those of the row that stands for it. The words of the list are in the language of `words`; without them every keyword is split again. */
export function createRowReader(
  words: Pick<TellingWords, 'partsOf' | 'partAlone'>,
  { texts, sameAs, written }: Pick<ListedKeywords, 'texts' | 'sameAs' | 'written'>,
): RowReader {
  const meant = (row: number) => sameAs?.[row] ?? row;
  const inFull = (row: number) => words.partsOf(texts[row] ?? '');
  if (written === undefined) return (row) => inFull(meant(row));
  const { offsets, ids } = written;
  const alone = partsAlone(words, written);
  return (asked) => {
    const row = meant(asked);
    const parts: KeywordPart[] = [];
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const part = alone[ids[at] ?? -1] ?? null;
      if (part === null) return inFull(row);
      parts.push(part);
    }
    return parts;
  };
}

/** Row → whether it may say that a thing is used (`usedWords`): for most a look at the numbers of its words says that it does not. */
export function createUsedTest(
  words: Pick<TellingWords, 'partAlone'>,
  { sameAs, written }: Pick<ListedKeywords, 'sameAs' | 'written'>,
): (row: number) => boolean {
  if (written === undefined) return () => true;
  const alone = partsAlone(words, written);
  // What depends on the words beside it may be written in another way.
  const may = Uint8Array.from(written.words, (word, id) => (alone[id] === null || maySayUsed(word) ? 1 : 0));
  const { offsets, ids } = written;
  return (asked) => {
    const row = sameAs?.[asked] ?? asked;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++)
      if (may[ids[at] ?? 0] === 1) return true;
    return false;
  };
}

/** Telling words by row, each once and in the order in which the row says them, UNMET among them: `ids[offsets[r] .. offsets[r + 1])`. */
export interface SaidRows {
  readonly offsets: Uint32Array;
  readonly ids: Int32Array;
}

/** O(words of the keywords). */
export function readSaidRows(rowCount: number, partsOf: RowReader): SaidRows {
  const offsets = new Uint32Array(rowCount + 1);
  let ids = new Int32Array(rowCount * 4 + 16);
  for (let row = 0, used = 0; row < rowCount; row++) {
    const from = used;
    for (const part of partsOf(row))
      for (const id of part.ids) {
        if (has(ids, from, used, id)) continue;
        if (used === ids.length) ids = longer(ids, used * 2);
        ids[used++] = id;
      }
    offsets[row + 1] = used;
  }
  return { offsets, ids };
}

/** Whether a row says a word that no page knows. */
export function saysUnmet({ offsets, ids }: SaidRows, row: number): boolean {
  return has(ids, offsets[row] ?? 0, offsets[row + 1] ?? 0, UNMET);
}

/** Whether an array has an id at one of the places from `from` on, before `to`. */
function has(ids: ArrayLike<number>, from: number, to: number, id: number): boolean {
  for (let at = from; at < to; at++) if (ids[at] === id) return true;
  return false;
}
