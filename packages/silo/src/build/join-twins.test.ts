import { PLACES, reasonName, textAt } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { createPageTree } from '../tree/page-tree.ts';
import { buildSilo } from './build-silo.ts';

const LIST = [
  { keyword: 'seo agency', volume: 9000 },
  { keyword: 'seo agency utah', volume: 3000 },
  { keyword: 'search engine optimization companies', volume: 4000 },
  { keyword: 'search engine optimization companies near me', volume: 40 },
  { keyword: 'seo audit', volume: 2000 },
  { keyword: 'link building', volume: 2000 },
  { keyword: 'keyword research', volume: 2000 },
  { keyword: 'content calendar', volume: 2000 },
  { keyword: 'seo', volume: 20_000 },
];

it('makes one page of groups that say the same in other words, with the keywords of both', () => {
  const { table, silo } = buildSilo(tableOf(LIST), { language: 'en', grouping: 'moderate' });
  const rowOf = (keyword: string) => LIST.findIndex((one) => one.keyword === keyword);
  const agency = rowOf('seo agency');
  const companies = rowOf('search engine optimization companies');
  expect(silo.place[companies]).toBe(PLACES.variant);
  expect(reasonName(silo.reason[companies])).toBe('variantByWording');
  const tree = createPageTree(silo);
  const onPage = [...tree.variants(agency)].map((row) => textAt(table.keyword, row));
  expect(onPage).toContain('search engine optimization companies');
  expect(onPage).toContain('search engine optimization companies near me');
});
