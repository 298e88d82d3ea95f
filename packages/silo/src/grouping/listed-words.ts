// The words of a list, what is meant by each, and what kind of word it is.
import { type LanguagePack, packFor } from '@silosmith/language';
import type { PairCounts } from '../columns/pair-counts.ts';
import type { PieceRows } from '../columns/piece-rows.ts';
import { type KeywordWords, readKeywordWords } from './keyword-words.ts';
import { stemPairs, stemTimes, usualSpellings } from './usual-spellings.ts';

export interface ListedWords {
  /** That of most of the list. */
  readonly language: string;
  readonly words: KeywordWords;
  /** Stem → the stem that is meant, mostly itself. */
  readonly usual: Uint32Array;
  /** By stem: STEM_CLASSES. */
  readonly classes: Uint8Array;
  /** By stem: how often it is written. */
  readonly times: Uint32Array;
  /** Stems side by side, as they are written. */
  readonly pairs: PairCounts;
}

/** What parts pages, what does not change a page (years too: the page is renewed, not another one), what says nothing. */
export const STEM_CLASSES = { content: 0, qualifier: 1, function: 2 } as const;

/** Stems are of the first language; the others' function words and qualifiers are known too. */
export function readListedWords(
  table: Parameters<typeof readKeywordWords>[0],
  languages: readonly string[],
  pieces?: PieceRows,
): ListedWords {
  const words = readKeywordWords(table, languages, pieces);
  const pairs = stemPairs(words);
  const times = stemTimes(words);
  const usual = usualSpellings(words, times, pairs);
  const [language = 'en'] = languages;
  return { language, words, times, pairs, usual, classes: stemClasses(words.stems, languages) };
}

const YEAR = /^(?:19|20)\d\d$/u;

function stemClasses(stems: readonly string[], [own = 'en', ...others]: readonly string[]): Uint8Array {
  const { stem: stemOf } = packFor(own);
  const packs = [own, ...others].map(packFor);
  const stemsOf = (pack: LanguagePack, word: string) => [stemOf(word), pack.stem(word)];
  const functions = new Set(
    packs.flatMap((pack) => [...pack.functionWords].flatMap((word) => stemsOf(pack, word))),
  );
  const qualifiers = new Set(
    packs.flatMap((pack) => [...pack.qualifiers].flatMap((word) => stemsOf(pack, word))),
  );
  return Uint8Array.from(stems, (stem) => {
    if (functions.has(stem)) return STEM_CLASSES.function;
    return qualifiers.has(stem) || YEAR.test(stem) ? STEM_CLASSES.qualifier : STEM_CLASSES.content;
  });
}
