import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  choosePreference,
  DEFAULT_PREFERENCES,
  loadPreferences,
  preferenceFields,
  preferencesStore,
} from './preferences-store.ts';

/** All that a new preference is. */
vi.mock('./preference-list.ts', async (original) => {
  const real = await original<{ PREFERENCE_LIST: readonly unknown[] }>();
  const field = {
    section: 'content',
    label: 'settings.content.title',
    choices: [{ value: 'plain', label: 'settings.content.title' }],
  };
  const tone = { name: 'tone', schema: z.enum(['plain', 'warm']), fallback: 'plain', field };
  return { ...real, PREFERENCE_LIST: [...real.PREFERENCE_LIST, tone] };
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('8.4: a preference is one entry; a new one', () => {
  it('has its default, and its field in Settings', () => {
    expect(DEFAULT_PREFERENCES).toMatchObject({ tone: 'plain', textProvider: 'demo', contentLanguage: 'en' });
    expect(preferenceFields('content').map(({ name }) => name)).toEqual(['contentLanguage', 'tone']);
  });

  it('is chosen by its field, stored and read again; a word it does not allow changes nothing', () => {
    loadPreferences('ada');
    choosePreference('tone', 'warm');
    choosePreference('tone', 'shrill');
    choosePreference('nobody', 'warm');
    preferencesStore.setState(DEFAULT_PREFERENCES);
    loadPreferences('ada');
    expect(preferencesStore.getState()).toMatchObject({ tone: 'warm' });
    expect(preferencesStore.getState()).not.toHaveProperty('nobody');
    loadPreferences('bob');
    expect(preferencesStore.getState()).toMatchObject({ tone: 'plain' });
  });

  it('takes its default where what is stored is not allowed', () => {
    kept.set(
      'silosmith.preferences.eve',
      JSON.stringify({ tone: 7, textProvider: 'exa', railCollapsed: 'yes' }),
    );
    loadPreferences('eve');
    expect(preferencesStore.getState()).toEqual(DEFAULT_PREFERENCES);
  });
});
