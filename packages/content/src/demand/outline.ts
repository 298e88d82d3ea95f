// The skeleton of an article: which headings a page has, and which keywords each of them answers.
import { capitalised, packFor, stemsOf } from '@silosmith/language';
import type { DemandSection, PageDemand } from './page-demand.ts';
import { isSlip, isTornWord } from './typing-slips.ts';

export interface Outline {
  /** Keywords that say the same as the page's own in other words: used in the text, without a heading. */
  readonly alike: readonly string[];
  /** Sections that the plan names, then the variants that add something, in the order of their demand. */
  readonly sections: readonly DemandSection[];
  readonly leftOut: readonly LeftOutKeyword[];
}

export interface LeftOutKeyword {
  readonly keyword: string;
  /** `no-room`: the page has more to answer than its length allows; `slip`: typed wrong, and answered by the words that are right. */
  readonly reason: 'no-room' | 'slip';
}

/** A heading needs this many words below it, as does the rest of the page. */
const WORDS_A_SECTION = 180;
const FEWEST_SECTIONS = 2;
/** More keywords than a writer can use under one heading, or beside the page's own. */
const MOST_KEYWORDS_A_SECTION = 6;
const MOST_ALIKE = 12;

/**
 * Every keyword of the page but its own is in exactly one of the three lists. Words of praise, price or purchase, numbers and
 * word forms make no heading: `best shoes 2026` is alike `shoe`. O(words of all keywords × sections).
 */
export function outlineOf(demand: PageDemand, targetWords: number): Outline {
  const telling = tellingStemsIn(demand.language);
  const own = new Set(telling(demand.keyword));
  const ownWords = demand.keyword.toLowerCase().split(/\s+/u);
  const moreIn = (keyword: string): string[] => telling(keyword).filter((stem) => !own.has(stem));
  const isTypedWrong = (keyword: string, more: readonly string[]): boolean =>
    more.length > 0 && (isTornWord(keyword, ownWords) || more.every((stem) => isSlip(stem, own)));
  const slips = demand.sections.flatMap(({ keywords: [keyword = ''] }) =>
    isTypedWrong(keyword, moreIn(keyword)) ? [keyword] : [],
  );
  const groups = demand.sections.flatMap(({ heading, keywords }) => {
    const right = keywords.filter((keyword) => !slips.includes(keyword));
    const [first] = right;
    return first === undefined
      ? []
      : [{ heading: first === keywords[0] ? heading : capitalised(first), keywords: right }];
  });
  const taken = new Set([demand.keyword, ...demand.sections.flatMap(({ keywords }) => keywords)]);
  const alike: string[] = [];
  const added = new Map<string, { heading: string; keywords: string[] }>();
  for (const variant of demand.variants) {
    if (taken.has(variant)) continue;
    taken.add(variant);
    const more = moreIn(variant);
    if (more.length === 0) alike.push(variant);
    else if (isTypedWrong(variant, more)) slips.push(variant);
    else groupOf(added, more, variant).keywords.push(variant);
  }
  const room = Math.max(FEWEST_SECTIONS, Math.floor(targetWords / WORDS_A_SECTION) - 1);
  const { leftOut, ...placed } = withinRoom(alike, [...groups, ...new Set(added.values())], room);
  return {
    ...placed,
    leftOut: [...slips.map((keyword) => ({ keyword, reason: 'slip' as const })), ...leftOut],
  };
}

/** The group that shares one of the words, else a new one; its words lead to it from then on. */
function groupOf(
  groups: Map<string, { heading: string; keywords: string[] }>,
  stems: readonly string[],
  keyword: string,
): { heading: string; keywords: string[] } {
  const known = stems.map((stem) => groups.get(stem)).find((group) => group !== undefined);
  const group = known ?? { heading: capitalised(keyword), keywords: [] };
  for (const stem of stems) if (!groups.has(stem)) groups.set(stem, group);
  return group;
}

function withinRoom(alike: readonly string[], groups: readonly DemandSection[], room: number): Outline {
  const shown = groups.slice(0, room);
  const keywords = (group: DemandSection): readonly string[] => [...new Set(group.keywords)];
  const left = [
    ...alike.slice(MOST_ALIKE),
    ...shown.flatMap((group) => keywords(group).slice(MOST_KEYWORDS_A_SECTION)),
    ...groups.slice(room).flatMap(keywords),
  ];
  return {
    alike: alike.slice(0, MOST_ALIKE),
    sections: shown.map((group) => ({
      heading: group.heading,
      keywords: keywords(group).slice(0, MOST_KEYWORDS_A_SECTION),
    })),
    leftOut: [...new Set(left)].map((keyword) => ({ keyword, reason: 'no-room' })),
  };
}

/** Stems of the words that make a difference to what a page is about. */
function tellingStemsIn(language: string): (keyword: string) => string[] {
  const { qualifiers, stem } = packFor(language);
  const minor = new Set([...qualifiers].map((word) => stem(word)));
  return (keyword) => stemsOf(keyword, language).filter((one) => !minor.has(one) && !/^\d+$/u.test(one));
}
