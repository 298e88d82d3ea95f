// What embeddings add to the words: a share of the likeness, on the scale of the words.
import type { EvidenceSegment } from './evidence-vectors.ts';
import type { Embeddings } from './grouping.ts';
import { MEANING } from './grouping-method.ts';
import type { KeywordUnits } from './keyword-units.ts';
import { type MeaningSearch, meaningFeaturesOf } from './meaning-features.ts';
import type { Neighbours } from './nearest-neighbours.ts';

export interface MeaningEvidence {
  readonly segment: EvidenceSegment;
  readonly source: Neighbours;
  /** Share of the units whose meaning is known, 0 to 1. */
  readonly known: number;
}

/**
 * Models differ in how near they put what is alike: cosines of 0.3 in one are 0.8 in another. So meaning counts so many times
 * that the nearest by meaning are as near, on average over the list, as the nearest by `words`.
 */
export function meaningEvidenceOf(
  embeddings: Embeddings,
  units: KeywordUnits,
  words: Neighbours,
  search: MeaningSearch,
): MeaningEvidence {
  const { vectors, near: source } = meaningFeaturesOf(embeddings, units, search);
  const nearest = meanOfNearest(source);
  const weight = MEANING.searches + (MEANING.rewordings - MEANING.searches) * search.rewording;
  const gain = nearest > 0 ? meanOfNearest(words) / nearest : 1;
  const known = vectors.offsets.reduce(
    (sum, end, at) => sum + (end > (vectors.offsets[at - 1] ?? 0) ? 1 : 0),
    0,
  );
  return {
    segment: { vectors, weight, expected: 0, gain },
    source,
    known: units.count === 0 ? 0 : known / units.count,
  };
}

/** Mean likeness of a unit and its nearest, of the units that have one. */
function meanOfNearest({ k, rows, similarity }: Neighbours): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < rows.length; at += k) {
    if ((rows[at] ?? -1) < 0) continue;
    sum += similarity[at] ?? 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
