import {
  GROUPING_STRICTNESS,
  type GroupingStrictness,
  PLACEMENT_REASONS,
  PLACES,
  textAt,
} from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupings, keywordLists } from '../testing/arbitraries.ts';
import { breachesOf } from '../testing/invariants.ts';
import { type ListedKeyword, listOf, outlineOf, tableOf } from '../testing/keyword-list.ts';
import { buildSilo } from './build-silo.ts';

function outline(list: readonly ListedKeyword[], grouping: GroupingStrictness = 'off'): string {
  const table = tableOf(list);
  const built = buildSilo(table, { language: 'en', grouping });
  return `\n${outlineOf(built.table, built.silo)}\n`;
}

const COFFEE = listOf(`
  espresso machine               | Coffee | 9000 | 50
  best espresso machine          | Coffee | 5000 | 40
  espresso machine under 500     | Coffee | 800  | 20
  how to clean espresso machine  | Coffee | 600  | 10
  descale espresso machine       | Coffee | 500  | -
  coffee grinder                 | Coffee | 7000 | 45
  burr coffee grinder            | Coffee | 1500 | 35
  manual coffee grinder          | Coffee | 1200 | 25
  cold brew ratio                | Coffee | 90   | 5
  green tea                      | Tea    | 20000| 70
  green tea benefits             | Tea    | 9000 | 55
  buy green tea                  | -      | 100  | 5
`);

