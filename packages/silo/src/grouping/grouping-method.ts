// Which numbers make the grouping what it is? Chosen by measurement, one setting for every file: docs/decisions/0002-grouping.md.
import type { ActiveStrictness } from './grouping.ts';

/** Clusters join while their mean similarity, above what any two keywords of the list share, is at least this. */
export const THRESHOLDS: Readonly<Record<ActiveStrictness, number>> = {
  soft: 0.16,
  moderate: 0.25,
  hard: 0.4,
};

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
const LEAN: SearchEffort = {
  maxPostings: 640,
  maxCandidates: 16,
  maxCompared: 12,
  k: 8,
  maxFeatures: 64,
  linkage: { unnoticedGrowth: 1.2, keyStep: 0.02 },
};
const LONG_LIST_UNITS = 20_000;
export function effortFor(unitCount: number): SearchEffort {
  return unitCount > LONG_LIST_UNITS ? LEAN : THOROUGH;
}

/** Neighbours that enrich a keyword; fewer in a short list, where ten would be half of it, and in a long one, where the nearest are near. */
const MOST_NEIGHBOURS = 10;
const MOST_NEIGHBOURS_LEAN = 8;
export function neighboursFor(unitCount: number): number {
  const most = unitCount > LONG_LIST_UNITS ? MOST_NEIGHBOURS_LEAN : MOST_NEIGHBOURS;
  return Math.min(most, Math.max(2, Math.round(Math.sqrt(unitCount) / 2.5)));
}

/** Share of the head terms beside the words, in a list of head terms. The softer, the more a word beside the head is let pass. */
export const HEAD_SHARES: Readonly<Record<ActiveStrictness, number>> = {
  soft: 0.6,
  moderate: 0.85,
  hard: 0.85,
};

/** Where results or meaning are known, they say better than the words whether a word beside the head parts two pages. */
export const HEAD_SHARE_BESIDE_STRONGER = 0.4;

/** Each keyword's words are enriched by those of its neighbours; not in a list of head terms, where that would blur what parts the pages. */
export const EXPANSION = { share: 0.55, fullTrust: 0.45 } as const;

/** `cohesionShare`: two tight clusters that are far from each other compared with how tight they are stay apart. */
export const LINKAGE = { maxPartners: 10, cohesionShare: 0.45 } as const;
export const CLUSTER_SUMS = { maxFeatures: 150, conflictWeight: 0.25 } as const;

/** Shared results tell most about what searchers get, meaning comes next, words last (issue: evidence, strongest first). */
export const EVIDENCE_WEIGHTS = { words: 0.25, results: 0.75, meaning: 0.5 } as const;
