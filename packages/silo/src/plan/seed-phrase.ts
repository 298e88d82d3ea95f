// What the whole list is about, where no page of the plan is about that alone: `car service` for `car service miami` and `boston car service`.
import { type HubPhrase, hubPhrases } from './hub-phrases.ts';
import type { PlanPages } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** Pages that stand alone and say it, at least. Of a single word more: a shop's `coffee` would take in its four topics. */
const FEWEST_SAYING = { phrase: 4, word: 8 } as const;
/** Their share of all that stand alone. */
const SAYING = 0.5;

/** The phrase of frame words alone that most of the pages say, the longest of these; null where one of `inPlan` says no other telling word. `alone`: pages of the plan with neither parent nor children. */
export function seedPhrase(
  pages: PlanPages,
  words: TellingWords,
  { inPlan, alone, language }: { inPlan: readonly number[]; alone: readonly number[]; language: string },
): HubPhrase | null {
  const isFrame = (id: number) => words.isFrame[id] === 1;
  if (inPlan.some((page) => setOf(words, page).every(isFrame))) return null;
  const saying = ({ ids, scope }: HubPhrase) =>
    alone.filter((page) => pages.scope[page] === scope && ids.every((id) => setOf(words, page).includes(id)))
      .length;
  const phrases = hubPhrases(pages, words, alone, language)
    .filter(({ ids }) => ids.every(isFrame) && ids.some((id) => words.isVague[id] === 0))
    .map((phrase) => ({ phrase, count: saying(phrase) }))
    .filter(({ phrase, count }) => count >= Math.max(fewest(phrase), SAYING * alone.length))
    .sort((a, b) => b.phrase.ids.length - a.phrase.ids.length || b.count - a.count);
  return phrases[0]?.phrase ?? null;
}

const fewest = ({ ids }: HubPhrase): number => (ids.length > 1 ? FEWEST_SAYING.phrase : FEWEST_SAYING.word);