describe('buildSilo', () => {
  it('gives a topic to the broad term that most search for, its variants counted', () => {
    const list = listOf(`
      ai seo tools                       | SEO | 1200 | 74
      best ai seo tools                  | SEO | 1100 | 60
      ai seo tools reviews               | SEO | 900  | 50
      ai seo tools scale agile solutions | SEO | 1600 | 0
      ai seo tools comparison            | SEO | 100  | -
      small seo tools ai detector        | SEO | 250  | -
    `);
    expect(outline(list, 'moderate').trim().split('\n')[0]).toBe(
      'SEO: ai seo tools [best ai seo tools, ai seo tools reviews]',
    );
  });

  it('parts sizes that differ by a decimal comma alone', () => {
    const list = ['gasflasche 2,5 kg', 'gasflasche 25 kg', 'gasflasche 11 kg'];
    const { silo } = buildSilo(tableOf(list.map((keyword, at) => ({ keyword, volume: 100 - at }))), {
      ...{ language: 'de', grouping: 'moderate' },
    });
    expect([...silo.place]).not.toContain(PLACES.variant);
  });

  it('makes an outline a practitioner would keep', () => {
    expect(outline(COFFEE)).toMatchInlineSnapshot(`
      "
      Coffee: espresso machine
        coffee grinder
          manual coffee grinder
          burr coffee grinder
        best espresso machine
          espresso machine under 500
          cold brew ratio
        how to clean espresso machine
          descale espresso machine
      Tea: green tea
        green tea benefits
        buy green tea
      "
    `);
  });

  it('follows the page types of the file', () => {
    const list = listOf(`
      tea          | Tea | 100 | 90 | pillar
      green tea    | Tea | 9000| 10 | cluster
      black tea    | Tea | 10  | 10 | cluster
      green tea caffeine | Tea | 5000 | 10 | child
      black tea with milk| Tea | 5000 | 10 | child
      iced tea lemon     | Tea | 5000 | 10 | child
    `);
    expect(outline(list)).toMatchInlineSnapshot(`
      "
      Tea: tea
        green tea
          green tea caffeine
          iced tea lemon
        black tea
          black tea with milk
      "
    `);
  });

  it('puts a child below the parent its file names', () => {
    const list: ListedKeyword[] = [
      { keyword: 'tea', topic: 'Tea', volume: 900, level: 1 },
      { keyword: 'green tea', topic: 'Tea', volume: 800, level: 2, parent: 'Tea' },
      { keyword: 'black tea', topic: 'Tea', volume: 700, level: 2, parent: 'Tea' },
      { keyword: 'green tea latte', topic: 'Tea', volume: 600, level: 3, parent: 'Black Tea' },
    ];
    const table = tableOf(list);
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    expect(textAt(table.keyword, silo.parent[3] ?? -1)).toBe('black tea');
    expect(silo.reason[3]).toBe(PLACEMENT_REASONS.childMarked);
  });

  it('promotes the best supporting page where a topic has no marked pillar', () => {
    const list = listOf(`
      green tea | Tea | 500  | 10 | cluster
      black tea | Tea | 9000 | 10 | cluster
      tea       | Tea | 90000| 10 | child
    `);
    const table = tableOf(list);
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    expect(silo.place[1]).toBe(PLACES.pillar);
    expect(silo.reason[1]).toBe(PLACEMENT_REASONS.pillarPromoted);
  });

  it('takes no page as a cluster that overlaps the pillar by 0.7 or more, while another can be had', () => {
    const list = listOf(`
      alpha beta gamma delta         | T | 9000 | 10 | pillar
      alpha beta gamma delta epsilon | T | 8000 | 10
      zeta eta                       | T | 10   | 90
    `);
    expect(outline(list)).toMatchInlineSnapshot(`
      "
      T: alpha beta gamma delta
        zeta eta
          alpha beta gamma delta epsilon
      "
    `);
  });

  it('splits a topic that one pillar cannot hold, and keeps its label', () => {
    const kinds = ['grinder', 'kettle', 'filter', 'pod'];
    const list = kinds.flatMap((kind) =>
      Array.from({ length: 40 }, (_, i) => ({
        keyword: `coffee ${kind} ${kind.charAt(0)}${i}x`,
        topic: 'Coffee',
        volume: 100 + i,
      })),
    );
    const table = tableOf(list);
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    const pillars = [...silo.place].filter((place) => place === PLACES.pillar).length;
    expect(pillars).toBeGreaterThan(1);
    expect(silo.topics).toEqual(['Coffee']);
    const kindOf = (row: number) => textAt(table.keyword, row).split(' ')[1];
    for (let row = 0; row < table.rowCount; row++) {
      const parent = silo.parent[row] ?? -1;
      if (silo.place[row] === PLACES.subSupporting) expect(kindOf(parent)).toBe(kindOf(row));
    }
  });

  it('finds topics where the file has only generic ones, and names the rest General SEO', () => {
    const table = tableOf(COFFEE.map(({ topic: _, ...keyword }) => ({ ...keyword, topic: 'General' })));
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    expect(silo.topics).not.toContain('General');
    expect(silo.topics.length).toBeGreaterThan(1);
  });

  it.each([
    ['a single keyword', ['tea']],
    ['the same words in another order', ['tea green', 'green tea', 'tea tea green']],
    ['function words alone', ['the', 'how to', 'what is it']],
    ['fifty words', [Array.from({ length: 50 }, (_, i) => `w${i}x`).join(' '), 'tea']],
    ['nothing', []],
  ])('places %s', (_, keywords) => {
    const table = tableOf(keywords.map((keyword) => ({ keyword })));
    for (const grouping of GROUPING_STRICTNESS) {
      expect(breachesOf(buildSilo(table, { language: 'en', grouping }).silo)).toEqual([]);
    }
  });

  it('puts every keyword in exactly one place, whatever the list', () => {
    fc.assert(
      fc.property(keywordLists(60), groupings, (list, grouping) => {
        const table = tableOf(list);
        const { silo } = buildSilo(table, { language: 'en', grouping });
        expect(breachesOf(silo)).toEqual([]);
        const inUse = new Set(silo.topic);
        // Of no topic is what is set aside.
        inUse.delete(-1);
        expect(inUse.size).toBe(silo.topics.length);
        expect(buildSilo(table, { language: 'en', grouping }).silo).toEqual(silo);
      }),
      { numRuns: 40 },
    );
  });
});
