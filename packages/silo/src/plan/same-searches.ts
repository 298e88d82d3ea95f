// Keywords that the search engine counts as one: it reports the same searches of both for each month of a year, and the same price.
import { type KeywordTable, type TextColumn, textAt, UNKNOWN } from '@silosmith/contract';
import { areCompatible, arePlannedTogether, type PlanPages, plannedFor } from './plan-pages.ts';
import { shareAThing, type TellingWords } from './telling-words.ts';

/** Fewer months, or months that hardly differ, two keywords may have by chance. */
const FEWEST = { months: 12, figures: 3, changes: 4 } as const;
const FIGURE = /^\d+(?:\.\d+)?$/u;
const BRACKETS = /^\[|\]$/gu;

type Searches = Pick<KeywordTable, 'volume' | 'cpc' | 'difficulty' | 'trend'>;

/** Whether two rows are searched alike in every month, at the same volume, price and difficulty, and not by chance. O(months). */
export function areSearchedAsOne(table: Searches, row: number, other: number): boolean {
  const { volume, cpc, difficulty, trend } = table;
  if (trend === null || !((volume[row] ?? UNKNOWN) > 0) || volume[row] !== volume[other]) return false;
  if (difficulty[row] !== difficulty[other] || cpc?.[row] !== cpc?.[other]) return false;
  const months = monthsOf(trend, row);
  return months === monthsOf(trend, other) && isTelling(months);
}

const monthsOf = (trend: TextColumn, row: number): string => textAt(trend, row).replace(BRACKETS, '');

/** Null where the row has no searches month by month. */
function searchesOf({ volume, cpc, difficulty, trend }: Searches, row: number) {
  if (trend === null || !((volume[row] ?? UNKNOWN) > 0)) return null;
  const months = monthsOf(trend, row);
  return { months, key: `${volume[row]} ${cpc?.[row] ?? UNKNOWN} ${difficulty[row]} ${months}` };
}

/**
 * Page → the first page whose keyword is searched like its own in every month, at the same volume, price and difficulty; -1 for most. Both share a thing,
 * scope and address where the file plans any, and their intents are not opposite. `rowOf`: page → row of its keyword. O(pages).
 */
export function pagesSearchedAsOne(
  pages: PlanPages,
  words: TellingWords,
  table: Searches,
  rowOf: Int32Array,
): Int32Array {
  const sameAs = new Int32Array(pages.count).fill(-1);
  const first = new Map<string, number>();
  for (let page = 0; page < pages.count; page++) {
    const searches = searchesOf(table, rowOf[page] ?? -1);
    if (searches === null) continue;
    const { key, months } = searches;
    const known = first.get(key);
    if (known === undefined && isTelling(months)) first.set(key, page);
    if (known !== undefined && mayBeOne(pages, words, known, page)) sameAs[page] = known;
  }
  return sameAs;
}

function mayBeOne(pages: PlanPages, words: TellingWords, one: number, other: number): boolean {
  const isPlanned = plannedFor(pages, one) >= 0 || plannedFor(pages, other) >= 0;
  if (isPlanned && !arePlannedTogether(pages, one, other)) return false;
  return areCompatible(pages, one, other) && shareAThing(words, one, other);
}

/** Whether two keywords have these searches because they are one, not by chance. */
function isTelling(months: string): boolean {
  const figures = months.split(',');
  if (figures.length < FEWEST.months || !figures.every((figure) => FIGURE.test(figure.trim()))) return false;
  const changes = figures.filter((figure, at) => at > 0 && figure !== figures[at - 1]).length;
  return new Set(figures).size >= FEWEST.figures && changes >= FEWEST.changes;
}
