// The median of the known difficulties, which stands for an unknown one.
import { type KeywordTable, UNKNOWN } from '@silosmith/contract';
import { nthSmallest } from '../columns/selection.ts';
import { DIFFICULTY_WITHOUT_EVIDENCE } from './score.ts';

/**
 * Median of the known difficulties of the imported keywords, 0 to 100; 50 where none is known.
 * Keywords added by hand (line 0) have no say, so that an edit never shifts the scores of other keywords.
 */
export function medianDifficultyOf(table: Medians): number {
  const known = medians.get(table.difficulty);
  if (known !== undefined) return known;
  const median = medianOf(table);
  medians.set(table.difficulty, median);
  return median;
}

type Medians = Pick<KeywordTable, 'rowCount' | 'difficulty' | 'line'>;

/** Found once a column: a changed table has another. */
const medians = new WeakMap<Float64Array, number>();

function medianOf(table: Medians): number {
  const known = new Float64Array(table.rowCount);
  let count = 0;
  for (let row = 0; row < table.rowCount; row++) {
    const value = table.difficulty[row] ?? UNKNOWN;
    if (value !== UNKNOWN && table.line[row] !== 0) known[count++] = value;
  }
  if (count === 0) return DIFFICULTY_WITHOUT_EVIDENCE;
  const values = known.subarray(0, count);
  const upper = nthSmallest(values, count >> 1);
  if (count % 2 === 1) return upper;
  let lower = -1;
  for (let i = 0; i < count >> 1; i++) lower = Math.max(lower, values[i] ?? 0);
  return (lower + upper) / 2;
}
