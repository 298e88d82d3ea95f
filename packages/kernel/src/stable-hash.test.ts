import { expect, test } from 'vitest';
import { stableHash, stableHashOfBytes } from './stable-hash.ts';

test('a hash is the same in every run, and another one for another text or seed', () => {
  expect(stableHash('trail shoes')).toBe(8464815927094241);
  expect(stableHash('trail shoe')).not.toBe(stableHash('trail shoes'));
  expect(stableHash('trail shoes', 1)).not.toBe(stableHash('trail shoes'));
  const many = new Set(Array.from({ length: 20_000 }, (_, i) => stableHash(`keyword ${i}`)));
  expect(many.size).toBe(20_000);
  for (const hash of many) expect(Number.isSafeInteger(hash)).toBe(true);
});

test('the hash of bytes is that of ASCII text, and sees no further than its bounds', () => {
  const bytes = new TextEncoder().encode('a trail shoes b');
  expect(stableHashOfBytes(bytes, 2, 13)).toBe(8464815927094241);
  expect(stableHashOfBytes(bytes.subarray(2, 13))).toBe(8464815927094241);
  expect(stableHashOfBytes(bytes)).toBe(stableHash('a trail shoes b'));
});
