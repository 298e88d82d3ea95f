// Which pages of the site rank for the keywords of a page, by the addresses of the keyword file.
import { type KeywordTable, type Site, textAt } from '@silosmith/contract';
import { samePageKey } from './site-address.ts';

export interface Ranking {
  /** Share of the demand of the keywords whose ranking page is known, 0 to 1. */
  readonly share: number;
  readonly hasPrimary: boolean;
  /** Positions in the given rows. */
  readonly at: readonly number[];
}

/** Below this share of the page's known demand a ranking says nothing about the page. */
const LEAST_SHARE = 0.25;

/** For the rows of a page, its primary keyword first: the pages of the site that rank, by index. */
export function createRankings(
  { url, volume }: Pick<KeywordTable, 'url' | 'volume'>,
  site: Site,
): (rows: readonly number[]) => ReadonlyMap<number, Ranking> {
  if (url === null) return () => new Map();
  const pageOf = new Map(site.pages.map((page, index) => [samePageKey(page.url), index]));
  return (rows) => {
    const found = new Map<number, { demand: number; at: number[] }>();
    let known = 0;
    for (const [at, row] of rows.entries()) {
      const addresses = textAt(url, row)
        .split('\n')
        .filter((address) => address !== '');
      if (addresses.length === 0) continue;
      const demand = Math.max(1, volume[row] ?? 0);
      known += demand;
      for (const target of new Set(addresses.map((address) => pageOf.get(samePageKey(address))))) {
        if (target === undefined) continue;
        const entry = found.get(target) ?? { demand: 0, at: [] };
        entry.demand += demand;
        entry.at.push(at);
        found.set(target, entry);
      }
    }
    const rankings = [...found].map(([target, { demand, at }]): [number, Ranking] => [
      target,
      { share: demand / known, hasPrimary: at[0] === 0, at },
    ]);
    return new Map(rankings.filter(([, { share, hasPrimary }]) => hasPrimary || share >= LEAST_SHARE));
  };
}
