// Parameters of the grouping, chosen by measurement, the same for every file: docs/decisions/0002-grouping.md.
import type { ActiveStrictness } from './grouping.ts';

/** Clusters join while their similarity is at least this: in lists of searches, and in lists of rewordings, where only what is above the list's mean counts. */
export const THRESHOLDS: Readonly<Record<ActiveStrictness, { searches: number; rewordings: number }>> = {
  soft: { searches: 0.36, rewordings: 0.16 },
  moderate: { searches: 0.46, rewordings: 0.25 },
  hard: { searches: 0.55, rewordings: 0.4 },
};

/** What keywords share in a list of searches: runs of characters, pairs of telling words, other keywords of the list that both contain. */
export const PAGE_WEIGHTS = { runs: 1, pairs: 0.4, contained: 0.3 } as const;

/**
 * In a short list rarity says little, and a word beside a head term would never part two pages: the same head with the same words
 * beside it counts too, fully up to `full` units, not at all from `none` on.
 */
export const SHORT_LIST = { full: 100, none: 250, weight: 1.5, rarityPower: 0.75 } as const;

/**
 * Share of the best pair in the similarity of two clusters, beside the mean over all pairs: a long tail hangs on one good neighbour.
 * It falls with the size of the smaller cluster (`share / (1 + decay · ln size)`), which guards against chains.
 */
export const BEST_PAIR = { share: 0.65, decay: 0.3 } as const;

/** Stems by rarity beside runs of three characters. */
export const WORD_WEIGHTS = { runShare: 0.8, stemRarityPower: 0.75, runRarityPower: 0.45 } as const;

/** How thoroughly neighbours are searched: in long lists a little less, where the rarest words alone fill the search. */
export interface SearchEffort {
  /** Occurrences of a keyword's features visited, rarest features first. */
  readonly maxPostings: number;
  /** Keywords compared in full with one, by words as they stand. */
  readonly maxCandidates: number;
  /** Keywords compared in full with one, by the whole evidence, and those of them kept as possible partners. */
  readonly maxCompared: number;
  readonly k: number;
  /** Features kept of a keyword enriched by its neighbours. */
  readonly maxFeatures: number;
  /** How exactly clusters are joined in the order of their similarity: see `Linkage`. */
  readonly linkage: { readonly unnoticedGrowth: number; readonly keyStep: number };
}
const THOROUGH: SearchEffort = {
  maxPostings: 2048,
  maxCandidates: 48,
  maxCompared: 40,
  k: 12,
  maxFeatures: 80,
  linkage: { unnoticedGrowth: 1, keyStep: 0 },
};
/** In a long list of rewordings: there paraphrases meet over neighbours alone, and less loses them. */
const LEAN_OF_REWORDINGS: SearchEffort = {
  maxPostings: 640,
  maxCandidates: 16,
  maxCompared: 9,
  k: 7,
  maxFeatures: 64,
  linkage: { unnoticedGrowth: 1.2, keyStep: 0.02 },
};
const LEAN: SearchEffort = {
  ...LEAN_OF_REWORDINGS,
  maxPostings: 400,
  maxCandidates: 12,
  maxCompared: 9,
  k: 6,
};
const LONG_LIST_UNITS = 20_000;
/** `rewording`: how far the list is one of rewordings, 0 to 1. */
export function effortFor(unitCount: number, rewording: number): SearchEffort {
  if (unitCount <= LONG_LIST_UNITS) return THOROUGH;
  return rewording > 0 ? LEAN_OF_REWORDINGS : LEAN;
}

/** Neighbours that enrich a keyword; fewer in a short list, where ten would be half of it, and in a long one, where the nearest are near. */
const MOST_NEIGHBOURS = 10;
const MOST_NEIGHBOURS_LEAN = 8;
export function neighboursFor(unitCount: number): number {
  const most = unitCount > LONG_LIST_UNITS ? MOST_NEIGHBOURS_LEAN : MOST_NEIGHBOURS;
  return Math.min(most, Math.max(2, Math.round(Math.sqrt(unitCount) / 2.5)));
}

/** Each keyword's words are enriched by those of its neighbours in a list of rewordings; elsewhere that would blur what parts the pages. */
export const EXPANSION = { share: 0.55, fullTrust: 0.45 } as const;

/** `cohesionShare`: two tight clusters that are far from each other compared with how tight they are stay apart. */
export const LINKAGE = { maxPartners: 10, cohesionShare: 0.45 } as const;
export const CLUSTER_SUMS = { maxFeatures: 400, conflictWeight: 0.25 } as const;
/** What is left of a similarity where two keywords name different figures. */
export const DIFFERENT_FIGURES = 0.1;

/** Shared results tell most about what searchers get; meaning adds to words, and does not outweigh them. */
export const EVIDENCE_WEIGHTS = { words: 0.25, results: 0.75, meaning: 0.12 } as const;

/**
 * Embeddings beside the words: their weight, and how much more a group must have in common, since two kinds of evidence agree on
 * more pairs than one. More weight lumps lists of searches; in lists of rewordings meaning tells more than words once each keyword
 * is enriched by its nearest (docs/decisions/0002-grouping.md).
 */
export const MEANING = {
  searches: 0.12,
  rewordings: 0.35,
  threshold: { searches: 0.02, rewordings: 0.085 },
  enriched: { share: 0.7, neighbours: 7 },
} as const;

/** What is left of the likeness of a pair where one telling word replaced another. */
export const SUBSTITUTES = 0.65;

/** Two of ten shared results say nothing, four are enough for one page whatever the words, none speaks against it. */
export const SHARED_RESULTS = { expected: 0.2, gain: 3 } as const;
