// Which choices of this user hold for every project? Provider, model, content language, country (specification 1 §3.4); kept in this browser per user.
import { TEXT_PROVIDERS } from '@silosmith/ai';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@silosmith/contract';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../platform/local-storage.ts';

export interface Preferences {
  /** Id of a provider that writes text. */
  readonly textProvider: string;
  /** Model id of @silosmith/ai MODELS; null: the provider's first model. */
  readonly textModel: string | null;
  readonly contentLanguage: ContentLanguage;
  readonly railCollapsed: boolean;
}

/** The demo provider needs no key, so that the whole journey works before one is given (decisions §3). */
export const DEFAULT_PREFERENCES: Preferences = {
  textProvider: 'demo',
  textModel: null,
  contentLanguage: 'en',
  railCollapsed: false,
};

export const preferencesStore = createStore<Preferences>(() => DEFAULT_PREFERENCES);

let storageKey: string | null = null;

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((candidate) => candidate === value);

/** Reads the user's choices; what is missing or unreadable takes its default. */
export function loadPreferences(userId: string): void {
  storageKey = `silosmith.preferences.${userId}`;
  const stored = readStored(storageKey);
  const from = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  preferencesStore.setState({
    textProvider:
      oneOf(
        TEXT_PROVIDERS.map(({ id }) => id),
        from['textProvider'],
      ) ?? DEFAULT_PREFERENCES.textProvider,
    textModel: typeof from['textModel'] === 'string' ? from['textModel'] : null,
    contentLanguage: oneOf(CONTENT_LANGUAGES, from['contentLanguage']) ?? DEFAULT_PREFERENCES.contentLanguage,
    railCollapsed: from['railCollapsed'] === true,
  });
}

export function setPreferences(change: Partial<Preferences>): void {
  preferencesStore.setState(change);
  if (storageKey !== null) writeStored(storageKey, preferencesStore.getState());
}
