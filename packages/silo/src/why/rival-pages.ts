// The other page of the topic that shares most words with a variant.
import type { SiloState } from '@silosmith/contract';
import type { TokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';

/** A stem on more pages tells too little to search by, unless the keyword has no rarer one. */
const COMMON_STEM_PAGES = 1000;

export interface RivalPages {
  /** Row of the best other page in the row's topic by overlap; -1 where none shares a word. */
  best(row: number): number;
}

/** The page lists are built at the first question. */
export function createRivalPages(silo: SiloState, index: TokenIndex): RivalPages {
  let pagesOfStem: Map<number, number[]> | null = null;
  return {
    best(row) {
      pagesOfStem ??= listPages(silo, index);
      const start = index.offsets[row] ?? 0;
      const end = index.offsets[row + 1] ?? 0;
      const stems = [...index.stemIds.subarray(start, end)];
      const lists = stems.map((stem) => pagesOfStem?.get(stem) ?? []).sort((a, b) => a.length - b.length);
      const shared = new Map<number, number>();
      for (const list of lists) {
        if (list.length > COMMON_STEM_PAGES && shared.size > 0) break;
        for (const page of list) {
          const isRival = page !== row && page !== silo.parent[row] && silo.topic[page] === silo.topic[row];
          if (isRival) shared.set(page, (shared.get(page) ?? 0) + 1);
        }
      }
      let best = -1;
      let most = 0;
      for (const [page, count] of shared) {
        const size = (index.offsets[page + 1] ?? 0) - (index.offsets[page] ?? 0);
        const overlap = count / (end - start + size - count);
        if (overlap > most || (overlap === most && page < best)) [best, most] = [page, overlap];
      }
      return best;
    },
  };
}

function listPages(silo: SiloState, index: TokenIndex): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (let row = 0; row < silo.place.length; row++) {
    if (!isPage(silo.place[row])) continue;
    for (let i = index.offsets[row] ?? 0; i < (index.offsets[row + 1] ?? 0); i++) {
      const stem = index.stemIds[i] ?? 0;
      const list = lists.get(stem);
      if (list) list.push(row);
      else lists.set(stem, [row]);
    }
  }
  return lists;
}
