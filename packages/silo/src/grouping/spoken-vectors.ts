// Lexical vectors: words and characters of each unit, and its head term in so far as the list is one of head terms.

import type { SparseRows } from '../columns/sparse-rows.ts';
import { type ContentSets, contentSetsOf } from './content-sets.ts';
import { bareHeadsOf, headModifiersOf, withHeads } from './head-features.ts';
import { extensionShareOf, headTermsOf } from './head-terms.ts';
import type { KeywordUnits } from './keyword-units.ts';
import type { KeywordWords } from './keyword-words.ts';
import type { ListedWords } from './listed-words.ts';
import { type WordWeights, wordFeaturesOf } from './word-features.ts';

export interface HeadWeights {
  /** Share of a similarity that comes from the heads where the list is wholly one of head terms. */
  readonly share: number;
  /** Whether the words beside a head part what has it (pages), or the head alone counts (topics). */
  readonly modifiers: boolean;
}

export interface SpokenVectors {
  /** Rows of length 1. */
  readonly vectors: SparseRows;
  /** How far the list is one of head terms, 0 to 1. */
  readonly headTrust: number;
}

/**
 * People who reword what they want extend another keyword of the list by a word for a fifth to a quarter of their keywords; lists
 * of a keyword tool do so for four to nine tenths (measured: docs/decisions/0002-grouping.md). There the word added parts the pages.
 */
const EXTENDING = { from: 0.3, full: 0.4 } as const;
/** In a short list (units) every repeated phrase looks like a pattern; rewordings show only in long ones. */
const SHORT = { full: 200, none: 400 } as const;

/** What the list says of itself. */
export interface Speech {
  readonly content: ContentSets;
  /** How far the list is one of head terms, 0 to 1. */
  readonly headTrust: number;
}

export function speechOf(listed: ListedWords, units: KeywordUnits): Speech {
  const content = contentSetsOf(listed, units);
  const extending = (extensionShareOf(content) - EXTENDING.from) / (EXTENDING.full - EXTENDING.from);
  const short = (SHORT.none - units.count) / (SHORT.none - SHORT.full);
  return { content, headTrust: Math.min(1, Math.max(0, extending, short)) };
}

export function spokenVectorsOf(
  words: KeywordWords,
  units: KeywordUnits,
  weights: WordWeights,
  heads: HeadWeights,
  { content, headTrust }: Speech,
): SpokenVectors {
  const vectors = wordFeaturesOf(words, units, weights);
  if (headTrust === 0) return { vectors, headTrust };
  const terms = headTermsOf(content);
  const rows = heads.modifiers
    ? headModifiersOf(content, terms, weights.stemRarityPower)
    : bareHeadsOf(content, terms);
  return { vectors: withHeads(vectors, rows, heads.share * headTrust), headTrust };
}
