// Relevance of a keyword to its pillar: the mean of coverage and Jaccard overlap, in percent.

/**
 * Relevance, 0 to 100: half the share of the anchor's stems that the keyword has (coverage), half their Jaccard overlap.
 * The anchor is the pillar's keyword or the topic's label, whichever gives more; a pillar itself has 100.
 * (The specification names the figure, 1 §3.1, and leaves its measure open.)
 */
export function relevancePercent(shared: number, keywordStems: number, anchorStems: number): number {
  if (shared === 0 || anchorStems === 0) return 0;
  const coverage = shared / anchorStems;
  const overlap = shared / (keywordStems + anchorStems - shared);
  return Math.round(50 * (coverage + overlap));
}
