// Reads the keywords of a list word by word: a word that is the same beside any other is looked up once, not once a keyword.
import type { ListedKeywords } from './plan-pages.ts';
import type { TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';

export type RowReader = (row: number) => readonly KeywordPart[];

/** Row → its parts, those of the row that stands for it. The words of the list are in the language of `words`; without them every keyword is split again. */
export function createRowReader(words: TellingWords, { texts, sameAs, written }: ListedKeywords): RowReader {
  const meant = (row: number) => sameAs?.[row] ?? row;
  const inFull = (row: number) => words.partsOf(texts[row] ?? '');
  if (written === undefined) return (row) => inFull(meant(row));
  const { offsets, ids } = written;
  const alone = written.words.map((word) => words.partAlone(word));
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
