// The pages that pass the filters and their ancestors, up to the maximum.
import {
  type Filters,
  type KeywordTable,
  PLACES,
  ROW_FLAGS,
  type SiloState,
  UNKNOWN,
} from '@silosmith/contract';
import { keywordHits, queryWords } from './keyword-search.ts';
import { pageOrder } from './page-order.ts';

export interface PageSelection {
  /** Rows of the pages shown, in the order of the filters; a page's ancestors are always among them. */
  readonly rows: Int32Array;
  /** By row: 1 for what is shown because it passes, not only as an ancestor. */
  readonly passed: Uint8Array;
  /** How many pass. */
  readonly shown: number;
  /** Pages of the silo. */
  readonly total: number;
  /** Pages not shown. */
  readonly hidden: number;
}

/**
 * An unknown figure passes. A page above a shown one is shown whether it passes or not, and counts towards
 * maxArticles; a page whose path does not fit any more gives way to the next. Where more pass than that, whole branches are taken, the one
 * of the first page first: a pillar with its best pages can be written and published, scattered pages cannot. maxArticles of 0 or less
 * shows nothing; Infinity shows all.
 * `pages`: the rows of all pages in row order, where they are known. Then O(pages log pages), and O(keywords) for a search.
 */
export function selectPages(
  table: KeywordTable,
  silo: SiloState,
  filters: Filters,
  pages?: Int32Array,
): PageSelection {
  const order = pageOrder(table, silo, filters, pages);
  const passes = createTest(table, silo, filters);
  const chosen = new Uint8Array(table.rowCount);
  const passed = new Uint8Array(table.rowCount);
  let count = 0;
  const passing = order.filter(passes);
  const isLimited = passing.length > filters.maxArticles;
  for (const row of isLimited ? branchByBranch(silo, passing) : passing) {
    if (count >= filters.maxArticles) break;
    if (chosen[row] === 1) continue;
    const path: number[] = [];
    // Three levels: a damaged path may have no end.
    for (let at = row; at >= 0 && chosen[at] === 0 && path.length < 3; at = silo.parent[at] ?? -1)
      path.push(at);
    if (count + path.length > filters.maxArticles) continue;
    for (const at of path) chosen[at] = 1;
    passed[row] = 1;
    count += path.length;
  }
  const rows = order.filter((row) => chosen[row] === 1);
  let shown = 0;
  for (const row of rows) {
    // An ancestor was taken unasked: it may pass all the same.
    if (passed[row] === 0 && passes(row)) passed[row] = 1;
    shown += passed[row] ?? 0;
  }
  return {
    rows,
    passed,
    shown,
    total: order.length,
    hidden: order.length - count,
  };
}

/** The rows with those of one pillar together: pillars by the first of their rows, the rows of each in their order. */
function branchByBranch({ parent }: Pick<SiloState, 'parent'>, rows: Int32Array): number[] {
  const branches = new Map<number, number[]>();
  for (const row of rows) {
    let root = row;
    for (let step = 1; step < 3 && (parent[root] ?? -1) >= 0; step++) root = parent[root] ?? -1;
    const branch = branches.get(root) ?? [];
    branch.push(row);
    branches.set(root, branch);
  }
  return [...branches.values()].flat();
}

function createTest(table: KeywordTable, silo: SiloState, filters: Filters): (row: number) => boolean {
  const found = createSearch(table, silo, filters.searchQuery);
  return (row) => {
    const flags = silo.flags[row] ?? 0;
    const volume = table.volume[row] ?? UNKNOWN;
    const difficulty = table.difficulty[row] ?? UNKNOWN;
    if (!filters.showCompleted && (flags & ROW_FLAGS.completed) !== 0) return false;
    if (filters.showFavorites && (flags & ROW_FLAGS.favourite) === 0) return false;
    if (volume !== UNKNOWN && volume < filters.minVolume) return false;
    if (difficulty !== UNKNOWN && difficulty > filters.maxDifficulty) return false;
    return found(row);
  };
}

/** Every word of the query stands somewhere in the keyword, or in one of its variants or sections; case and accents do not matter. */
function createSearch(table: KeywordTable, silo: SiloState, query: string): (row: number) => boolean {
  const words = queryWords(query);
  if (words.length === 0) return () => true;
  const { place, parent } = silo;
  const hits = keywordHits(table.keyword, words);
  const serves = hits.slice();
  for (let row = hits.indexOf(1); row >= 0; row = hits.indexOf(1, row + 1)) {
    // A variant is below a section or a page, a section below a page.
    let at = row;
    for (let step = 0; step < 2 && (place[at] === PLACES.variant || place[at] === PLACES.section); step++) {
      at = parent[at] ?? -1;
      if (at >= 0) serves[at] = 1;
    }
  }
  return (row) => serves[row] === 1;
}
