// `seo agency austin` and `seo austin` are one search: who names a place looks for those who do it there.
import { packFor } from '@silosmith/language';
import { createGenericWordTest } from '../grouping/generic-words.ts';
import { likelyLocationsIn } from '../grouping/location-words.ts';
import { knownPlaceWords } from './known-place-words.ts';
import { partsAlone } from './row-parts.ts';
import type { TellingWords } from './telling-words.ts';
import type { WrittenWords } from './written-words.ts';

/** One of the interchangeable words for those who do something. */
const PROVIDERS: Readonly<Record<string, string>> = {
  en: 'agency',
  fr: 'entreprise',
  de: 'firma',
  es: 'empresa',
  it: 'azienda',
  pt: 'empresa',
  nl: 'bedrijf',
};
/** `cleaners`, `installer`; shorter ones meet by chance. */
const AGENT = /^(\p{L}{4,})[eo]rs?$/u;
const ACTIONS = ['ing', 'ation', 'ion', 'ment', ''] as const;

/** Set of a page → the same without words for those who do it, where it names a place and what is done there; null elsewhere. */
export type LocalSet = (set: Uint32Array) => Uint32Array | null;

/** Ids of words for those who do something, and of those for places. */
export interface LocalWords {
  readonly providers: ReadonlySet<number>;
  readonly places: ReadonlySet<number>;
  /** Whether who names a place looks for those who do it there: a good part of the keywords with a place name them. */
  readonly areSought: boolean;
}

/** Of a list that nobody looked at. */
export const NOWHERE: LocalWords = { providers: new Set(), places: new Set(), areSought: false };

/** Of the keywords that name a place: 0.7 in a list of agencies, under 0.1 in lists about what is done or seen there (`where to propose in paris`). */
const LEAST_SOUGHT = 0.1;
/** There even places are read that the list does not show. */
const MOSTLY_SOUGHT = 0.5;

/** `listed`: every keyword of the list, which shows by `in austin` what its places are; where most of these are of providers, also all that are known (`seo los angeles`). */
export function localWordsOf(words: TellingWords, listed: WrittenWords, language: string): LocalWords {
  const idsOf = (word: string) => words.partAlone(word)?.ids ?? [];
  const providers = new Set(idsOf(PROVIDERS[packFor(language).tag] ?? ''));
  const isPlace = placesOf(listed, language);
  const isProvider = Uint8Array.from(partsAlone(words, listed), (part) =>
    part?.ids.some((id) => providers.has(id)) ? 1 : 0,
  );
  const sought = shareOfBoth(listed, isPlace, isProvider);
  const isKnown = sought >= MOSTLY_SOUGHT ? knownPlaceWords(listed) : isPlace;
  const placeWords = listed.words.filter((_, id) => isPlace[id] === 1 || isKnown[id] === 1);
  return {
    providers,
    places: new Set(placeWords.flatMap((word) => [...idsOf(word)])),
    areSought: sought >= LEAST_SOUGHT,
  };
}

/** Of the rows with a word of `isFirst` the share of those with one of `isSecond`, too; both by word. */
function shareOfBoth({ offsets, ids }: WrittenWords, isFirst: Uint8Array, isSecond: Uint8Array): number {
  let [first, both] = [0, 0];
  for (let row = 0; row + 1 < offsets.length; row++) {
    const said = ids.subarray(offsets[row], offsets[row + 1]);
    if (!said.some((id) => isFirst[id] === 1)) continue;
    first++;
    if (said.some((id) => isSecond[id] === 1)) both++;
  }
  return first === 0 ? 0 : both / first;
}

/** `listed`: every keyword of the list. */
export function createLocalSets(words: TellingWords, listed: WrittenWords, language: string): LocalSet {
  const { providers, places } = localWordsOf(words, listed, language);
  const actionOf = actionsOfAgents(words, listed, language);
  const saysWhat = (id: number) => !places.has(id) && words.isVague[id] === 0;
  return (set) => {
    if (providers.size === 0 || !set.some((id) => places.has(id))) return null;
    const rest = set.filter((id) => !providers.has(id)).map((id) => actionOf.get(id) ?? id);
    return rest.some(saysWhat) ? rest.sort() : null;
  };
}

/** Id of who does something → id of what is done, where the list has both: `cleaner` and `cleaning`, `installer` and `installation`. */
function actionsOfAgents(words: TellingWords, listed: WrittenWords, language: string): Map<number, number> {
  const actionOf = new Map<number, number>();
  if (packFor(language).tag !== 'en') return actionOf;
  const idOf = (word: string) => words.partAlone(word)?.ids[0] ?? -1;
  for (const word of listed.words) {
    const [, root] = AGENT.exec(word) ?? [];
    if (root === undefined) continue;
    const action = ACTIONS.map((ending) => root + ending).find((one) => listed.idOf.has(one));
    const [agent, done] = [idOf(word), action === undefined ? -1 : idOf(action)];
    if (agent >= 0 && done >= 0 && agent !== done) actionOf.set(agent, done);
  }
  return actionOf;
}

/** By id of a written word. */
function placesOf(listed: WrittenWords, language: string): Uint8Array {
  const isGeneric = createGenericWordTest(language);
  return likelyLocationsIn(listed, [language]).map((is, id) => (isGeneric(listed.words[id] ?? '') ? 0 : is));
}
