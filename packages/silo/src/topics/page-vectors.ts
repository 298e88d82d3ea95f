// What is a page about? The words of its keywords in one vector, weighted by how rare they are among pages.
import { type KeywordTable, textAt, textColumnOf } from '@silosmith/contract';
import { unitsOf } from '../grouping/keyword-units.ts';
import { readKeywordWords } from '../grouping/keyword-words.ts';
import { type SparseRows, SparseRowsBuilder } from '../grouping/sparse-rows.ts';
import { wordFeaturesOf } from '../grouping/word-features.ts';

/** Measured: docs/decisions/0002-grouping.md. */
const WORD_WEIGHTS = { runShare: 0.5, stemRarityPower: 0.8, runRarityPower: 0.6 } as const;
const MOST_FEATURES = 160;

/** One row of length 1 a page. `keywords[p]` are the rows of page `p`. */
export function pageVectorsOf(
  table: KeywordTable,
  keywords: readonly (readonly number[])[],
  language: string,
): SparseRows {
  const rows = keywords.flat();
  const part = {
    rowCount: rows.length,
    keyword: textColumnOf(rows.map((row) => textAt(table.keyword, row))),
  };
  const words = readKeywordWords(part, language);
  const units = unitsOf(words);
  const vectors = wordFeaturesOf(words, units, WORD_WEIGHTS);
  let at = 0;
  const sums = keywords.map((ofPage) => {
    const sum = new Map<number, number>();
    for (let k = 0; k < ofPage.length; k++) {
      const unit = units.unitOf[at++] ?? 0;
      for (let i = vectors.offsets[unit] ?? 0; i < (vectors.offsets[unit + 1] ?? 0); i++) {
        const id = vectors.ids[i] ?? 0;
        sum.set(id, (sum.get(id) ?? 0) + (vectors.weights[i] ?? 0));
      }
    }
    return sum;
  });
  return weighByRarity(sums, vectors.featureCount);
}

/** Roots, so that a page of forty keywords is not about one of its words alone; times rarity among pages. */
function weighByRarity(sums: readonly Map<number, number>[], featureCount: number): SparseRows {
  const frequency = new Uint32Array(featureCount);
  for (const sum of sums) for (const id of sum.keys()) frequency[id] = (frequency[id] ?? 0) + 1;
  const builder = new SparseRowsBuilder(sums.length, sums.length * 32);
  for (const sum of sums) {
    const weighed = [...sum].map(
      ([id, weight]) => [id, Math.sqrt(weight) * Math.log(1 + sums.length / (frequency[id] ?? 1))] as const,
    );
    const kept = weighed
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MOST_FEATURES)
      .sort((a, b) => a[0] - b[0]);
    const length = Math.hypot(...kept.map(([, weight]) => weight)) || 1;
    builder.push(
      kept.map(([id]) => id),
      kept.map(([, weight]) => weight / length),
      kept.length,
    );
  }
  return builder.build(featureCount);
}
