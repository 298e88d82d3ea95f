// Which filters does an import set? Specification 1 §9.2, 'After a CSV import'.
import { DEFAULT_FILTERS, type Filters, type KeywordTable, UNKNOWN } from '@silosmith/contract';

const MIN_VOLUME = 10;
const HARDEST = 30;
const MOST_ARTICLES = 20;

/**
 * minVolume 10; maxDifficulty: average known difficulty rounded up to the next 10, at most 30 (30 where none is known);
 * maxArticles: 20, or the number of items where that is less. `itemCount`: pages of the silo, else the table's rows.
 */
export function afterImportFilters(
  table: Pick<KeywordTable, 'rowCount' | 'difficulty'>,
  itemCount: number = table.rowCount,
): Filters {
  let sum = 0;
  let known = 0;
  for (let row = 0; row < table.rowCount; row++) {
    const difficulty = table.difficulty[row] ?? UNKNOWN;
    if (difficulty === UNKNOWN) continue;
    sum += difficulty;
    known++;
  }
  const roundedUp = known === 0 ? HARDEST : Math.ceil(sum / known / 10) * 10;
  return {
    ...DEFAULT_FILTERS,
    minVolume: MIN_VOLUME,
    maxDifficulty: Math.min(HARDEST, roundedUp),
    maxArticles: Math.min(MOST_ARTICLES, itemCount),
  };
}
