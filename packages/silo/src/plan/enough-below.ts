// When a hub is worth a page: it leads enough others.
import type { HubPhrase } from './hub-phrases.ts';
import { coreOf, setOf, type TellingWords } from './telling-words.ts';

/** Pages of the plan below a hub at least; two are enough where so many groups of the list have its phrase. */
export const FEWEST_BELOW = 3;
export const FEWEST_OF_PAIR = { pages: 2, groups: 3 } as const;

/** Whether a hub with these pages of the plan below it is worth a page. `groups`: all of the list that have its phrase. */
export function isEnoughBelow(
  words: TellingWords,
  { ids }: Pick<HubPhrase, 'ids'>,
  below: readonly number[],
  groups: () => number[],
): boolean {
  if (below.length < FEWEST_OF_PAIR.pages) return false;
  if (below.length >= FEWEST_BELOW) return true;
  // One of two that is about the phrase leads the other.
  if (below.some((page) => coreOf(words, page).every((id) => ids.includes(id)))) return false;
  // What extends a page below the hub is that page's.
  const own = groups().filter(
    (group) => !below.some((page) => page !== group && extendsPage(words, group, page)),
  );
  return own.length >= FEWEST_OF_PAIR.groups;
}

function extendsPage(words: TellingWords, group: number, page: number): boolean {
  const set = setOf(words, group);
  return setOf(words, page).every((id) => set.includes(id));
}
