// `t(key, params)` over i18next, with keys typed by the English catalogue.
import type { FaultShape } from '@silosmith/kernel';
import i18next, { type i18n, type Resource } from 'i18next';
import type { en } from './locales/en/index.ts';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];
type StripPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type MessageKey = StripPlural<Leaves<typeof en>>;
export type MessageParams = Readonly<Record<string, string | number | boolean>>;
export interface Messages {
  readonly language: string;
  t(key: MessageKey, params?: MessageParams): string;
  /** Type guard for keys that were built at run time, such as `errors.${code}`. */
  has(key: string): key is MessageKey;
}

/** Numbers that name something: port 4173 is not 4,173 of anything. */
const NAMES: ReadonlySet<string> = new Set(['port', 'pid', 'year', 'status', 'code', 'version', 'id']);

interface FigureFormats {
  readonly figures: Intl.NumberFormat;
  /** A call costs less than a thousandth of a dollar. */
  readonly prices: Intl.NumberFormat;
}

/** Figures are written the reader's way wherever they stand in a sentence; `count` itself chooses the plural form. */
function withFigures(params: MessageParams, { figures, prices }: FigureFormats): Record<string, unknown> {
  const shown = (name: string, value: string | number | boolean) => {
    if (typeof value !== 'number') return value;
    if (NAMES.has(name)) return String(value);
    return (name.endsWith('Usd') ? prices : figures).format(value);
  };
  const entries = Object.entries(params).map(([name, value]) => [name, shown(name, value)] as const);
  return { ...params, replace: Object.fromEntries(entries) };
}

type PluralForms<K> = K extends `${infer Base}_other` ? `${Base}_${'zero' | 'two' | 'few' | 'many'}` : never;
/** The sentences of another language: any part of the English ones, and the plural forms that English lacks. */
export type Translation<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]>;
} & { readonly [K in PluralForms<keyof T & string>]?: string };

interface Translated {
  /** BCP 47: chooses plural forms, and the formats of numbers and dates. */
  readonly tag: string;
  readonly translation: Translation<typeof en>;
}

/** Plural forms: `key_one`, `key_other` …, chosen by `count`. Placeholders: `{{name}}`. Without a translation: English. */
export function messagesOf(english: Partial<typeof en>, translated?: Translated): Messages {
  const instance: i18n = i18next.createInstance();
  const resources: Resource = { en: { translation: english } };
  if (translated) resources[translated.tag] = { translation: translated.translation };
  const language = translated?.tag ?? 'en';
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  const formats = {
    figures: new Intl.NumberFormat(language, { maximumFractionDigits: 3 }),
    prices: new Intl.NumberFormat(language, { maximumFractionDigits: 6 }),
  };
  return {
    language,
    t: (key, params) => instance.t(key, params === undefined ? {} : withFigures(params, formats)),
    // A key with plural forms has no form of its own.
    has: (key): key is MessageKey => instance.exists(key) || instance.exists(`${key}_other`),
  };
}

/** A code without a sentence gives the generic `errors.unknown`, never the fault's internals. */
export function faultSentence(messages: Messages, fault: FaultShape): string {
  const key = `errors.${fault.code}`;
  return messages.has(key) ? messages.t(key, fault.params) : messages.t('errors.unknown');
}

/** The description or suggested fix of a silo issue; an unknown message id is returned unchanged. */
export function issueSentence(
  messages: Messages,
  message: string,
  part: 'description' | 'fix',
  params: MessageParams,
): string {
  const key = `errors.silo.issues.${message}.${part}`;
  return messages.has(key) ? messages.t(key, params) : message;
}
