// The page tree after an edit: the one before it, with new lists for the pages that rows left or came to.
import { PLACES, type SiloState } from '@silosmith/contract';
import { rowsAfter } from '../columns/rows-after.ts';
import { createPageTree, isPage, listOf, type PageTree } from './page-tree.ts';

type Places = Pick<SiloState, 'place' | 'parent'>;

/** Lists for more pages than this cost more than a new tree. */
const MOST_LISTS = 4_000;

/**
 * `moved`: the rows whose place or parent differs between the two silos, ascending. O(moved rows + the lists they leave and join),
 * and now and then O(rows): the lists of all edits since the last whole tree are kept together.
 */
export function treeAfter(tree: PageTree, from: Places, to: Places, moved: Int32Array): PageTree {
  if (moved.length === 0) return tree;
  const whole = tree instanceof EditedTree ? tree.whole : tree;
  const lists = new Map(tree instanceof EditedTree ? tree.lists : []);
  for (const [page, rows] of changedBelow(from, to, moved)) {
    const isIn = (list: number) => (row: number) => to.parent[row] === page && listOf(to.place[row]) === list;
    lists.set(page, [
      rowsAfter(tree.children(page), rows, isIn(0)),
      rowsAfter(tree.variants(page), rows, isIn(1)),
      rowsAfter(tree.sections(page), rows, isIn(2)),
    ]);
  }
  if (lists.size > MOST_LISTS) return createPageTree(to);
  const pillars = rowsAfter(tree.pillars, moved, (row) => to.place[row] === PLACES.pillar);
  let { pageCount } = tree;
  for (const row of moved) pageCount += Number(isPage(to.place[row])) - Number(isPage(from.place[row]));
  return new EditedTree(whole, lists, { pillars, pageCount });
}

/** Page → the moved rows that were below it or are now, ascending. */
function changedBelow(from: Places, to: Places, moved: Int32Array): Map<number, number[]> {
  const changed = new Map<number, number[]>();
  const note = (page: number, row: number): void => {
    const rows = changed.get(page);
    if (rows === undefined) changed.set(page, [row]);
    else if (rows.at(-1) !== row) rows.push(row);
  };
  for (const row of moved) {
    note(from.parent[row] ?? -1, row);
    note(to.parent[row] ?? -1, row);
  }
  changed.delete(-1);
  return changed;
}

/** Child pages, variants, sections. */
type Lists = readonly [Int32Array, Int32Array, Int32Array];

class EditedTree implements PageTree {
  readonly whole: PageTree;
  readonly lists: ReadonlyMap<number, Lists>;
  readonly pillars: Int32Array;
  readonly pageCount: number;

  constructor(
    whole: PageTree,
    lists: ReadonlyMap<number, Lists>,
    { pillars, pageCount }: Pick<PageTree, 'pillars' | 'pageCount'>,
  ) {
    this.whole = whole;
    this.lists = lists;
    this.pillars = pillars;
    this.pageCount = pageCount;
  }

  children(row: number): Int32Array {
    return this.lists.get(row)?.[0] ?? this.whole.children(row);
  }

  childCount(row: number): number {
    return this.lists.get(row)?.[0].length ?? this.whole.childCount(row);
  }

  below(row: number): Int32Array {
    const lists = this.lists.get(row);
    return lists === undefined ? this.whole.below(row) : Int32Array.from(lists.flatMap((list) => [...list]));
  }

  variants(row: number): Int32Array {
    return this.lists.get(row)?.[1] ?? this.whole.variants(row);
  }

  sections(row: number): Int32Array {
    return this.lists.get(row)?.[2] ?? this.whole.sections(row);
  }
}
