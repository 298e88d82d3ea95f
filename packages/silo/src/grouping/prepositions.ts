// Words that say for whom, where and with what a thing is: `wall art for living room`.
import { packFor } from '@silosmith/language';
import type { ListedWords } from './listed-words.ts';

const PREPOSITIONS: Readonly<Record<string, string>> = {
  en: 'for in with at on near without',
  de: 'für in mit bei im am ohne',
  fr: 'pour dans avec en sans',
  es: 'para en con sin',
  it: 'per in con senza',
  pt: 'para em com no na sem',
  nl: 'voor in met bij op zonder',
};

/** Tells whether the first of some stems that a row has stands behind a preposition. */
export function createPrepositionTest({
  words,
  usual,
  language,
}: Pick<ListedWords, 'words' | 'usual' | 'language'>): (row: number, stems: Uint32Array) => boolean {
  const { tag, stem } = packFor(language);
  const before = new Set((PREPOSITIONS[tag] ?? '').split(' ').map(stem));
  const { offsets, stemIds } = words;
  const meant = (at: number) => usual[stemIds[at] ?? 0] ?? stemIds[at] ?? 0;
  return (row, stems) => {
    const end = offsets[row + 1] ?? 0;
    let at = offsets[row] ?? 0;
    if (stems.includes(meant(at))) return false;
    while (at < end && !stems.includes(meant(at))) at++;
    return at < end && before.has(words.stems[stemIds[at - 1] ?? 0] ?? '');
  };
}
