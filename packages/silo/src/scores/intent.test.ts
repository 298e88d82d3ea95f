import { INTENT_BITS } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { fillIntents, intentOf } from './intent.ts';

const { informational, commercial, transactional } = INTENT_BITS;

describe('the intent of a keyword whose file states none', () => {
  it.each([
    ['garden hose', 2_001, 61, commercial],
    ['how to coil a garden hose', 2_001, 61, commercial],
    ['garden hose', 2_000, 61, informational],
    ['garden hose', 2_001, 60, informational],
    ['garden hose', -1, -1, informational],
    ['buy garden hose', 9_000, 90, transactional],
  ])('%s, searched %d times at difficulty %d', (keyword, volume, difficulty, bit) => {
    expect(intentOf(keyword, 'en', volume, difficulty)).toBe(bit);
    const table = tableOf([{ keyword, volume, difficulty }]);
    const intent = new Uint8Array(1);
    fillIntents(table, buildTokenIndex(table, 'en'), 'en', intent);
    expect(intent[0]).toBe(bit);
  });
});
