// The languages of the interface. Adding one is a folder in locales/ and a line here: choice, sentences, plural forms,
// numbers and dates follow.
import type { Translation } from './catalogue.ts';
import type { en } from './locales/en/index.ts';

export interface InterfaceLanguage {
  /** BCP 47; formats of numbers and dates follow it. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  /** Sentences that are missing are said in English. Null: English, which is always there. */
  readonly load: (() => Promise<Translation<typeof en>>) | null;
}

export const INTERFACE_LANGUAGES: readonly InterfaceLanguage[] = [{ tag: 'en', name: 'English', load: null }];
