/** Pages in the order of their ranks, which begin at 1. */
export function pagesByRank(rank: Int32Array): number[] {
  const pages = new Array<number>(rank.length);
  for (let page = 0; page < rank.length; page++) pages[(rank[page] ?? 1) - 1] = page;
  return pages;
}
