// Countries whose searchers a language is mainly for.

/** By primary subtag: the country with most searches in the language first (ISO 3166-1, lower case). */
const MARKETS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  en: ['us', 'gb', 'in', 'ca', 'au', 'ie', 'nz', 'za', 'sg', 'ph'],
  nl: ['nl', 'be'],
  fr: ['fr', 'ca', 'be', 'ch', 'ma', 'sn', 'ci'],
  de: ['de', 'at', 'ch'],
  es: ['es', 'mx', 'ar', 'co', 'cl', 'pe', 'us'],
  it: ['it', 'ch'],
  pt: ['br', 'pt'],
  zh: ['cn', 'tw', 'hk', 'sg'],
  ja: ['jp'],
  ko: ['kr'],
  ru: ['ru', 'kz'],
  ar: ['sa', 'eg', 'ae', 'ma'],
  hi: ['in'],
  sv: ['se', 'fi'],
  da: ['dk'],
  no: ['no'],
  pl: ['pl'],
  tr: ['tr'],
  th: ['th'],
};
/** Every country that is a market of a listed language, once. */
export const ALL_MARKETS: readonly string[] = [...new Set(Object.values(MARKETS).flat())];

const UNKNOWN: readonly [string, ...string[]] = ['us'];

/** Markets of a language tag, main one first; `us` for a language that is not listed. */
export function marketsOf(language: string): readonly [string, ...string[]] {
  const [subtag = ''] = language.toLowerCase().split(/[-_]/u);
  return (Object.hasOwn(MARKETS, subtag) ? MARKETS[subtag] : undefined) ?? UNKNOWN;
}

/** The country that a language tag names (`en-GB`, `de_at`), else the main market of its language. Two letters, lower case. */
export function marketOf(language: string): string {
  const region = /[-_]([a-z]{2})(?:[-_]|$)/iu.exec(language)?.[1];
  return region?.toLowerCase() ?? marketsOf(language)[0];
}
