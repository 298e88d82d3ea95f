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

/** The locale of a tag (`pt-PT`) or of a language (`pt`: its first locale). A market that is not predefined stands as it is: `en-NZ`. */
export function localeOf(tag: string): Locale {
  const [language = 'en', ...others] = tag.trim().replaceAll('_', '-').toLowerCase().split('-');
  const region = others.find((subtag) => REGION.test(subtag));
  const first = LOCALES.find((locale) => locale.startsWith(`${language}-`));
  if (region === undefined)
    return { language, market: first?.split('-')[1]?.toLowerCase() ?? language, tag: first ?? tag };
  return { language, market: region, tag: `${language}-${region.toUpperCase()}` };
}

/** ISO 3166-1 or UN M49; a subtag of four letters is a script. */
const REGION = /^(?:[a-z]{2}|\d{3})$/u;
