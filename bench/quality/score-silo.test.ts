import { describe, expect, it } from 'vitest';
import { bCubedOf, pairF1Of } from './score-grouping.ts';
import { mostServed, scoreSilo } from './score-silo.ts';

const page = (keyword: string, volume: number, children: object[] = [], topic = 'coffee') => ({
  keyword,
  volume,
  topic,
  variants: [],
  children: children as never[],
});

describe('scoreSilo', () => {
  it('counts what a practitioner would mend', () => {
    const score = scoreSilo({
      silo: [
        page('coffee grinder', 900, [
          page('burr coffee grinder', 1000),
          page('coffee', 10),
          page('tea pot', 0),
          page('www.tea.example', 5),
        ]),
        page('kettle', 40, [], 'kettle'),
        page('kettles', 40, [], 'kettle'),
      ],
    });
    expect(score).toMatchObject({
      pages: 7,
      addresses: 1,
      nobodySearches: 1 / 7,
      nobodySearchesListed: 1 / 7,
      nearDuplicates: 1 / 7,
      alone: 2 / 7,
      strangers: 2 / 4,
      childBroader: 1 / 4,
      childMoreDemand: 1 / 4,
      childMoreDemandByWords: 0,
      pillarWithoutLabel: 0,
      served: 1,
    });
  });

  it('reads initials as what they stand for beside it, and short words with an ending', () => {
    const silo = [
      page('istituto comprensivo', 0, [page('ic adro', 210), page('liceo adro', 10)]),
      page('testing', 90, [page('pcr test', 50), page('text', 5)], 'testing'),
    ];
    expect(scoreSilo({ silo })).toMatchObject({ strangers: 2 / 4, childMoreDemandByWords: 1 / 4 });
  });

  it('finds one search in two places', () => {
    const ek = { ...page('ek43', 9), sections: [{ keyword: 'ek-43', volume: 1 }] };
    const silo = [
      ek,
      page('sette 270', 1),
      page('sette 27 0', 1),
      { ...page('cafe', 1), variants: [page('café', 1)] },
    ];
    expect(scoreSilo({ silo }).splitSearches).toBe(1 / 2);
    expect(scoreSilo({ silo: silo.slice(1) }).splitSearches).toBe(0);
  });

  it('counts the demand of sections and of keywords set aside', () => {
    const silo = [
      { ...page('kettle', 40), sections: [{ heading: 'Steel', keyword: 'steel kettle', volume: 30 }] },
    ];
    const keywords = [40, 30, 30].map((volume) => ({ keyword: 'kettle', volume }));
    expect(scoreSilo({ silo, keywords }).served).toBeCloseTo(0.7);
  });

  it('knows what the most searched pages could serve, wherever they stand', () => {
    const silo = [page('kettle', 10, [page('steel kettle', 60)]), page('tea', 20)];
    const keywords = [10, 60, 20, 10].map((volume) => ({ keyword: 'kettle', volume }));
    expect(mostServed({ silo, keywords }, 2)).toBeCloseTo(0.8);
    expect(mostServed({ silo: [page('tea', -1)] }, 2)).toBeNull();
  });
});

describe('scores of groups', () => {
  const labels = ['a', 'a', 'a', 'b'];

  it('B-cubed weighs every keyword alike', () => {
    const { precision, recall } = bCubedOf(labels, ['1', '1', '2', '2']);
    expect(precision).toBeCloseTo((1 + 1 + 0.5 + 0.5) / 4);
    expect(recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3 + 1) / 4);
    expect(bCubedOf(labels, labels).f1).toBe(1);
  });

  it('pair-F1 weighs every pair alike', () => {
    expect(pairF1Of(labels, ['1', '1', '2', '2'])).toBeCloseTo((2 * 1) / (3 + 2));
  });
});
