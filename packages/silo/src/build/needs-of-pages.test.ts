import { PLACES, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { buildSilo } from './build-silo.ts';

const THINGS = [
  'maple syrup',
  'rye bread',
  'goat cheese',
  'plum jam',
  'oat milk',
  'pea soup',
  'lime curd',
  'corn salad',
  'fig chutney',
  'rice pudding',
];
const others = THINGS.flatMap((thing) => [
  { keyword: thing, volume: 300 },
  { keyword: `homemade ${thing}`, volume: 200 },
  { keyword: `${thing} recipe`, volume: 100 },
]);

function pagesOf(list: readonly ListedKeyword[], language = 'en') {
  const { table, silo } = buildSilo(tableOf(list), { language, grouping: 'moderate' });
  const rowOf = (keyword: string) =>
    Array.from({ length: table.rowCount }, (_, row) => row).find(
      (row) => textAt(table.keyword, row) === keyword,
    ) ?? -1;
  /** The page that a keyword is on, as a variant, in a section or as the page itself; null where it is set aside. */
  const pageOf = (keyword: string): string | null => {
    let row = rowOf(keyword);
    while (silo.place[row] === PLACES.variant || silo.place[row] === PLACES.section)
      row = silo.parent[row] ?? -1;
    return silo.place[row] === PLACES.setAside ? null : textAt(table.keyword, row);
  };
  const parentOf = (keyword: string) => textAt(table.keyword, silo.parent[rowOf(keyword)] ?? -1);
  return { pageOf, parentOf };
}

const DIETITIANS = [
  { keyword: 'registered dietitian', volume: 5000 },
  { keyword: 'registered dietitians', volume: 900 },
  { keyword: 'best registered dietitian', volume: 500 },
  { keyword: 'registered dietitian near me', volume: 500 },
  { keyword: 'registered dietitian pay', volume: 400 },
  { keyword: 'registered dietitian positions', volume: 2 },
];

describe('a page and what else is asked of its subject', () => {
  it('gives the pay a page of its own below the subject', () => {
    const { pageOf, parentOf } = pagesOf([...DIETITIANS, ...others]);
    expect(pageOf('registered dietitian pay')).toBe('registered dietitian pay');
    expect(parentOf('registered dietitian pay')).toBe('registered dietitian');
  });

  it('gives its alternatives a page of their own', () => {
    const { pageOf } = pagesOf([
      { keyword: 'acme open source', volume: 900 },
      { keyword: 'acme open source license', volume: 500 },
      { keyword: 'acme alternatives', volume: 800 },
      { keyword: 'acme alternatives open source', volume: 300 },
      ...others,
    ]);
    expect(pageOf('acme open source license')).toBe('acme open source');
    expect(pageOf('acme alternatives open source')).toBe('acme alternatives');
  });

  it('sets aside what is too small for one rather than answer it on the page', () => {
    expect(pagesOf([...DIETITIANS, ...others]).pageOf('registered dietitian positions')).toBeNull();
  });

  it('leaves praise and place on the page', () => {
    const { pageOf } = pagesOf([...DIETITIANS, ...others]);
    expect(pageOf('best registered dietitian')).toBe('registered dietitian');
    expect(pageOf('registered dietitian near me')).toBe('registered dietitian');
  });

  it('answers the price in passing', () => {
    const { pageOf } = pagesOf([
      ...DIETITIANS,
      { keyword: 'registered dietitian cost', volume: 10 },
      ...others,
    ]);
    expect(pageOf('registered dietitian cost')).toBe('registered dietitian');
  });

  it('keeps together what shares search results', () => {
    const urls = ['a', 'b', 'c', 'd'].map((path) => `https://example.com/${path}`);
    const ranking = DIETITIANS.map((one) => ({ ...one, urls }));
    const { pageOf } = pagesOf([...ranking, ...others]);
    expect(pageOf('registered dietitian pay')).toBe('registered dietitian');
  });
});
