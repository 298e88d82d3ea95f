// Placement of every keyword, as columns parallel to the keyword table: an edit is a patch, and undo restores the same bytes.

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
} as const;
export type PlacementReason = (typeof PLACEMENT_REASONS)[keyof typeof PLACEMENT_REASONS];

/** Bits of the `flags` column. */
export const ROW_FLAGS = { favourite: 1, completed: 2, pinned: 4, scoreEstimated: 8 } as const;

/**
 * One row per keyword, in the order of the keyword table. Invariants (property-tested in packages/silo):
 * every row that is not `none` or `deleted` is exactly one of pillar, cluster, subSupporting, variant, section, setAside;
 * a cluster's parent is a pillar, a subSupporting's a cluster, a section's a page, a variant's a page, a section or a set-aside keyword;
 * the parent of a pillar and of a set-aside keyword is -1; the topic of a page, section or variant equals its parent's.
 */
export interface SiloState {
  readonly place: Uint8Array;
  /** Row of the parent page, or of what a section or variant belongs to; -1 for pillars, unplaced and set-aside rows. */
  readonly parent: Int32Array;
  /** Index into `topics`. */
  readonly topic: Int32Array;
  readonly topics: readonly string[];
  /** PLACEMENT_REASONS values. */
  readonly reason: Uint8Array;
  /** Blended similarity to the parent, 0 to 1. */
  readonly similarity: Float32Array;
  /** Row of the second-best parent, -1 if there was no other candidate. */
  readonly runnerUp: Int32Array;
  readonly runnerUpSimilarity: Float32Array;
  /** log10(volume) × (0.5 + 0.5 × (1 − difficulty ÷ 100)) × 10. */
  readonly score: Float64Array;
  /** 0.3 × min(100, volume ÷ 10) + 0.3 × (100 − difficulty) + 0.2 × relevance + 0.2 × business value, 0 to 100. */
  readonly opportunity: Float64Array;
  /** 0 to 100. */
  readonly relevance: Uint8Array;
  /** 0 to 100, default 50. */
  readonly businessValue: Uint8Array;
  /** INTENT_BITS: as stated by the file, else derived from cue words. */
  readonly intent: Uint8Array;
  /** ROW_FLAGS bits. */
  readonly flags: Uint8Array;
  /**
   * Rank by worth among the groups of keywords, from 1, in the row of each group's primary keyword; 0 for none. A plan of
   * n pages consists of the groups ranked 1 to n. A page's parent has an earlier rank than the page, so plans nest.
   */
  readonly rank: Int32Array;
  /** The host: row of the group, of an earlier rank, that takes this one as a section in plans too small for it; -1: set aside instead. */
  readonly host: Int32Array;
  /** Row of this group's parent page in plans large enough for it; -1 for a pillar. */
  readonly home: Int32Array;
}
