// What the whole list is about, where no page of the plan is about that alone: `car service` for `car service miami` and `boston car service`.
import { type HubPhrase, hubPhrases } from './hub-phrases.ts';
import type { PlanPages } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** Pages without a place of their own that say it, at least. Of a single word more: a shop's `coffee` would take in its four topics. */
const FEWEST_SAYING = { phrase: 4, word: 8 } as const;
/** Their share of all such pages. */
const SAYING = 0.5;

export interface StandingPages {
  readonly inPlan: readonly number[];
  /** With neither parent nor children. */
  readonly alone: readonly number[];
  /** Those, and others without parent that lead fewer pages than a topic: a phrase of several words may lead them. */
  readonly leadingFew: readonly number[];
  readonly language: string;
}

/** The phrase of frame words alone that most of the pages say, the longest of these; null where one of `inPlan` says no other telling word. */
export function seedPhrase(
  pages: PlanPages,
  words: TellingWords,
  { inPlan, alone, leadingFew, language }: StandingPages,
): HubPhrase | null {
  const isFrame = (id: number) => words.isFrame[id] === 1;
  if (inPlan.some((page) => setOf(words, page).every(isFrame))) return null;
  const askedFor = ({ ids }: HubPhrase) => (ids.length > 1 ? leadingFew : alone);
  const isSaid = ({ ids, scope }: HubPhrase, page: number) =>
    pages.scope[page] === scope && ids.every((id) => setOf(words, page).includes(id));
  const saying = (phrase: HubPhrase) => askedFor(phrase).filter((page) => isSaid(phrase, page)).length;
  const phrases = hubPhrases(pages, words, leadingFew, language)
    .filter(({ ids }) => ids.every(isFrame) && ids.some((id) => words.isVague[id] === 0))
    .map((phrase) => ({ phrase, count: saying(phrase) }))
    .filter(({ phrase, count }) => count >= Math.max(fewest(phrase), SAYING * askedFor(phrase).length))
    .sort((a, b) => b.phrase.ids.length - a.phrase.ids.length || b.count - a.count);
  return phrases[0]?.phrase ?? null;
}

const fewest = ({ ids }: HubPhrase): number => (ids.length > 1 ? FEWEST_SAYING.phrase : FEWEST_SAYING.word);
