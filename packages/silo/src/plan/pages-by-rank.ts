/** Pages in the order of their ranks, which begin at 1. */
export function pagesByRank(rank: Int32Array): number[] {
  const pages = new Array<number>(rank.length);
  for (let page = 0; page < rank.length; page++) pages[(rank[page] ?? 1) - 1] = page;
  return pages;
}

const ON_PATH = -1;

/** The same order, but for parents that stood behind a child: they come right before it. Ends where pages are the parents of each other, too. */
export function parentsFirst(rank: Int32Array, parent: Int32Array): Int32Array {
  const placed = new Int32Array(rank.length);
  let next = 1;
  for (const page of pagesByRank(rank)) {
    const path: number[] = [];
    for (let at = page; at >= 0 && placed[at] === 0; at = parent[at] ?? -1) {
      placed[at] = ON_PATH;
      path.push(at);
    }
    for (const at of path.reverse()) placed[at] = next++;
  }
  return placed;
}
