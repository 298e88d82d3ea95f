import { LANGUAGES } from '@silosmith/language';
import type { PackageInfo } from '../package/content-package.ts';

/** A tag that browsers and `Intl` take: the locale, else the language, else English. The user may have typed anything. */
export function languageTagOf({ locale, language }: Pick<PackageInfo, 'locale' | 'language'>): string {
  return [locale, language].find(isTag) ?? 'en';
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return LANGUAGES.find(({ tag }) => tag === language)?.direction ?? 'ltr';
}

/** `tag`: a valid language tag. */
export function capitalised(text: string, tag: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
