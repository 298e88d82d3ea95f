// Grouping: pages out of keywords, and the similarity that explains them.
export { groupKeywords } from './group-keywords.ts';
export type { ActiveStrictness, Embeddings, Grouping, GroupingOptions } from './grouping.ts';
export { createSimilarity, type Similarity } from './similarity.ts';
