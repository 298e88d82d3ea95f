// The result of grouping: the page of every keyword, and the evidence for it.
import type { GroupingStrictness } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import type { PieceRows } from '../columns/piece-rows.ts';
import type { SampledLanguages } from './list-languages.ts';
import type { NamedPlaces } from './named-places.ts';

/** Strictness with grouping switched on; `off` never reaches the grouping. */
export type ActiveStrictness = Exclude<GroupingStrictness, 'off'>;

/** Meaning vectors of the user's own embedding model: row `r` is `vectors[r * dimensions ..]`. */
export interface Embeddings {
  readonly dimensions: number;
  /** Any scale; all zeroes where nothing is known of a row. */
  readonly vectors: Float32Array | Int8Array;
}

export interface GroupingOptions {
  /** Content language tag, such as `en`. */
  readonly language: string;
  readonly strictness: ActiveStrictness;
  /** One number a row; rows of different scope never share a page. */
  readonly scope?: Int32Array;
  readonly embeddings?: Embeddings;
  /** Whether keywords that ask for different things of one subject (its price, a course), or in different places, get pages of their own, as in a plan. */
  readonly partsNeeds?: boolean;
  /** What a sample of the list says of its languages, and the pieces of the keywords, where they were read before. */
  readonly sampled?: SampledLanguages;
  readonly pieces?: PieceRows;
  readonly onProgress?: OnProgress;
}

/** Every row stands in exactly one group, known by the row of its primary keyword. */
export interface Grouping {
  /** Row → row of its page's primary keyword (one without flaws that says what the others say, of those the most searched); a primary maps to itself. */
  readonly primary: Int32Array;
  /** Blended similarity to the primary keyword, 0 to 1; 1 for a primary. */
  readonly similarity: Float32Array;
  /** PLACEMENT_REASONS: variantByWords, variantByResults, variantByMeaning, variantByCharacters; none for a primary. */
  readonly evidence: Uint8Array;
  /** By row: 0 for a keyword that may lead a page; the more, the poorer a name it is: misspelled, repeating itself, in an odd order. */
  readonly flaws: Uint8Array;
  /** By row: what it asks of its subject; 0 for nothing, else the place of the need in NEEDS, from 1. */
  readonly needs: Uint8Array;
  /** Row → the places that it names, as numbers, in a list of local searches; rows without any are absent. */
  readonly places: NamedPlaces;
  /** Row → the row that stands for all of the same words in other order or spelling. */
  readonly sameAs: Int32Array;
  readonly pageCount: number;
  /** Pages with one keyword ÷ pages, 0 to 1. */
  readonly singletonShare: number;
  /** Keywords of the largest page ÷ keywords, 0 to 1. */
  readonly largestShare: number;
}
