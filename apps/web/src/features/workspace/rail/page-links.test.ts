import { articleOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { linksOut, linkTargetsIn } from './page-links.ts';

const HTML =
  '<p><a href="silo:Coffee  Beans">beans</a> and <a href="silo:coffee beans">more</a>, ' +
  '<a href="silo:tea">tea</a>, <a href="silo:gone">gone</a>, <a href="https://example.org">elsewhere</a></p>';

it('tells the links that the plan asks for, those besides, and those that lead nowhere', () => {
  const planned = [
    { keyword: 'coffee beans', relation: 'pillar' },
    { keyword: 'grinder', relation: 'sibling' },
  ];
  expect(linksOut(HTML, planned, (keyword) => keyword === 'tea')).toEqual({
    planned: [
      { keyword: 'coffee beans', relation: 'pillar', count: 2 },
      { keyword: 'grinder', relation: 'sibling', count: 0 },
    ],
    others: [
      { keyword: 'tea', count: 1, isPage: true },
      { keyword: 'gone', count: 1, isPage: false },
    ],
    count: 4,
  });
});

it('knows where an article links to, however the keyword is written', () => {
  expect([...linkTargetsIn(articleOf('x', HTML))]).toEqual(['coffee beans', 'tea', 'gone']);
});
