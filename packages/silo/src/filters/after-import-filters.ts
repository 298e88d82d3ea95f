import {
  DEFAULT_FILTERS,
  type Filters,
  type KeywordTable,
  type SiloState,
  UNKNOWN,
} from '@silosmith/contract';
import { rowsWhere } from '../columns/rows-after.ts';
import { isPage } from '../tree/page-tree.ts';

const MIN_VOLUME = 10;
const HARDEST = 30;
const MOST_ARTICLES = 20;

/**
 * The filters that an import sets: the first batch of pages. Unknown figures pass.
 * minVolume 10; maxDifficulty: average known difficulty rounded up to the next 10, at most 30 (30 where none is known);
 * maxArticles 20, or the number of pages where that is less.
 * Pages carry the broad, contested keywords: where these limits pass less than half of the batch, the difficulty is
 * raised in tens until half of it passes, and the volume is dropped where that is what hides them, so that a plan never opens empty.
 * `found`: the rows of all pages in row order, where they are known.
 */
export function afterImportFilters(
  table: KeywordTable,
  { place }: Pick<SiloState, 'place'>,
  found?: Int32Array,
): Filters {
  const pages = found ?? rowsWhere(place.length, (row) => isPage(place[row]));
  const maxArticles = Math.min(MOST_ARTICLES, pages.length);
  const wanted = Math.ceil(maxArticles / 2);
  const searched = pages.filter((row) => {
    const volume = table.volume[row] ?? UNKNOWN;
    return volume === UNKNOWN || volume >= MIN_VOLUME;
  });
  const enough = searched.length >= wanted;
  const difficulties = Float64Array.from(
    enough ? searched : pages,
    (row) => table.difficulty[row] ?? UNKNOWN,
  ).sort();
  return {
    ...DEFAULT_FILTERS,
    minVolume: enough ? MIN_VOLUME : 0,
    maxDifficulty: Math.max(
      Math.min(HARDEST, nextTen(averageDifficulty(table))),
      nextTen(difficulties[wanted - 1] ?? UNKNOWN),
    ),
    maxArticles,
  };
}

const averages = new WeakMap<Float64Array, number>();

/** Of the known difficulties; 30 where none is known. Found once per column. */
function averageDifficulty({ difficulty }: Pick<KeywordTable, 'difficulty'>): number {
  const average = averages.get(difficulty) ?? averageOf(difficulty);
  averages.set(difficulty, average);
  return average;
}

function averageOf(difficulty: Float64Array): number {
  let sum = 0;
  let known = 0;
  for (let row = 0; row < difficulty.length; row++) {
    const value = difficulty[row] ?? UNKNOWN;
    if (value === UNKNOWN) continue;
    sum += value;
    known++;
  }
  return known === 0 ? HARDEST : sum / known;
}

function nextTen(difficulty: number): number {
  return Math.ceil(difficulty / 10) * 10;
}
