import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { PREFERENCE_LIST, type PreferenceField, type Preferences } from './preference-list.ts';

export type { Preferences } from './preference-list.ts';

/** What is missing or unreadable takes its default. */
function preferencesFrom(stored: unknown): Preferences {
  const from = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const entries = PREFERENCE_LIST.map(({ name, schema, fallback }) => {
    const read = schema.safeParse(from.get(name));
    return [name, read.success ? read.data : fallback];
  });
  // Each value is its default or was parsed by the schema of its entry, which is where the type comes from.
  return Object.fromEntries(entries) as Preferences;
}

export const DEFAULT_PREFERENCES: Preferences = preferencesFrom(null);

export const preferencesStore = createStore<Preferences>(() => DEFAULT_PREFERENCES);

let storageKey: string | null = null;

/** Reads the user's choices. */
export function loadPreferences(userId: string): void {
  storageKey = `silosmith.preferences.${userId}`;
  preferencesStore.setState(preferencesFrom(readStored(storageKey)));
}

export function setPreferences(change: Partial<Preferences>): void {
  preferencesStore.setState(change);
  if (storageKey !== null) writeStored(storageKey, preferencesStore.getState());
}

/** A choice as its field shows it. */
export interface ShownPreference extends PreferenceField {
  readonly name: string;
}

export const preferenceFields = (section: PreferenceField['section']): readonly ShownPreference[] =>
  PREFERENCE_LIST.flatMap(({ name, field }) => (field?.section === section ? [{ name, ...field }] : []));

/** Takes a word of a field; one that its entry does not allow changes nothing. */
export function choosePreference(name: string, word: string): void {
  const read = PREFERENCE_LIST.find((preference) => preference.name === name)?.schema.safeParse(word);
  if (read?.success) setPreferences({ [name]: read.data });
}
