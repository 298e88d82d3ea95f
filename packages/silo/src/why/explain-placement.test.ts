import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { placementOf } from './explain-placement.ts';

const TABLE = tableOf(
  listOf(`
    tea             | Tea | 100  | 90 | pillar
    green tea       | Tea | 9000 | 20 | cluster
    black tea       | Tea | 10   | 10 | cluster
    green tea latte | Tea | 5000 | 10
    green tea cake  | Tea | 500  | 10
  `).map((row, i) => ({
    ...row,
    urls: i === 3 || i === 1 ? ['https://a.test/green', `https://b.test/${i}`] : [],
  })),
);
const INDEX = buildTokenIndex(TABLE, 'en');
const { silo: SILO } = buildSilo(
  { ...TABLE, pageLevel: Uint8Array.of(1, 2, 2, 3, 3) },
  { language: 'en', grouping: 'off' },
);

describe('placementOf', () => {
  it('names the parent, what is shared with it, and who came second', () => {
    const why = placementOf(TABLE, SILO, INDEX, 3);
    expect(why).toMatchObject({
      reason: 'childMarked',
      parent: 'green tea',
      sharedResults: ['https://a.test/green'],
    });
    expect(why.sharedWords.toSorted()).toEqual(['green', 'tea']);
    expect(why.similarity).toBeGreaterThan(0.5);
  });

  it('says the words as the keyword writes them, and what a plan had to reach', () => {
    const list = ['running shoes', 'running shoe for flat feet', 'trail running shoes', 'walking boots'];
    const table = tableOf(list.map((keyword, at) => ({ keyword, volume: 9000 >> at })));
    const { silo } = buildSilo(table, { language: 'en', grouping: 'moderate' });
    const why = placementOf(table, silo, buildTokenIndex(table, 'en'), 1);
    expect(why).toMatchObject({ measure: 'cover', byUser: false, sharedWords: ['running', 'shoe'] });
  });

  it('names the keyword by which a page that shares no word is below another', () => {
    const rows = [
      { keyword: 'casio', volume: 9000 },
      { keyword: 'g-shock', volume: 4000 },
      { keyword: 'g-shock casio', volume: 300 },
      { keyword: 'casio g-shock', volume: 900 },
      { keyword: 'oak floor', volume: 90 },
      { keyword: 'roof tiles', volume: 80 },
    ];
    const table = tableOf(rows);
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    const { pillar, cluster, variant } = PLACES;
    silo.place.set([pillar, cluster, variant, variant]);
    silo.parent.set([-1, 0, 1, 1]);
    silo.reason[1] = PLACEMENT_REASONS.belowNamed;
    const why = placementOf(table, silo, buildTokenIndex(table, 'en'), 1);
    expect(why).toMatchObject({ parent: 'casio', sharedWords: [], namedBy: 'casio g-shock' });
    silo.reason[1] = PLACEMENT_REASONS.belowBroader;
    expect(placementOf(table, silo, buildTokenIndex(table, 'en'), 1)).not.toHaveProperty('namedBy');
  });

  it('names the keyword of the page above that is part of the one below', () => {
    const rows = [
      { keyword: 'youtube seo', volume: 9000 },
      { keyword: 'tube buddy seo', volume: 400 },
      { keyword: 'tube seo', volume: 300 },
      { keyword: 'youtube tube seo', volume: 800 },
      { keyword: 'tubebuddy', volume: 90 },
    ];
    const table = tableOf(rows);
    const { silo } = buildSilo(table, { language: 'en', grouping: 'off' });
    const { pillar, cluster, variant } = PLACES;
    silo.place.set([pillar, cluster, variant, variant, variant]);
    silo.parent.set([-1, 0, 0, 0, 1]);
    silo.reason[1] = PLACEMENT_REASONS.belowWording;
    const why = placementOf(table, silo, buildTokenIndex(table, 'en'), 1);
    expect(why).toMatchObject({ parent: 'youtube seo', namedBy: 'tube seo' });
  });

  it('has no parent for a pillar', () => {
    expect(placementOf(TABLE, SILO, INDEX, 0)).toEqual({
      reason: 'pillarMarked',
      parent: null,
      similarity: 0,
      measure: 'none',
      threshold: null,
      byUser: false,
      sharedWords: [],
      sharedResults: [],
      runnerUp: null,
    });
  });

  it('finds the page that a variant could have joined instead, and by how much it lost', () => {
    const { silo } = applyEdit(
      { table: TABLE, silo: SILO, language: 'en' },
      { type: 'merge', row: 4, into: 3 },
    ).document;
    const why = placementOf(TABLE, silo, INDEX, 4);
    expect(why).toMatchObject({
      reason: 'byHand',
      byUser: true,
      parent: 'green tea latte',
      runnerUp: { keyword: 'green tea' },
    });
    const { similarity = 0, lostBy = 0 } = why.runnerUp ?? {};
    expect(lostBy).toBeCloseTo(Math.max(0, why.similarity - similarity), 10);
  });
});
