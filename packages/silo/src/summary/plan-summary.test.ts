import { listedCount, PLACEMENT_REASONS, PLACES, ROW_FLAGS, textAt } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { pageDemands } from '../plan/page-demands.ts';
import { planFacts, servedByPlans } from '../plan/plan-curve.ts';
import { keywordLists } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { isPage } from '../tree/page-tree.ts';
import { planSummary } from './plan-summary.ts';
import { unknownFigures } from './unknown-figures.ts';

const TABLE = tableOf(
  listOf(`
    espresso machine              | - | 9000 | 60
    espresso machine for office   | - | 800
    espresso machine descaling    | - | 700  | 20
    coffee grinder                | - | 7000 | 55
    coffee grinder cleaning       | - | 250
    green tea                     | - | 5000
    green tea latte               | - | 400
    www.shop.com                  | - | 90
    https://example.org/tea       | - | 500
    oat milk foam                 | - | 120
    x                             | - | -
  `),
);
const { silo: SILO } = buildSilo(TABLE, { language: 'en', grouping: 'moderate' });

it('counts every keyword once, and names what was set aside by its reason, most searched first', () => {
  const { keywords, asides, topics, pages } = planSummary(TABLE, SILO);
  const { onPages, inSections, setAside, deleted } = keywords;
  expect(onPages + inSections + setAside + deleted).toBe(TABLE.rowCount);
  expect(topics.reduce((sum, topic) => sum + topic.pages, 0)).toBe(pages);
  const addresses = asides.find(({ reason }) => reason === PLACEMENT_REASONS.asideAddress);
  expect([...(addresses?.rows ?? [])].map((row) => textAt(TABLE.keyword, row))).toEqual([
    'https://example.org/tea',
    'www.shop.com',
  ]);
  expect(addresses).toMatchObject({ keywords: 2, demand: 590 });
});

it('refers to the demand of everything but noise', () => {
  const { demand, demandServed } = planSummary(TABLE, SILO);
  expect(demand).toBe(9000 + 800 + 700 + 7000 + 250 + 5000 + 400 + 120);
  expect(demandServed / demand).toBeCloseTo(planFacts(TABLE, SILO).demandServedRatio, 4);
});

it('agrees with the curve and closes for any list, also after pages were deleted and set aside', () => {
  fc.assert(
    fc.property(keywordLists(25), fc.nat(), fc.nat(), (list, first, second) => {
      const table = tableOf(list);
      let document = builtDocument(table, { language: 'en', grouping: 'moderate' });
      const rows = [...document.silo.place.keys()].filter(
        (row) => document.silo.place[row] === PLACES.pillar,
      );
      for (const [at, type] of [
        [first, 'delete'],
        [second, 'setAside'],
      ] as const) {
        const row = rows[at % Math.max(1, rows.length)];
        if (row === undefined || document.silo.place[row] === PLACES.deleted) continue;
        document = applyEdit(document, { type, row }).document;
      }
      const { keywords, demand, demandServed, pages } = planSummary(document.table, document.silo);
      const { onPages, inSections, setAside, deleted } = keywords;
      expect(onPages + inSections + setAside + deleted).toBe(listedCount(document.silo));
      const facts = planFacts(document.table, document.silo);
      expect(facts.pages).toBe(pages);
      expect(demand === 0 ? 0 : demandServed / demand).toBeCloseTo(facts.demandServedRatio, 3);
    }),
  );
});

it('gives each page all that it serves, so that the pages make up what is served', () => {
  const demands = pageDemands(TABLE, SILO);
  const { demandServed, pages } = planSummary(TABLE, SILO);
  const own = [...demands].filter((_, row) => isPage(SILO.place[row]));
  expect(own).toHaveLength(pages);
  expect(own.reduce((sum, demand) => sum + demand, 0)).toBe(demandServed);
});

it('knows what each size serves', () => {
  const served = servedByPlans(TABLE, SILO);
  expect(served[0]).toBe(0);
  for (let size = 1; size < served.length; size++) {
    expect(served[size]).toBeGreaterThanOrEqual(served[size - 1] ?? 0);
  }
});

it('counts what the file does not know', () => {
  expect(unknownFigures(TABLE, SILO)).toEqual({ volume: 1, difficulty: 8, cpc: null, parentKeyword: null });
  const parents = tableOf([{ keyword: 'a', parent: 'b' }, { keyword: 'c' }]);
  expect(unknownFigures(parents, { flags: new Uint8Array(2) }).parentKeyword).toBe(1);
  const proposed = { flags: Uint8Array.of(0, ROW_FLAGS.proposed) };
  expect(unknownFigures(parents, proposed)).toMatchObject({ volume: 1, difficulty: 1, parentKeyword: 0 });
});
