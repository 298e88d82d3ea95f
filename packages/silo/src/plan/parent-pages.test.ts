import { expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { findBroaderPages } from './broader-pages.ts';
import { findParents } from './parent-pages.ts';
import { readTellingWords } from './telling-words.ts';

/** Keyword → the one that leads it, of keywords that are all pages, with their demand. */
function parentsOf(list: Readonly<Record<string, number>>): Record<string, string> {
  const keywords = Object.keys(list);
  const pages = planPagesOf(keywords, { demand: Float64Array.from(Object.values(list)) });
  const words = readTellingWords(keywords, 'en');
  const rank = Int32Array.from(keywords, (_, at) => at + 1);
  const standing = { rank, size: keywords.length, demand: pages.demand };
  const { parent } = findParents(pages, words, findBroaderPages(pages, words), standing);
  return Object.fromEntries(
    keywords.flatMap((keyword, page) => {
      const above = keywords[parent[page] ?? -1];
      return above === undefined ? [] : [[keyword, above]];
    }),
  );
}

it('a page that says less leads one that is searched more, but not next to nothing', () => {
  expect(parentsOf({ 'wooden pergola': 24_000, pergola: 5900, 'oak floor': 90 })).toEqual({
    'wooden pergola': 'pergola',
  });
  expect(parentsOf({ 'wooden pergola': 24_000, pergola: 900, 'oak floor': 90 })).toEqual({});
});

it('neither of two that say something else leads the other, whatever they are searched', () => {
  expect(parentsOf({ 'wooden pergola': 24_000, 'metal gazebo': 5900, 'oak floor': 90 })).toEqual({});
});
