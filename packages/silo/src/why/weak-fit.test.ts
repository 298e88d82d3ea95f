import { PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { LEAST_COVER } from '../plan/worth-order.ts';
import { siloFacts } from '../summary/silo-facts.ts';
import { groupings, keywordLists } from '../testing/arbitraries.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import {
  BARELY_PASSED,
  CLOSE_RUNNER_UP,
  isWeakFit,
  rivalOf,
  weakFitCount,
  weakFits,
  weaknessOf,
} from './weak-fit.ts';

const TABLE = tableOf(
  listOf(`
    espresso machine            | - | 9000
    espresso machine descaling  | - | 700
    espresso machine for office | - | 800
    coffee grinder              | - | 7000
    coffee grinder cleaning     | - | 250
  `),
);
const { silo: BUILT } = buildSilo(TABLE, { language: 'en', grouping: 'moderate' });
const { pillar, cluster, section, variant } = PLACES;
const SILO: SiloState = {
  ...BUILT,
  place: Uint8Array.of(pillar, cluster, cluster, pillar, section),
  parent: Int32Array.of(-1, 0, 0, -1, 3),
  topic: new Int32Array(5),
  topics: ['Coffee'],
  reason: BUILT.reason.map(() => PLACEMENT_REASONS.belowBroader),
  similarity: BUILT.similarity.map(() => 0.5),
  runnerUp: BUILT.runnerUp.map(() => -1),
};
/** Most demand first. */
const placed = [2, 1, 4];
/** The silo with a runner-up so much behind the place of every row. */
const behind = (by: number): SiloState => ({
  ...SILO,
  runnerUp: Int32Array.of(-1, 3, 3, -1, 0),
  runnerUpSimilarity: SILO.runnerUpSimilarity.map(() => 0.5 - by),
});
const rowsOf = (silo: SiloState): number[] => [...weakFits(silo, siloFacts(TABLE, silo))];

it('takes a close runner-up for weak, a distant one or none for sound', () => {
  expect(rowsOf(behind(CLOSE_RUNNER_UP / 2))).toEqual(placed);
  expect(weaknessOf(behind(0), 1)).toBe('closeRunnerUp');
  expect(rowsOf(behind(2 * CLOSE_RUNNER_UP))).toEqual([]);
  expect(rowsOf(SILO)).toEqual([]);
});

it('takes nothing shared, nothing that fits, and what barely passed its rule for thin evidence', () => {
  const near = (similarity: number, reason: number): SiloState => ({
    ...SILO,
    similarity: SILO.similarity.map(() => similarity),
    reason: SILO.reason.map(() => reason),
  });
  const { belowBroader, childByClosest, sectionOfBroader } = PLACEMENT_REASONS;
  expect(weaknessOf(near(0, belowBroader), 1)).toBe('thinEvidence');
  expect(weaknessOf(near(0.9, childByClosest), 1)).toBe('thinEvidence');
  expect(weaknessOf(near(LEAST_COVER + BARELY_PASSED / 2, sectionOfBroader), 4)).toBe('thinEvidence');
  expect(weaknessOf(near(LEAST_COVER + 2 * BARELY_PASSED, sectionOfBroader), 4)).toBeNull();
});

it('knows no runner-up that is a page no more, or that the page stands below by now', () => {
  expect(rivalOf(behind(0), 1)).toBe(3);
  expect(rowsOf({ ...behind(0), place: Uint8Array.of(pillar, cluster, cluster, variant, section) })).toEqual([
    4,
  ]);
  expect(rowsOf({ ...behind(0), runnerUp: SILO.parent.slice() })).toEqual([]);
});

it('asks no more about what the user has accepted or placed', () => {
  const document = { table: TABLE, silo: behind(0), language: 'en' };
  const row = 4;
  expect(isWeakFit(document.silo, row)).toBe(true);
  for (const edit of [
    { type: 'pin', row } as const,
    { type: 'makePage', row } as const,
    { type: 'setAside', row } as const,
  ]) {
    expect(isWeakFit(applyEdit(document, edit).document.silo, row)).toBe(false);
  }
});

it('lists each weak fit of any silo once, most demand first', () => {
  fc.assert(
    fc.property(keywordLists(60), groupings, (list, grouping) => {
      const listed = tableOf(list);
      const { table, silo } = buildSilo(listed, { language: 'en', grouping });
      const facts = siloFacts(table, silo);
      const { demands } = facts;
      const rows = weakFits(silo, facts);
      expect(weakFitCount(silo, facts)).toBe(rows.length);
      expect([...rows].sort((a, b) => a - b)).toEqual(
        [...silo.place.keys()].filter((row) => isWeakFit(silo, row)),
      );
      const inOrder = Array.from(rows, (row) => demands[row] ?? 0);
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});
