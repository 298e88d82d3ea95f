import { pageOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { linkTargetsOf } from './link-plan.ts';
import { placedPagesOf } from './placed-pages.ts';

const PRICES = pageOf('cleaning prices', {
  children: ['carpet cleaning cost', 'sofa cleaning cost', 'window cleaning quote'].map((keyword) =>
    pageOf(keyword, { level: 2 }),
  ),
});
const CARPETS = pageOf('carpets', {
  children: ['carpet cleaning', 'wool rugs', 'stair runners'].map((keyword) => pageOf(keyword, { level: 2 })),
});
const SITE = [PRICES, CARPETS, pageOf('gardens', { children: [pageOf('lawn care', { level: 2 })] })];

const linksOf = (keyword: string, pages = SITE) => {
  const placed = placedPagesOf(pages).find(({ page }) => page.keyword === keyword);
  return placed === undefined
    ? []
    : linkTargetsOf(placed, 'en').map((link) => `${link.relation} ${link.keyword}`);
};

it('a page links last to the page of another topic that is about much the same', () => {
  expect(linksOf('carpet cleaning').at(-1)).toBe('other carpet cleaning cost');
  expect(linksOf('carpet cleaning cost').at(-1)).toBe('other carpet cleaning');
});

it('to none where two fifths of the words are not shared, nor to one of its own topic', () => {
  expect(linksOf('window cleaning quote').filter((link) => link.startsWith('other'))).toEqual([]);
  expect(linksOf('lawn care').filter((link) => link.startsWith('other'))).toEqual([]);
});

it('where its places are taken by pages of its own topic, it has no other', () => {
  const wide = pageOf('carpet cleaning', {
    children: ['a', 'b', 'c', 'd', 'e'].map((word) => pageOf(`carpet ${word}`, { level: 2 })),
  });
  expect(linksOf('carpet cleaning', [wide, PRICES]).filter((link) => link.startsWith('other'))).toEqual([]);
});

it('the first of the outline, where two share as much', () => {
  const twice = ['tiles for walls', 'tiles for floors'].map((keyword) =>
    pageOf(keyword, { children: [pageOf(`${keyword} cheap`, { level: 2 })] }),
  );
  const other = pageOf('stone', {
    children: [pageOf('cheap tiles', { level: 2 }), pageOf('marble', { level: 2 })],
  });
  expect(linksOf('cheap tiles', [other, ...twice]).at(-1)).toBe('other tiles for walls cheap');
});

it('to none with which it shares only what is asked of either', () => {
  const remedies = ['magnesium', 'ashwagandha', 'valerian'].map((remedy) =>
    pageOf(remedy, { children: [pageOf(`${remedy} side effects`, { level: 2 })] }),
  );
  expect(linksOf('magnesium side effects', remedies).filter((link) => link.startsWith('other'))).toEqual([]);
});
