import { KEYED_PROVIDERS } from '@silosmith/ai';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  hasSessionKey,
  maskedKey,
  onSessionKeysChange,
  removeAllSessionKeys,
  saveSessionKey,
  sessionKey,
} from './session-keys.ts';

let kept: Map<string, string>;
/** What was written where it would outlive the tab. */
let outlasting: string[];

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  outlasting = [];
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (key: string, value: string) => outlasting.push(`${key}=${value}`),
    removeItem: () => undefined,
  });
});

it('gives the key back and never stores it as it was typed', () => {
  saveSessionKey('openai', ' sk-1234567890-ünicode ');
  expect(sessionKey('openai')).toBe('sk-1234567890-ünicode');
  expect([...kept.values()].join()).not.toContain('1234567890');
});

it('writes a key to the storage of the tab alone: nothing outlives it (issue 7 §4)', () => {
  for (const { id } of KEYED_PROVIDERS) saveSessionKey(id, 'sk-1234567890');
  expect(kept.size).toBe(KEYED_PROVIDERS.length);
  expect(outlasting).toEqual([]);
});

it('forgets all keys, those of providers it does not know included, and nothing else', () => {
  let told = 0;
  const stop = onSessionKeysChange(() => {
    told += 1;
  });
  saveSessionKey('mistral', 'abc');
  saveSessionKey('a-provider-of-last-year', 'def');
  kept.set('of-another-program', 'stays');
  removeAllSessionKeys();
  expect(hasSessionKey('mistral')).toBe(false);
  expect([...kept.keys()]).toEqual(['of-another-program']);
  expect(told).toBe(3);
  stop();
});

it('shows the end of a long key and nothing of a short one', () => {
  expect(maskedKey('sk-1234567890')).toBe('•••• 7890');
  expect(maskedKey('secret')).toBe('••••');
});
