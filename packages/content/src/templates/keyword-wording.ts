// Which form the words of a keyword ask for, in each content language. What it means as a whole is its intent.
import type { TemplateId } from '@silosmith/contract';
import { foldAccents, NEEDS, type Need, needBitsOf, primarySubtag } from '@silosmith/language';
import { isHowTo } from '../structure/how-to-words.ts';

interface Wording {
  /** Several things of one kind, or the best of them. Written without accents: people leave them out. */
  readonly list: RegExp;
  /** What is happening in a subject, beside the words for news of the language pack. */
  readonly news: RegExp;
  /** A place near the searcher. */
  readonly near: RegExp;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: {
    list: /\bbest (?!time\b|before\b|buy\b)|^(?:the )?top (?!up\b|of\b|gun\b)|\b(?:ideas|examples|tips|tricks|alternatives|types of|kinds of|list of|ways to)\b/u,
    news: /\b(?:trends|latest developments)\b/u,
    near: /\bnear (?:me|you|here)\b|\bnearby\b|\b(?:closest|nearest)\b/u,
  },
  nl: {
    list: /\bbeste\b|^top \d|(?:ideeen|voorbeelden|\btips|\btrucs|\balternatieven|soorten)\b|\bmanieren om\b/u,
    news: /(?:trends|nieuws|ontwikkelingen)\b/u,
    near: /\bin de buurt\b|\bbij mij\b|\bdichtbij(?:zijnde)?\b/u,
  },
  de: {
    list: /\bbeste[nrsm]?\b|^top \d|(?:ideen|beispiele|tipps|\btricks|\balternativen|\barten von)\b/u,
    news: /(?:trends|\bnews|nachrichten)\b/u,
    near: /\bin (?:der|meiner|deiner|ihrer) (?:nahe|naehe|umgebung)\b/u,
  },
  fr: {
    list: /\bmeilleure?s?\b|^top \d|\b(?:idees|exemples|conseils|astuces|alternatives|types d|types de|sortes de)\b/u,
    news: /\btendances?\b/u,
    near: /\b(?:pres|autour) de (?:moi|chez moi|vous)\b|\ba proximite\b/u,
  },
  es: {
    list: /\bmejor(?:es)?\b(?! que\b)|^top \d|\b(?:ideas|ejemplos|consejos|trucos|alternativas|tipos de)\b/u,
    news: /\b(?:tendencias?|novedades)\b/u,
    near: /\bcerca de (?:mi|ti|aqui)\b|\bcercan[oa]s?\b/u,
  },
  it: {
    list: /\bmiglior[ei]?\b|^top \d|\b(?:idee|esempi|consigli|trucchi|alternative|tipi di)\b/u,
    news: /\b(?:tendenze|novita)\b/u,
    near: /\bvicino a (?:me|te)\b|\b(?:nelle vicinanze|qui vicino)\b/u,
  },
  pt: {
    list: /\bmelhor(?:es)?\b(?! que\b)|^top \d|\b(?:ideias|exemplos|dicas|truques|alternativas|tipos de)\b/u,
    news: /\b(?:tendencias?|novidades)\b/u,
    near: /\b(?:perto|proximo) de (?:mim|voce)\b|\bmais proxim[oa]\b/u,
  },
};

/** A tool of that name is looked for, not what it reports. */
const NAMES_OF_TOOLS = /\bgoogle (?:news|trends)\b/u;

/** The form that the words ask for, the more particular first; undefined where they name a subject alone. */
export function templateByWording(keyword: string, language: string): TemplateId | undefined {
  if (isHowTo(keyword, language)) return 'how-to';
  const words = WORDINGS[primarySubtag(language)];
  const plain = plainOf(keyword);
  const needs = needBitsOf(keyword, language);
  const asks = (need: Need): boolean => (needs & (1 << NEEDS.indexOf(need))) !== 0;
  if (asks('comparison')) return 'comparison';
  if (!NAMES_OF_TOOLS.test(plain) && (asks('news') || words?.news.test(plain))) return 'news-analysis';
  if (words?.list.test(plain)) return 'listicle';
  return asks('repair') ? 'problem-solution' : undefined;
}

/** Whether a figure or a place is looked for, prices or a shop nearby: neither a comparison nor the way out of a problem. */
export function asksForPriceOrPlace(keyword: string, language: string): boolean {
  const plain = plainOf(keyword);
  const asksForPrice = (needBitsOf(keyword, language) & (1 << NEEDS.indexOf('price'))) !== 0;
  return asksForPrice || WORDINGS[primarySubtag(language)]?.near.test(plain) === true;
}

const plainOf = (keyword: string): string => foldAccents(keyword.trim().normalize('NFKC').toLowerCase());
