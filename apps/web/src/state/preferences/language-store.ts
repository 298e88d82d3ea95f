// The language of the interface: the stored choice, else the first of the browser's that the interface speaks.
import { INTERFACE_LANGUAGES, interfaceLanguageFor } from '@silosmith/messages/public';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { browserLanguages, nameLanguage } from '../../platform/page.ts';

const KEY = 'silosmith.language';

function chosen(): string {
  const stored = readStored(KEY);
  return interfaceLanguageFor([...(typeof stored === 'string' ? [stored] : []), ...browserLanguages()]);
}

export const languageStore = createStore<{ readonly language: string }>(() => ({ language: chosen() }));

export function setInterfaceLanguage(language: string): void {
  writeStored(KEY, language);
  nameLanguage(language);
  languageStore.setState({ language });
}

/** For the select of Settings; nothing to choose where there is one language. */
export const languageChoices = (): readonly { value: string; label: string }[] =>
  INTERFACE_LANGUAGES.length < 2
    ? []
    : INTERFACE_LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }));
