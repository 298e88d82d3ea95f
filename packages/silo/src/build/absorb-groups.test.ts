import { isProposed, PLACES, reasonName, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { createSimilarity } from '../grouping/index.ts';
import { searchedList, tableOf } from '../testing/keyword-list.ts';
import { createPageTree } from '../tree/page-tree.ts';
import { buildSilo } from './build-silo.ts';

const LIST =
  searchedList(`lamborghini urus | 900, lamborghini huracan | 850, lamborghini revuelto | 700, lamborghini countach | 600, best lamborghini near me | 200,
  the best lamborghini | 90, bentley flying spur | 800, garden fence panels | 700, oak dining table | 600, ski boots | 500, desk lamp | 400, steel cup | 10, red chair | 9,
  blue door | 8, green bag | 7, paper clip | 6, brick wall | 5`);

describe('a page that the plan proposes', () => {
  const { table, silo, index } = buildSilo(tableOf(LIST), { language: 'en', grouping: 'moderate' });
  const rowOf = (keyword: string) =>
    Array.from(silo.place.keys()).find((row) => textAt(table.keyword, row) === keyword) ?? -1;
  const hub = rowOf('lamborghini');

  it('has what says it with soft words alone as other wordings, with the wordings of that', () => {
    expect(isProposed(silo, hub)).toBe(true);
    const wordings = [...createPageTree(silo).variants(hub)].map((row) => textAt(table.keyword, row));
    expect(wordings.toSorted()).toEqual(['best lamborghini near me', 'the best lamborghini']);
    const near = rowOf('best lamborghini near me');
    expect(silo.place[near]).toBe(PLACES.variant);
    expect(reasonName(silo.reason[near])).toBe('variantByWording');
  });

  it('is as near to a wording as its words are, though the file does not have it', () => {
    const { between } = createSimilarity(table, index);
    const row = rowOf('best lamborghini near me');
    expect(silo.similarity[row]).toBeCloseTo(between(row, hub), 6);
    expect(silo.similarity[row]).toBeGreaterThan(0.3);
  });

  it('leaves the ranks of the other groups without a gap', () => {
    const ranks = [...silo.rank].filter((rank) => rank > 0).sort((a, b) => a - b);
    expect(ranks).toEqual(ranks.map((_, at) => at + 1));
  });
});
