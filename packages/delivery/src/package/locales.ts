// The 21 predefined locales; the first of a language is its default.

export const LOCALES = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CA',
  'fr-BE',
  'es-ES',
  'es-MX',
  'es-AR',
  'it-IT',
  'pt-BR',
  'pt-PT',
  'nl-NL',
  'nl-BE',
  'ja-JP',
  'zh-CN',
  'zh-TW',
] as const;

export interface Locale {
  /** `en` */
  readonly language: string;
  /** `us`; the language if the market is unknown. */
  readonly market: string;
  /** `en-US` */
  readonly tag: string;
}

/** The locale of a tag (`pt-PT`) or of a language (`pt`: its first locale). */
export function localeOf(tag: string): Locale {
  const wanted = tag.trim().replaceAll('_', '-').toLowerCase();
  const language = wanted.split('-')[0] || 'en';
  const known =
    LOCALES.find((locale) => locale.toLowerCase() === wanted) ??
    LOCALES.find((locale) => locale.startsWith(`${language}-`));
  const market = (known ?? wanted).split('-')[1]?.toLowerCase() ?? language;
  return { language, market, tag: known ?? tag };
}
