// The silo as nested pages with variants, sections and reasons, for readers.
import {
  DEFAULT_FILTERS,
  intentNames,
  type KeywordTable,
  PAGE_TYPES,
  type Page,
  PLACES,
  ROW_FLAGS,
  type SiloState,
  textAt,
  type Variant,
} from '@silosmith/contract';
import { pageOrder } from '../filters/page-order.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, type PageTree } from '../tree/page-tree.ts';
import { createExplainer } from '../why/explain-placement.ts';
import { createLoneSections, toSections } from './to-sections.ts';

/** Identifier of a page or keyword: its row, which never changes within a project. */
export function pageId(row: number): string {
  return `k${row}`;
}

/**
 * Pillars with their pages below them. `selection`: rows of the pages to show, in the order to show them
 * (as `selectPages` gives them); a selected page whose parent is not selected is left out. Without it: all pages, best score first.
 */
export function toPages(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  selection?: ArrayLike<number>,
): Page[] {
  const tree = createPageTree(silo);
  const explain = createExplainer(table, silo, index);
  const shown = selection ?? pageOrder(table, silo, DEFAULT_FILTERS);
  const childrenOf = new Map<number, number[]>();
  for (let i = 0; i < shown.length; i++) {
    const row = shown[i] ?? 0;
    const parent = silo.place[row] === PLACES.pillar ? -1 : (silo.parent[row] ?? -2);
    const siblings = childrenOf.get(parent);
    if (siblings) siblings.push(row);
    else childrenOf.set(parent, [row]);
  }
  const variantOf = (row: number): Variant => ({
    keyword: textAt(table.keyword, row),
    volume: table.volume[row] ?? 0,
    difficulty: table.difficulty[row] ?? 0,
    why: explain(row),
  });
  const source = { table, index, tree, explain, standsAlone: createLoneSections(table, silo, tree) };
  const pageOf = (row: number, level: 1 | 2 | 3): Page => {
    const variants = [...tree.variants(row)].sort(
      (a, b) => (table.volume[b] ?? 0) - (table.volume[a] ?? 0) || a - b,
    );
    const flags = silo.flags[row] ?? 0;
    const why = explain(row);
    const below = level === 3 ? [] : (childrenOf.get(row) ?? []);
    return {
      id: pageId(row),
      keyword: textAt(table.keyword, row),
      topic: silo.topics[silo.topic[row] ?? -1] ?? '',
      pageType: PAGE_TYPES[level - 1] ?? 'Sub-supporting page',
      level,
      volume: table.volume[row] ?? 0,
      difficulty: table.difficulty[row] ?? 0,
      totalVolume: totalVolumeOf(table, row, tree),
      score: silo.score[row] ?? 0,
      scoreEstimated: (flags & ROW_FLAGS.scoreEstimated) !== 0,
      opportunityScore: silo.opportunity[row] ?? 0,
      relevance: silo.relevance[row] ?? 0,
      businessValue: silo.businessValue[row] ?? 0,
      intent: intentNames(silo.intent[row]),
      parentKeyword: why.parent,
      isFavorite: (flags & ROW_FLAGS.favourite) !== 0,
      isCompleted: (flags & ROW_FLAGS.completed) !== 0,
      ...((flags & ROW_FLAGS.proposed) === 0 ? {} : { proposed: true }),
      variants: variants.map(variantOf),
      sections: toSections(source, row, variantOf),
      why,
      children: below.map((child) => pageOf(child, level === 1 ? 2 : 3)),
    };
  };
  return (childrenOf.get(-1) ?? []).map((row) => pageOf(row, 1));
}

/** Known volumes of all keywords that a page serves, variants and sections; -1 where none is known. */
function totalVolumeOf(table: KeywordTable, row: number, tree: PageTree): number {
  let total = -1;
  const add = (keyword: number) => {
    const volume = table.volume[keyword] ?? -1;
    if (volume >= 0) total = Math.max(0, total) + volume;
  };
  const addWithVariants = (keyword: number) => {
    add(keyword);
    tree.variants(keyword).forEach(add);
  };
  addWithVariants(row);
  tree.sections(row).forEach(addWithVariants);
  return total;
}
