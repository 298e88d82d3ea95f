import { describe, expect, it } from 'vitest';
import { createSoftWordTest } from './soft-words.ts';

describe('soft words', () => {
  it('are those of the language, and of English what people write everywhere', () => {
    const isSoftIn = (language: string, word: string) => createSoftWordTest(language)(word);
    expect(isSoftIn('en', 'most')).toBe(true);
    // A bridge.
    expect(isSoftIn('pl', 'most')).toBe(false);
    expect(['pl', 'de', 'fr'].map((language) => isSoftIn(language, 'online'))).toEqual([true, true, true]);
    expect(['de', 'pl'].map((language) => isSoftIn(language, 'gut'))).toEqual([true, false]);
    expect(isSoftIn('pl', '2026')).toBe(true);
    expect(['pt', 'fr', 'pl'].map((language) => isSoftIn(language, 'oficial'))).toEqual([true, true, true]);
  });
});
