import { PLACES, reasonName, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';

const MONTHS = '880,880,720,880,1000,880,720,880,1000,880,1300,1300';
const OTHERS = [
  'garden hose reel',
  'soaker hose kit',
  'rain barrel stand',
  'digital rain gauge',
  'lawn edging tool',
].map((keyword, at) => ({ keyword, volume: 900 - 10 * at, trend: `${MONTHS},${at}` }));

/** Keyword → the keyword of its page, and why. */
function pagesOf(list: readonly ListedKeyword[]) {
  const { table, silo } = buildSilo(tableOf([...list, ...OTHERS]), { language: 'en', grouping: 'moderate' });
  return list.map(({ keyword }, row) => {
    const isVariant = silo.place[row] === PLACES.variant;
    const page = isVariant ? textAt(table.keyword, silo.parent[row] ?? -1) : keyword;
    return isVariant ? `${page}: ${reasonName(silo.reason[row])}` : page;
  });
}

describe('keywords with the same searches in every month', () => {
  const repair = { keyword: 'espresso machine repair', volume: 880, trend: MONTHS };
  const service = { keyword: 'espresso maker servicing nearby', volume: 880, trend: MONTHS };

  it('are one page, called by the one of fewer words', () => {
    expect(pagesOf([service, repair])).toEqual([
      'espresso machine repair: variantBySearches',
      'espresso machine repair',
    ]);
  });

  it('are one where they were on one page already, whatever else they say', () => {
    const part = { ...repair, keyword: 'espresso machine repair shop brisbane' };
    expect(pagesOf([repair, part])[1]).toBe('espresso machine repair: variantBySearches');
    for (const other of [{ trend: '' }, { volume: 720 }, { difficulty: 40 }, { cpc: 3.2 }])
      expect(pagesOf([repair, { ...part, ...other }])[1]).not.toContain('variantBySearches');
  });

  it('are two where anything of their figures differs', () => {
    for (const other of [
      { volume: 720 },
      { difficulty: 40 },
      { cpc: 3.2 },
      { trend: MONTHS.replace('1000', '1300') },
      { trend: '' },
    ])
      expect(pagesOf([repair, { ...service, ...other }])).toEqual([repair.keyword, service.keyword]);
  });

  it('are two where the months hardly tell', () => {
    const steady = MONTHS.replace(/\d+/gu, '880');
    const few = MONTHS.split(',').slice(1).join(',');
    const once = MONTHS.replace(/\d+/gu, (_, at) => (at < 20 ? '720' : at < 40 ? '880' : '1000'));
    for (const trend of [steady, few, once, MONTHS.replace('720', '-40%')])
      expect(
        pagesOf([
          { ...repair, trend },
          { ...service, trend },
        ]),
      ).toEqual([repair.keyword, service.keyword]);
  });

  it('are two where they share no thing, or want opposite things', () => {
    const tamper = { ...repair, keyword: 'walnut tamper' };
    expect(pagesOf([repair, tamper])).toEqual([repair.keyword, tamper.keyword]);
    const buy = { ...repair, keyword: 'buy espresso machine online' };
    const learn = { ...repair, keyword: 'how does an espresso boiler work' };
    expect(pagesOf([buy, learn])).toEqual([buy.keyword, learn.keyword]);
  });

  it('reads the months of a list in brackets', () => {
    const trend = `[${MONTHS}]`;
    expect(
      pagesOf([
        { ...repair, trend },
        { ...service, trend },
      ])[1],
    ).toBe('espresso machine repair: variantBySearches');
  });
});
