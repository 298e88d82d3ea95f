// Reads the keywords of a list word by word: a word that is the same beside any other is looked up once, not once a keyword.
import type { TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';
import type { WrittenWords } from './written-words.ts';

/** Row → its parts. `written`: the words of `texts`, in the language of `words`; without them every keyword is split anew. */
export function createRowReader(
  words: TellingWords,
  texts: readonly string[],
  written: WrittenWords | undefined,
): (row: number) => readonly KeywordPart[] {
  const inFull = (row: number) => words.partsOf(texts[row] ?? '');
  if (written === undefined) return inFull;
  const { offsets, ids } = written;
  const alone = written.words.map((word) => words.partAlone(word));
  return (row) => {
    const parts: KeywordPart[] = [];
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const part = alone[ids[at] ?? -1] ?? null;
      if (part === null) return inFull(row);
      parts.push(part);
    }
    return parts;
  };
}
