import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highHashOf, lowHashOf, WordSets } from './word-sets.ts';

const hashesOf = (stems: readonly number[]): [number, number] => [
  stems.reduce((sum, stem) => sum + lowHashOf(stem), 0),
  stems.reduce((sum, stem) => sum + highHashOf(stem), 0),
];

describe('WordSets', () => {
  it('knows a set again whatever the order of its words, and numbers sets as they come', () => {
    const word = fc.nat(200);
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), { maxLength: 300 }),
        (lists) => {
          const sets = new WordSets(1);
          const expected = new Map<string, number>();
          for (const list of lists) {
            const key = [...list].sort((a, b) => a - b).join();
            const number = expected.get(key) ?? expected.size;
            expect(sets.find(...hashesOf(list))).toBe(expected.get(key) ?? -1);
            expected.set(key, number);
            expect(sets.add(...hashesOf(list))).toBe(number);
            expect(sets.find(...hashesOf([...list].reverse()))).toBe(number);
          }
          expect(sets.size).toBe(expected.size);
        },
      ),
    );
  });
});
