// What the letters of a word say about its language: runs of three letters of the words in the language packs, as a naive Bayes model.
import { foldAccents } from './fold-text.ts';
import { packFor } from './packs/index.ts';

/** Languages with word lists long enough to learn from. */
export const LETTERED = ['en', 'nl', 'fr', 'de', 'es', 'it', 'pt'] as const;
/** Added to every count, so that a run that no list has forbids nothing. */
const SMOOTHING = 0.3;
const SHORTEST = 3;
const RUN = 3;

interface LetterModel {
  /** Run → by language of LETTERED, the logarithm of its share. */
  readonly runs: ReadonlyMap<string, readonly number[]>;
  /** The same of a run that was never met. */
  readonly unmet: readonly number[];
}

let model: LetterModel | null = null;

/** For each language of LETTERED the probability (0 to 1, together 1) that a word of unknown origin is its; a single word is often misjudged. */
export function lettersOf(word: string): readonly number[] {
  model ??= learn();
  const sums = LETTERED.map(() => 0);
  const bordered = `_${foldAccents(word)}_`;
  for (let from = 0; from + RUN <= bordered.length; from++) {
    const known = model.runs.get(bordered.slice(from, from + RUN)) ?? model.unmet;
    for (let at = 0; at < known.length; at++) sums[at] = (sums[at] ?? 0) + (known[at] ?? 0);
  }
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

function runsIn(word: string): string[] {
  const bordered = `_${word}_`;
  return Array.from({ length: bordered.length - RUN + 1 }, (_, at) => bordered.slice(at, at + RUN));
}

function learn(): LetterModel {
  const vocabularies = LETTERED.map(vocabularyOf);
  const counts = new Map<string, number[]>();
  const totals = LETTERED.map(() => 0);
  vocabularies.forEach((words, at) => {
    for (const word of words) {
      // A word of several languages counts for each in part.
      const share = 1 / vocabularies.filter((other) => other.has(word)).length;
      for (const run of runsIn(word)) {
        const count = counts.get(run) ?? LETTERED.map(() => 0);
        counts.set(run, count);
        count[at] = (count[at] ?? 0) + share;
        totals[at] = (totals[at] ?? 0) + share;
      }
    }
  });
  const logs = (count: readonly number[]) =>
    count.map((one, at) => Math.log((one + SMOOTHING) / ((totals[at] ?? 0) + SMOOTHING * counts.size)));
  return {
    runs: new Map([...counts].map(([run, count]) => [run, logs(count)])),
    unmet: logs(LETTERED.map(() => 0)),
  };
}

function vocabularyOf(language: string): ReadonlySet<string> {
  const { functionWords, qualifiers, intentWords, needWords } = packFor(language);
  const words = new Set<string>();
  for (const list of [functionWords, qualifiers, ...Object.values(intentWords), ...needWords.values()])
    for (const phrase of list)
      for (const word of foldAccents(phrase).split(/[^\p{L}]+/u))
        if (word.length >= SHORTEST) words.add(word);
  return words;
}
