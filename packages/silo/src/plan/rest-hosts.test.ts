import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { findBroaderPages } from './broader-pages.ts';
import { hostRest } from './rest-hosts.ts';
import { MOST_HEADINGS } from './section-hosts.ts';
import { readTellingWords } from './telling-words.ts';

const TREES = 'alder birch cedar dogwood elm fir ginkgo hazel ivy juniper larch maple oak pine'.split(' ');
const PRODUCTS = ['seeds', 'bark', 'leaves', 'timber', 'nursery'];
const HERBS = ['ashwagandha', ...TREES.flatMap((tree) => PRODUCTS.map((product) => `${tree} ${product}`))];

/** What answers each group outside a plan of the herbs, by its demand; null for nobody. */
function hostsOf(
  groups: Readonly<Record<string, number>>,
  leads: readonly number[] = [0],
  alone: readonly string[] = [],
) {
  const keywords = [...HERBS, ...Object.keys(groups)];
  const words = readTellingWords(keywords, 'en');
  const demand = Float64Array.from(keywords, (keyword) => groups[keyword] ?? 100);
  const pages = { ...planPagesOf(keywords), demand, leads: new Set(leads) };
  const hosts = {
    host: new Int32Array(keywords.length).fill(-1),
    likeness: new Float64Array(keywords.length),
    reason: new Uint8Array(keywords.length),
  };
  const rank = Int32Array.from(keywords, (_, at) => at + 1);
  hostRest(
    hosts,
    { pages, words, broader: findBroaderPages(pages, words) },
    {
      rank,
      size: HERBS.length,
      loners: new Set(alone.map((keyword) => keywords.indexOf(keyword))),
    },
  );
  return Array.from(hosts.host.slice(HERBS.length), (page) => keywords[page] ?? null);
}

describe('what is too small for a page', () => {
  it('is a section of the hub all of which it says', () => {
    expect(hostsOf({ 'ashwagandha cortisol': 10 })).toEqual(['ashwagandha']);
    expect(hostsOf({ 'turmeric cortisol': 10 })).toEqual([null]);
  });

  it('is none of a page that is no hub', () => {
    expect(hostsOf({ 'ashwagandha cortisol': 10 }, [])).toEqual([null]);
  });

  it('is none where the hub says but a small part of it, unless as many search for it as for a page, or it was one', () => {
    const long = 'ashwagandha cortisol thyroid';
    expect(hostsOf({ [long]: 10 })).toEqual([null]);
    expect(hostsOf({ [long]: 100 })).toEqual(['ashwagandha']);
    expect(hostsOf({ [long]: 10 }, [0], [long])).toEqual(['ashwagandha']);
  });

  it('finds room until the hub has as many headings as an article', () => {
    const groups = Object.fromEntries(
      Array.from({ length: MOST_HEADINGS + 1 }, (_, at) => [
        `ashwagandha ${'abcdefghijklmn'[at]}root`,
        20 - at,
      ]),
    );
    const hosts = hostsOf(groups);
    expect(hosts.filter((host) => host === 'ashwagandha')).toHaveLength(MOST_HEADINGS);
    expect(hosts.at(-1)).toBeNull();
  });
});
