// Every sentence a user can read. `createMessages(tag)` gives `t(key, params)`; keys are typed by the English catalogue.
import i18next, { type i18n } from 'i18next';
import { en } from './locales/en/index.ts';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];
type StripPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type MessageKey = StripPlural<Leaves<typeof en>>;
export type MessageParams = Readonly<Record<string, string | number | boolean>>;
export interface Messages {
  readonly language: string;
  t(key: MessageKey, params?: MessageParams): string;
  /** Whether the catalogue holds a key (codes from outside). */
  has(key: string): key is MessageKey;
}

/** Plural forms: `key_one`, `key_other`, chosen by `count`. Placeholders: `{{name}}`. */
export function createMessages(language = 'en'): Messages {
  const instance: i18n = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  return {
    language,
    t: (key, params) => instance.t(key, params ?? {}),
    has: (key): key is MessageKey => instance.exists(key),
  };
}
