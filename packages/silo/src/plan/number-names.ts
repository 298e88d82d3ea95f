// Numbers that are names: in a list about the brand `5.11` it opens `5.11 pants`, `5.11 boots` and many more, and is no count or size of what follows.
import { isYear } from './soft-words.ts';
import type { WrittenWords } from './written-words.ts';

const NUMBER = /^\d+(?:[.,]\d+)?$/u;
/** Keywords that it opens, of the list: with fewer it may be any number. */
const LEAST_OPENED = 0.05;
/** Different words behind it. */
const FEWEST_FOLLOWERS = 12;
/** Of the words behind it those that stand behind other numbers, too: `1 bedroom`, `2 bedroom` count. */
const MOST_SHARED = 0.25;

interface Opening {
  /** As it is written in the list: `5.11`, `511`. */
  readonly spellings: Set<string>;
  /** Words right behind it. */
  readonly followers: Set<number>;
  opened: number;
  /** Whether somebody searches for it alone: nobody does for a count. */
  isAlone: boolean;
}

/** Number as it is written → the name without signs: `5.11` and `511` are one. O(rows). */
export function numberNames(written: WrittenWords): ReadonlyMap<string, string> {
  const openings = openingsOf(written);
  const times = new Map<number, number>();
  for (const { followers } of openings.values())
    for (const word of followers) times.set(word, (times.get(word) ?? 0) + 1);
  const rows = written.offsets.length - 1;
  const isName = ({ followers, opened, isAlone }: Opening): boolean => {
    const shared = [...followers].filter((word) => (times.get(word) ?? 0) > 1).length;
    return (
      isAlone &&
      followers.size >= FEWEST_FOLLOWERS &&
      opened >= LEAST_OPENED * rows &&
      shared <= MOST_SHARED * followers.size
    );
  };
  return new Map(
    [...openings].flatMap(([digits, opening]) =>
      isName(opening) ? [...opening.spellings].map((spelling) => [spelling, digits] as const) : [],
    ),
  );
}

/** Digits → what the keywords say that begin with them. */
function openingsOf({ words, offsets, ids }: WrittenWords): ReadonlyMap<string, Opening> {
  const openings = new Map<string, Opening>();
  for (let row = 0; row + 1 < offsets.length; row++) {
    const from = offsets[row] ?? 0;
    const to = offsets[row + 1] ?? 0;
    const word = from < to ? (words[ids[from] ?? 0] ?? '') : '';
    if (!NUMBER.test(word) || isYear(word)) continue;
    const digits = word.replace(/\D/gu, '');
    const known = openings.get(digits);
    const opening = known ?? { spellings: new Set(), followers: new Set(), opened: 0, isAlone: false };
    if (known === undefined) openings.set(digits, opening);
    opening.spellings.add(word);
    if (to === from + 1) opening.isAlone = true;
    else {
      opening.opened++;
      opening.followers.add(ids[from + 1] ?? 0);
    }
  }
  return openings;
}
