import { describe, expect, it } from 'vitest';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { plannedSlugs } from './planned-slugs.ts';

const page = (keyword: string, address: string, more: Partial<ListedKeyword> = {}): ListedKeyword => ({
  ...{ keyword, urls: [address], level: 4 as const },
  ...more,
});
const slugsOf = (list: readonly ListedKeyword[]) => list.map((_, row) => plannedSlugs(tableOf(list))(row));

describe('the planned slug of a page', () => {
  it('is the last part of its address, without file name extension and query', () => {
    const list = [
      page('blast cabinets', 'https://acme.com/products/blast-freezer/'),
      page('price list', '/downloads/prices.html?lang=en'),
      page('réfrigération', '/fr/r%C3%A9frig%C3%A9ration'),
      page('half off', '/offers/50%-off'),
      page('our firm', 'https://acme.com/'),
      page('ice makers', 'https://acme.com/ice/index.html'),
      page('our shop', 'shop.acme.com'),
    ];
    expect(slugsOf(list)).toEqual(['blast-freezer', 'prices', 'réfrigération', '50%-off', '', 'ice', '']);
  });

  it('is none of a keyword that the file names no page of, nor of one with several addresses', () => {
    const list = [
      page('cabinets', '/cabinets'),
      page('small cabinets', '/cabinets', { level: 0 }),
      { ...page('shelves', '/shelves'), urls: ['/shelves', '/racks'] },
    ];
    expect(slugsOf(list)).toEqual(['cabinets', '', '']);
  });

  it('is none where the addresses are those that rank', () => {
    const table = { ...tableOf([page('cabinets', '/cabinets')]), position: Float64Array.from([3]) };
    expect(plannedSlugs(table)(0)).toBe('');
    expect(plannedSlugs(tableOf([{ keyword: 'cabinets', level: 4 }]))(0)).toBe('');
  });
});
