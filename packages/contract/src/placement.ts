// Codes of the placement columns, and their names in the project file.

/**
 * What a keyword row is in the silo. A page is identified by the row of its primary keyword. A section is a group of keywords answered by
 * a part of a page, identified the same way. A keyword that is set aside belongs to no page, for the reason in `reason`.
 */
export const PLACES = {
  none: 0,
  pillar: 1,
  cluster: 2,
  subSupporting: 3,
  variant: 4,
  deleted: 5,
  section: 6,
  setAside: 7,
} as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

const PLACE_NAMES = Object.keys(PLACES);

/** Name of a PLACES value. */
export function placeName(value: number | undefined): string {
  return PLACE_NAMES[value ?? 0] ?? 'none';
}

/** PLACES value of a name; `none` for an unknown one. */
export function placeOf(name: string): Place {
  // The names are in value order (tested), so an index into them is a place.
  return Math.max(0, PLACE_NAMES.indexOf(name)) as Place;
}

/** Why a row is placed where it is. */
export const PLACEMENT_REASONS = {
  none: 0,
  pillarMarked: 1,
  pillarPromoted: 2,
  pillarHeuristic: 3,
  clusterByScore: 4,
  childByOverlap: 5,
  childByClosest: 6,
  variantByWords: 7,
  variantByResults: 8,
  variantByMeaning: 9,
  variantByCharacters: 10,
  byHand: 11,
  byFix: 12,
  clusterMarked: 13,
  childMarked: 14,
  /** Section of a page whose words are a subset of its own; of a page that is very similar. */
  sectionOfBroader: 15,
  sectionOfAlike: 16,
  /** Under a broader page; under one that shares most of its words. */
  belowBroader: 17,
  belowAkin: 18,
  /** Why a keyword is set aside. */
  asideAddress: 19,
  asideCharacter: 20,
  asideLanguage: 21,
  asideAdult: 22,
  asideSmall: 23,
  /** Nothing else in the plan belongs with it, and the plan has enough such pages. */
  asideAlone: 24,
  /** A page that the plan proposes above pages that share a phrase which no keyword of the list says alone. */
  pillarProposed: 25,
  /** Went where the page went that it belongs to, or found another because that page is none any more. */
  movedAlong: 26,
  /** Section of the page that the file plans for its address. */
  sectionOfPlanned: 27,
  /** Says the same as the page's keyword in other words: `seo agency`, `seo company`. */
  variantByWording: 28,
  /** The file puts both in one topic, which the other page leads. */
  belowTopic: 29,
  /** Leads what the file puts in its topic. */
  pillarOfTopic: 30,
  /** Says all that the page's keyword says, and a thing besides: `quick mill anita` on `quick mill`. */
  sectionOfPart: 31,
  /** Its address begins with that of the other page. */
  belowAddress: 32,
  /** Searched like the page's keyword in each month of a year: the search engine counts both as one. */
  variantBySearches: 33,
  /** Commands of a search engine: `site:example.com`. */
  asideOperator: 34,
  /** A model suggested it, and the user took it over. */
  bySuggestion: 35,
  /** Other keywords of the page name the other one, too: `michelin xwx` of the page `xwx`. */
  belowNamed: 36,
  /** It says all of another keyword of the other page: `how many loans can you have in ohio` of the page `how many loans can you get`. */
  belowWording: 37,
  /** It is about a place in the region that the other page is about. */
  belowRegion: 38,
} as const;
export type PlacementReason = (typeof PLACEMENT_REASONS)[keyof typeof PLACEMENT_REASONS];

/** The user decided, by hand or by ticking what was offered. */
export const USER_REASONS: readonly PlacementReason[] = [
  PLACEMENT_REASONS.byHand,
  PLACEMENT_REASONS.byFix,
  PLACEMENT_REASONS.bySuggestion,
];

const REASON_NAMES = Object.keys(PLACEMENT_REASONS);

/** Camel-case name of a PLACEMENT_REASONS value. */
export function reasonName(value: number | undefined): string {
  return REASON_NAMES[value ?? 0] ?? 'none';
}

/** PLACEMENT_REASONS value of a name; `none` for an unknown one. */
export function reasonOf(name: string): number {
  return Math.max(0, REASON_NAMES.indexOf(name));
}

/**
 * Bits of the `flags` column. `proposed`: no keyword of the user's list, but a page that the plan proposes; one that the plan has no use for
 * (any more) is `deleted` with the reason `none`. Renamed by hand it is the user's.
 */
export const ROW_FLAGS = { favourite: 1, completed: 2, pinned: 4, scoreEstimated: 8, proposed: 16 } as const;
