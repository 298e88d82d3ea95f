import {
  DEFAULT_FILTERS,
  type Filters,
  type KeywordTable,
  PLACES,
  type SiloState,
  UNKNOWN,
} from '@silosmith/contract';

const MIN_VOLUME = 10;
const HARDEST = 30;
const MOST_ARTICLES = 20;

/**
 * The filters that an import sets: the first batch of pages. Unknown figures pass.
 * minVolume 10; maxDifficulty: average known difficulty rounded up to the next 10, at most 30 (30 where none is known);
 * maxArticles 20, or the number of pages where that is less.
 * Pages carry the broad, contested keywords: where these limits pass less than half of the batch, the difficulty is
 * raised in tens until half of it passes, and the volume is dropped where that is what hides them, so that a plan never opens empty.
 */
export function afterImportFilters(table: KeywordTable, silo: SiloState): Filters {
  const pages = pagesOf(silo);
  const maxArticles = Math.min(MOST_ARTICLES, pages.length);
  const wanted = Math.ceil(maxArticles / 2);
  const searched = pages.filter((row) => {
    const volume = table.volume[row] ?? UNKNOWN;
    return volume === UNKNOWN || volume >= MIN_VOLUME;
  });
  const enough = searched.length >= wanted;
  const difficulties = (enough ? searched : pages)
    .map((row) => table.difficulty[row] ?? UNKNOWN)
    .sort((a, b) => a - b);
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

function pagesOf({ place }: SiloState): number[] {
  const rows: number[] = [];
  for (let row = 0; row < place.length; row++) {
    const at = place[row];
    if (at === PLACES.pillar || at === PLACES.cluster || at === PLACES.subSupporting) rows.push(row);
  }
  return rows;
}

/** Of the known difficulties; 30 where none is known. */
function averageDifficulty({ rowCount, difficulty }: KeywordTable): number {
  let sum = 0;
  let known = 0;
  for (let row = 0; row < rowCount; row++) {
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
