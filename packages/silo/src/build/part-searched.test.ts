import { PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { createSimilarity } from '../grouping/index.ts';
import { readTellingWords } from '../plan/telling-words.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { planPagesOf } from '../testing/plan-pages.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { buildSilo } from './build-silo.ts';
import { partSearched } from './part-searched.ts';

/** Groups of a list by their first keyword; the first has all keywords besides. */
const GROUPS = {
  'michelin defender 2': 90_000,
  'garden shed': 20_000,
  'roof tiles': 900,
  'solar panels': 800,
  'window frames': 700,
  'kitchen sink': 600,
};
const OWN = {
  'michelin defender 2 review': 30_000,
  'defender 2 michelin': 20_000,
  'michelin defender2': 9000,
  'best michelin defender 2': 90,
  'michelin defender 2 reviews': 80,
  'michelin 2 defender': 70,
};
const PART = { 'michelin ltx': 40_000, 'michelin ltx tires': 9000 };

interface Changes {
  readonly keywordCount?: number;
  readonly isPlanned?: boolean;
  /** Keywords that rank with one page. */
  readonly ranking?: readonly string[];
  readonly change?: (silo: SiloState, rowOf: (keyword: string) => number) => void;
}

/** Keywords that are no longer on the first group's page → the keyword of the page that they are on. */
function parted(
  others: Readonly<Record<string, number>>,
  { keywordCount = 16, isPlanned, ranking = [], change }: Changes = {},
) {
  const list = Object.entries({ ...GROUPS, ...others }).map(([keyword, volume]) => ({
    ...{ keyword, volume },
    urls: [`https://example.com/${ranking.includes(keyword) ? 'tires' : keyword.replaceAll(' ', '-')}`],
  }));
  const table = tableOf(list);
  const texts = list.map(({ keyword }) => keyword);
  const groupCount = Object.keys(GROUPS).length;
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
  for (let row = 0; row < texts.length; row++) {
    const leads = row < groupCount;
    silo.place[row] = leads ? PLACES.none : PLACES.variant;
    silo.parent[row] = leads ? -1 : 0;
    silo.reason[row] = leads ? PLACEMENT_REASONS.none : PLACEMENT_REASONS.variantByWords;
  }
  change?.(silo, (keyword) => texts.indexOf(keyword));
  const keywords = texts.slice(0, groupCount);
  const demand = Float64Array.from(keywords, (_, page) => list[page]?.volume ?? 0);
  demand[0] = (demand[0] ?? 0) + Object.values(others).reduce((sum, one) => sum + one, 0);
  const pages = planPagesOf(keywords, {
    demand,
    ...(isPlanned && { planned: demand.map(() => -1) as never }),
  });
  const listed = {
    texts,
    demand: Float64Array.from(list, ({ volume }) => volume),
    pageOf: Int32Array.from(texts, (_, row) => (row < groupCount ? -1 : 0)),
  };
  const rowOf = Int32Array.from(keywords, (_, row) => row);
  const similarity = createSimilarity(table, buildTokenIndex(table, 'en'));
  const words = readTellingWords(keywords, 'en');
  const isParted = partSearched(silo, { pages, rowOf, listed }, words, { table, similarity, keywordCount });
  const moved = texts.flatMap((keyword, row) => {
    if (row < groupCount || silo.parent[row] === 0) return [];
    return [[keyword, silo.place[row] === PLACES.none ? '' : textAt(table.keyword, silo.parent[row] ?? -1)]];
  });
  expect(moved.some(([, page]) => page === '')).toBe(isParted);
  return Object.fromEntries(moved) as Record<string, string>;
}

describe('what a group’s keywords ask besides', () => {
  it('is a group of its own where it is searched as much as what a plan has pages for', () => {
    expect(parted({ ...OWN, ...PART })).toEqual({ 'michelin ltx': '', 'michelin ltx tires': 'michelin ltx' });
  });

  it('stays where a plan has no room for it, where one keyword alone asks it, or where it is little of what the group is searched for', () => {
    expect(parted({ ...OWN, 'michelin ltx': 900, 'michelin ltx tires': 90 })).toEqual({});
    expect(parted({ ...OWN, 'michelin ltx': 60_000 })).toEqual({});
    expect(parted({ ...OWN, 'buy michelin defender 2': 90_000, ...PART })).toEqual({});
  });

  it('stays where it says most of what the group says', () => {
    const suv = { 'michelin defender 2 suv': 40_000, 'suv michelin defender 2': 19_000 };
    expect(parted({ ...OWN, ...suv })).toEqual({});
  });

  it('stays where the user put it, and in a map of pages', () => {
    const pin = (silo: SiloState, rowOf: (keyword: string) => number) => {
      const row = rowOf('michelin ltx');
      silo.flags[row] = (silo.flags[row] ?? 0) | ROW_FLAGS.pinned;
    };
    expect(parted({ ...OWN, ...PART }, { change: pin })).toEqual({});
    expect(parted({ ...OWN, ...PART }, { isPlanned: true })).toEqual({});
  });

  it('stays where it ranks with the group', () => {
    expect(parted({ ...OWN, ...PART }, { ranking: ['michelin defender 2', ...Object.keys(PART)] })).toEqual(
      {},
    );
    expect(parted({ ...OWN, ...PART }, { ranking: Object.keys(PART) })).toMatchObject({ 'michelin ltx': '' });
  });

  it('is not looked for on a page that a keyword has left meanwhile', () => {
    const move = (silo: SiloState, rowOf: (keyword: string) => number) => {
      silo.parent[rowOf('michelin ltx tires')] = 1;
    };
    expect(parted({ ...OWN, ...PART }, { change: move })).toEqual({ 'michelin ltx tires': 'garden shed' });
  });
});
