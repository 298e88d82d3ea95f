// The language of a list of searches: its words one by one, since searches leave function words out (`scuole palermo`).
import { detectLanguages, type LanguageShare, languagesOfWord, wordsOfLanguage } from './detect-language.ts';
import { foldAccents } from './fold-text.ts';
import { LETTERED, lettersOf } from './word-letters.ts';

/** A function word tells as much as the letters of so many words. */
const FUNCTION_WORD = 3;
/** The best language has so many times the evidence of the next. */
const CLEAR = 1.15;
/** Words whose letters are judged; fewer prove nothing without function words. */
const FEWEST_WORDS = 12;
/** Languages without a model show in so many of the texts, and in most of those that show any. */
const SHOWN = { share: 0.5, texts: 0.08 } as const;
const MOST_WORDS = 4000;
const WORD = /^\p{Script=Latin}{3,}$/u;

/**
 * The language that most of a list is in; null where neither its words nor their letters show it. Each distinct word counts once, so that a brand in
 * every keyword decides nothing. Independent of the order of the texts. `shares`: what `detectLanguages` says of them.
 */
export function languageOfList(texts: Iterable<string>, shares?: readonly LanguageShare[]): string | null {
  const all = [...texts];
  const [shown] = shares ?? detectLanguages(all);
  const isModelled = (language: string) => (LETTERED as readonly string[]).includes(language);
  if (shown !== undefined && !isModelled(shown.language) && shown.share >= SHOWN.share) {
    if (shown.texts >= SHOWN.texts * all.length) return shown.language;
  }
  const evidence = wordEvidence(all);
  if (evidence === null) return shown?.language ?? null;
  const [best, next] = LETTERED.map((language, at) => ({ language, weight: evidence[at] ?? 0 })).sort(
    (a, b) => b.weight - a.weight || (a.language < b.language ? -1 : 1),
  );
  return best !== undefined && best.weight >= CLEAR * (next?.weight ?? 0) ? best.language : null;
}

/** By language of LETTERED; null for too few words. */
function wordEvidence(texts: readonly string[]): readonly number[] | null {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of wordsOfLanguage(text).split(/[^\p{L}\p{M}]+/u)) words.add(word);
  const evidence = LETTERED.map(() => 0);
  let judged = 0;
  // In alphabetical order, so that nothing depends on which came first.
  for (const word of [...words].sort().slice(0, MOST_WORDS)) {
    const spoken = languagesOfWord(word);
    if (spoken.length > 0)
      LETTERED.forEach((language, at) => {
        if (spoken.includes(language)) evidence[at] = (evidence[at] ?? 0) + FUNCTION_WORD / spoken.length;
      });
    else if (WORD.test(foldAccents(word))) {
      judged++;
      lettersOf(word).forEach((share, at) => {
        evidence[at] = (evidence[at] ?? 0) + share;
      });
    }
  }
  return judged < FEWEST_WORDS ? null : evidence;
}
