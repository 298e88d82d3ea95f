// Words that only join others, learnt from a list whose language has no pack: short ones that many keywords have between two others, and none at its end.
import { packFor } from '@silosmith/language';

const LONGEST = 3;
const PLAIN_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
/** Of the keywords, so many have such a word, and at least a few do. */
const LEAST_SHARE = 0.01;
const FEWEST = 5;
/** Of these, so many have it between two others; at the end it stands in hardly any. */
const BETWEEN = 0.5;
const AT_END = 0.03;
/** A list whose language is known has its function words in more keywords than this. */
const KNOWN_SHARE = 0.12;

/** `keywords`: the words of each. Prepositions and conjunctions of a list in a language without a pack: Polish `w`, `na`, Indonesian `di`. None where the pack fits the list. */
export function partingWords(
  keywords: readonly (readonly string[])[],
  language: string,
): ReadonlySet<string> {
  const { functionWords } = packFor(language);
  const counts = new Map<string, { all: number; between: number; last: number }>();
  let known = 0;
  for (const words of keywords) {
    if (words.some((word) => functionWords.has(word))) known++;
    words.forEach((word, at) => {
      if (word.length > LONGEST || functionWords.has(word) || !PLAIN_WORD.test(word)) return;
      const count = counts.get(word) ?? { all: 0, between: 0, last: 0 };
      counts.set(word, count);
      count.all++;
      if (at === words.length - 1) count.last++;
      else if (at > 0) count.between++;
    });
  }
  if (known > KNOWN_SHARE * keywords.length) return new Set();
  const least = Math.max(FEWEST, LEAST_SHARE * keywords.length);
  return new Set(
    [...counts].flatMap(([word, { all, between, last }]) =>
      all >= least && between >= BETWEEN * all && last <= AT_END * all ? [word] : [],
    ),
  );
}
