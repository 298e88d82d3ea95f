// What yoastseo knows of a language: each is a file of word lists and rules, loaded when an article in it is judged.
/// <reference path="./yoastseo.d.ts" />
import { primarySubtag } from '@silosmith/language';
import type { ResearcherClass } from 'yoastseo/build/languageProcessing/languages/en/Researcher.js';

type Load = () => Promise<{ readonly default: Exported<ResearcherClass> }>;

export interface YoastLanguage {
  /** As WordPress names it. */
  readonly locale: string;
  /** False: only what needs no knowledge of the language is judged, as Yoast SEO itself does. */
  readonly known: boolean;
  readonly load: Load;
}

const LANGUAGES: Readonly<Record<string, readonly [locale: string, load: Load]>> = {
  ar: ['ar', () => import('yoastseo/build/languageProcessing/languages/ar/Researcher.js')],
  de: ['de_DE', () => import('yoastseo/build/languageProcessing/languages/de/Researcher.js')],
  en: ['en_US', () => import('yoastseo/build/languageProcessing/languages/en/Researcher.js')],
  es: ['es_ES', () => import('yoastseo/build/languageProcessing/languages/es/Researcher.js')],
  fr: ['fr_FR', () => import('yoastseo/build/languageProcessing/languages/fr/Researcher.js')],
  it: ['it_IT', () => import('yoastseo/build/languageProcessing/languages/it/Researcher.js')],
  ja: ['ja', () => import('yoastseo/build/languageProcessing/languages/ja/Researcher.js')],
  nl: ['nl_NL', () => import('yoastseo/build/languageProcessing/languages/nl/Researcher.js')],
  no: ['nb_NO', () => import('yoastseo/build/languageProcessing/languages/nb/Researcher.js')],
  pl: ['pl_PL', () => import('yoastseo/build/languageProcessing/languages/pl/Researcher.js')],
  pt: ['pt_PT', () => import('yoastseo/build/languageProcessing/languages/pt/Researcher.js')],
  ru: ['ru_RU', () => import('yoastseo/build/languageProcessing/languages/ru/Researcher.js')],
  sv: ['sv_SE', () => import('yoastseo/build/languageProcessing/languages/sv/Researcher.js')],
  tr: ['tr_TR', () => import('yoastseo/build/languageProcessing/languages/tr/Researcher.js')],
};

/** `tag`: of a content language, such as `de` or `de-AT`. */
export function yoastLanguageOf(tag: string): YoastLanguage {
  const subtag = primarySubtag(tag);
  const entry = Object.hasOwn(LANGUAGES, subtag) ? LANGUAGES[subtag] : undefined;
  if (entry !== undefined) return { locale: entry[0], known: true, load: entry[1] };
  const load: Load = () => import('yoastseo/build/languageProcessing/languages/_default/Researcher.js');
  return { locale: subtag, known: false, load };
}
