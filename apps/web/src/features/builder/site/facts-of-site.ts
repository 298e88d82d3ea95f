// What a site's file holds, so far as it says whether it is the right one.
import type { Site } from '@silosmith/contract';

export interface FactsOfSite {
  readonly pages: number;
  /** Pages whose title is known. */
  readonly titled: number;
  /** Most pages first. More than one: files of several sites were put together, or a site has several domains. */
  readonly hosts: readonly string[];
}

export function factsOfSite({ pages }: Site): FactsOfSite {
  const hosts = new Map<string, number>();
  for (const { url } of pages) {
    const host = hostOfPage(url);
    if (host !== '') hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  return {
    pages: pages.length,
    titled: pages.filter(({ title }) => title.trim() !== '').length,
    hosts: [...hosts].sort((a, b) => b[1] - a[1]).map(([host]) => host),
  };
}

/** Lists name addresses with and without their scheme; `www.` is the same site. */
const hostOfPage = (url: string): string => {
  const named = URL.parse(/^https?:/iu.test(url) ? url : `https://${url}`);
  return named === null ? '' : named.host.replace(/^www\./u, '');
};
