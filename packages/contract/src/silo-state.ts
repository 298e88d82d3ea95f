// Where does each keyword stand? Columns beside the keyword table, so that an edit is a patch and undo restores the same bytes.

/** What a keyword row is in the silo. A page is known by the row of its primary keyword. */
export const PLACES = { none: 0, pillar: 1, cluster: 2, subSupporting: 3, variant: 4, deleted: 5 } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

/** Why a row stands where it stands. */
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
} as const;
export type PlacementReason = (typeof PLACEMENT_REASONS)[keyof typeof PLACEMENT_REASONS];

/** Bits of the `flags` column. */
export const ROW_FLAGS = { favourite: 1, completed: 2, pinned: 4, scoreEstimated: 8 } as const;

/**
 * One row a keyword, in the order of the keyword table. Invariants (property-tested in packages/silo):
 * every row that is not `none` or `deleted` is exactly one of pillar, cluster, subSupporting, variant;
 * a cluster's parent is a pillar, a subSupporting's a cluster, a variant's a page; a pillar's parent is -1;
 * a page's topic equals its pillar's topic.
 */
export interface SiloState {
  readonly place: Uint8Array;
  /** Row of the parent page, or of the page that a variant belongs to; -1 for pillars and unplaced rows. */
  readonly parent: Int32Array;
  /** Index into `topics`. */
  readonly topic: Int32Array;
  readonly topics: readonly string[];
  /** PLACEMENT_REASONS values. */
  readonly reason: Uint8Array;
  /** Blended similarity to the parent, 0 to 1. */
  readonly similarity: Float32Array;
  /** Second-best parent row, -1 where there was no other candidate. */
  readonly runnerUp: Int32Array;
  readonly runnerUpSimilarity: Float32Array;
  /** Score of specification 1 §9.2. */
  readonly score: Float64Array;
  /** Opportunity score of specification 1 §9.2, 0 to 100. */
  readonly opportunity: Float64Array;
  /** 0 to 100. */
  readonly relevance: Uint8Array;
  /** 0 to 100, default 50. */
  readonly businessValue: Uint8Array;
  /** INTENT_BITS: the file's, else by the intent rules of specification 2 §9. */
  readonly intent: Uint8Array;
  /** ROW_FLAGS bits. */
  readonly flags: Uint8Array;
}
