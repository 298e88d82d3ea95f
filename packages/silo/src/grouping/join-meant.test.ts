import { describe, expect, it } from 'vitest';
import { SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { joinMeant, type OneSubjectTest } from './join-meant.ts';
import { nearestByLandmarks } from './landmark-neighbours.ts';
import type { MeaningFeatures } from './meaning-features.ts';

/** Meanings in a plane by their angles in degrees; null: nothing known. */
function meaningsOf(angles: readonly (number | null)[]): MeaningFeatures {
  const turn = (angle: number) => (angle * Math.PI) / 180;
  const rows = angles.map((angle) =>
    Float32Array.from(angle === null ? [0, 0] : [Math.cos(turn(angle)), Math.sin(turn(angle))]),
  );
  const builder = new SparseRowsBuilder(rows.length, rows.length * 2);
  for (const row of rows) builder.push(Uint32Array.of(0, 1), row, row.some((value) => value !== 0) ? 2 : 0);
  const values = Float32Array.from(rows.flatMap((row) => [...row]));
  return { vectors: builder.build(2), near: nearestByLandmarks({ values, width: 2 }, { k: 6 }) };
}

/** Ten pairs of keywords, 10° from each other: so near is in company. */
const PAIRS = Array.from({ length: 10 }, (_, at) => [60 + at * 28, 70 + at * 28]).flat();
const COMPANY = PAIRS.map((_, unit) => unit - (unit % 2));

/** What becomes of clusters of one keyword each, by their angles, beside the pairs. */
function joined(alone: readonly (number | null)[], mayBeOne: OneSubjectTest = () => true): number[] {
  const clusterOf = Int32Array.from([...COMPANY, ...alone.map((_, at) => PAIRS.length + at)]);
  const after = joinMeant(clusterOf, meaningsOf([...PAIRS, ...alone]), mayBeOne);
  expect([...after.subarray(0, PAIRS.length)]).toEqual(COMPANY);
  return [...after.subarray(PAIRS.length)].map((cluster) => cluster - PAIRS.length);
}

describe('clusters that mean the same', () => {
  it('become one where they are as near as a keyword is to the rest of its cluster', () => {
    expect(joined([0, 9])).toEqual([0, 0]);
    expect(joined([0, 12])).toEqual([0, 1]);
  });

  it('are two by two the nearest of each other: what is near to one of them waits', () => {
    expect(joined([0, 6, 10])).toEqual([0, 1, 1]);
    expect(joined([10, 6, 0])).toEqual([0, 0, 2]);
  });

  it('are no two subjects, however near', () => {
    const apart: OneSubjectTest = (a, b) => Math.min(a, b) !== PAIRS.length + 1;
    expect(joined([0, 6, 10], apart)).toEqual([0, 0, 2]);
  });

  it('are known to mean something', () => {
    expect(joined([null, null, 0])).toEqual([0, 1, 2]);
  });

  it('are none in a list where hardly a keyword has company to tell how near that is', () => {
    const clusterOf = Int32Array.from([0, 0, 2, 3]);
    expect(joinMeant(clusterOf, meaningsOf([0, 10, 90, 91]), () => true)).toEqual(clusterOf);
  });
});
