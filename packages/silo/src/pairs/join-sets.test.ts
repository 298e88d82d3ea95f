import { describe, expect, it } from 'vitest';
import { SetJoiner } from './join-sets.ts';

function pairsOf(sets: readonly (readonly number[])[], vocabulary: number): string[] {
  const found: string[] = [];
  const starts = [0];
  for (const set of sets) starts.push((starts.at(-1) ?? 0) + set.length);
  new SetJoiner({ numerator: 3, denominator: 5, strict: true }).join(
    {
      count: sets.length,
      starts: Uint32Array.from(starts),
      ranks: Uint32Array.from(sets.flat()),
      first: Int32Array.from(sets.keys()),
      twin: new Int32Array(sets.length).fill(-1),
      setOf: Int32Array.from(sets.keys()),
      vocabulary,
      singles: 0,
      shortest: sets[0]?.length ?? 0,
      longest: sets.at(-1)?.length ?? 0,
    },
    { connect: (a, b, shared) => found.push(`${a} ${b} ${shared}`) },
  );
  return found;
}

describe('SetJoiner', () => {
  it('tells pairs of stems apart whose keys are equal in 32 bits', () => {
    const factor = 131_073;
    const [left, right] = [
      [1, 72_768],
      [32_769, 40_000],
    ];
    const keys = [left, right].map(([a = 0, b = 0]) => (Math.imul(a, factor) + b) | 0);
    expect(keys[0]).toBe(keys[1]);
    expect(pairsOf([left ?? [], right ?? []], 131_072)).toEqual([]);
    expect(pairsOf([left ?? [], right ?? [], [1, 2, 72_768]], 131_072)).toEqual(['0 2 2']);
  });
});
