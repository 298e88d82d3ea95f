import { PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { CLOSE_RUNNER_UP, isWeakFit } from './weak-fit.ts';

const TABLE = tableOf(
  listOf(`
    espresso machine            | - | 9000
    espresso machine descaling  | - | 700
    espresso machine for office | - | 800
    coffee grinder              | - | 7000
    coffee grinder cleaning     | - | 250
  `),
);
const BUILT = buildSilo(TABLE, { language: 'en', grouping: 'moderate' });
const { pillar, cluster, section } = PLACES;
const SILO: SiloState = {
  ...BUILT,
  place: Uint8Array.of(pillar, cluster, cluster, pillar, section),
  parent: Int32Array.of(-1, 0, 0, -1, 3),
  topic: new Int32Array(5),
  topics: ['Coffee'],
  reason: BUILT.reason.map(() => PLACEMENT_REASONS.belowBroader),
};
const placed = [1, 2, 4];
/** The silo with a runner-up so much behind the place of every row. */
const behind = (by: number): SiloState => ({
  ...SILO,
  similarity: SILO.similarity.map(() => 0.5),
  runnerUp: SILO.runnerUp.map((_, row) => (row === 3 ? 0 : 3)),
  runnerUpSimilarity: SILO.runnerUpSimilarity.map(() => 0.5 - by),
});

const weakFits = (silo: SiloState): number[] => [...silo.place.keys()].filter((row) => isWeakFit(silo, row));

it('takes a close runner-up for weak, a distant one or none for sound', () => {
  expect(weakFits(behind(CLOSE_RUNNER_UP / 2))).toEqual(placed);
  expect(weakFits(behind(2 * CLOSE_RUNNER_UP))).toEqual([]);
  expect(weakFits({ ...behind(0), runnerUp: SILO.runnerUp.map(() => -1) })).toEqual([]);
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
