// How easily a text reads: the reading ease of Flesch, in the form that each language was given.
import { primarySubtag } from '@silosmith/language';
import { wordsOf } from '../../words.ts';

interface EaseFormula {
  /** Of a text of words without length. */
  readonly base: number;
  /** Taken for each word a sentence has, and for each syllable a word has, on average. */
  readonly perWord: number;
  readonly perSyllable: number;
}

/** Flesch 1948, Amstad 1978, Douma 1960, Kandel and Moles 1958, Fernández Huerta 1959, Franchina and Vacca 1986, Martins et al. 1996. */
export const EASE_FORMULAS: Readonly<Record<string, EaseFormula>> = {
  en: { base: 206.835, perWord: 1.015, perSyllable: 84.6 },
  de: { base: 180, perWord: 1, perSyllable: 58.5 },
  nl: { base: 206.835, perWord: 0.93, perSyllable: 77 },
  fr: { base: 207, perWord: 1.015, perSyllable: 73.6 },
  es: { base: 206.84, perWord: 1.02, perSyllable: 60 },
  it: { base: 217, perWord: 1.3, perSyllable: 60 },
  pt: { base: 248.835, perWord: 1.015, perSyllable: 84.6 },
};

/** What sounds as one syllable, longest first: vowels that follow each other are one in English and French, and two where a language parts them. */
const NUCLEI: Readonly<Record<string, RegExp>> = {
  en: /[aeiouy]+/gu,
  de: /ei|ai|ie|au|äu|eu|aa|ee|oo|[aeiouyäöü]/gu,
  nl: /aai|ooi|oei|eeu|ieu|ij|ei|ui|ou|au|oe|ie|eu|aa|ee|oo|uu|[aeiouyëïöü]/gu,
  fr: /é|[aeiouyàâäèêëîïôöùûüœæ]+/gu,
  es: /[iuüy]*[aeoáéóíú][iuüy]*|[iuüy]+/gu,
  it: /[iu]*[aeoàèéòóìù][iu]*|[iu]+/gu,
  pt: /ão|ãe|õe|[iu]*[aeoáéóíúâêôãõà][iu]*|[iuü]+/gu,
};

/** Endings that are written and not spoken. */
const SILENT: Readonly<Record<string, RegExp>> = {
  en: /(?:[^aeiouyl]|[aeiouy]l|ll)e$|[^aeiouytd]ed$|[^aeiouyscxzgh]es$/u,
  fr: /[^aeiouyàâäéèêëîïôöùûü](?:e|es)$|ées?$/u,
};

/** At least 1. An estimate by letters: loan words and names are off by one at times. */
export function syllablesOf(word: string, language: string): number {
  const tag = primarySubtag(language);
  const lower = word.normalize('NFC').toLowerCase();
  const nuclei = lower.match(NUCLEI[tag] ?? /\p{L}/gu)?.length ?? 0;
  const isSilent = nuclei > 1 && SILENT[tag]?.test(lower) === true;
  return Math.max(1, nuclei - (isSilent ? 1 : 0));
}

/** From 100 (a child reads it) to 0 and below (a contract); null in a language without a formula, and for a text without words. */
export function readingEase(sentences: readonly string[], language: string): number | null {
  const formula = EASE_FORMULAS[primarySubtag(language)];
  const words = sentences.flatMap(wordsOf);
  if (formula === undefined || words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  const { base, perWord, perSyllable } = formula;
  return base - (perWord * words.length) / sentences.length - (perSyllable * syllables) / words.length;
}
