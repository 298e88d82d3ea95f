// A package entry of its own, because the transliteration tables are large.
import { transliterate } from 'transliteration';
import { characterClassAt, SEGMENTED } from './character-class.ts';
import { foldAccents, foldText } from './fold-text.ts';
import { splitKanji } from './kanji.ts';
import { primarySubtag } from './languages.ts';
import { packFor } from './packs/index.ts';
import type { LanguagePack } from './packs/language-pack.ts';
import { segmentWords } from './segment-words.ts';

export interface SlugOptions {
  /** Language of the text: decides ä → ae or a, how Han is read, which words are stop words. */
  readonly language: string;
  /** Characters, default 100; cut at a word boundary if there is one. */
  readonly maxLength?: number;
  /** Drops the language's stop words unless nothing would remain; question words are kept, since they distinguish pages. */
  readonly removeStopWords?: boolean;
  /** Slug of a text without letters and digits; default `untitled`. */
  readonly fallback?: string;
}

/** Maximum length in characters: in exports, and in file names and simple exports. */
export const SLUG_LENGTH = { export: 100, fileName: 50 } as const;

const DEFAULT_FALLBACK = 'untitled';
const C_PLUS_PLUS = /(?<![\p{L}\p{N}])c\+\+/gu;
const SHARP = /(?<=(?<![\p{L}\p{N}])[cfj])#/gu;
const POINT_IN_NUMBER = /(?<=\p{N})\.(?=\p{N})/gu;
const SEPARATORS = /[\s/\\|_\u2013\u2014\u2015]+/gu;
const NOT_WORD_CHARACTER = /[^\p{L}\p{M}\p{N}'-]/gu;
const NOT_SLUG_CHARACTER = /[^a-z0-9-]/gu;
const HYPHEN_RUN = /-{2,}/gu;
const EDGE_HYPHENS = /^-+|-+$/gu;
const UMLAUT = /[äöüß]/gu;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Space-separated tokens; scripts without spaces are segmented, elided articles split off. */
function tokensOf(text: string, pack: LanguagePack): string[] {
  const plain = foldText(text)
    .replace(C_PLUS_PLUS, 'cpp')
    .replace(SHARP, 'sharp')
    .replace(POINT_IN_NUMBER, '-')
    .replace(SEPARATORS, ' ')
    .trim();
  const tokens: string[] = [];
  for (const token of plain.split(' '))
    tokens.push(...wordsOfToken(token.replace(NOT_WORD_CHARACTER, ''), pack));
  return tokens;
}

function wordsOfToken(token: string, pack: LanguagePack): string[] {
  const apostrophe = token.indexOf("'");
  if (apostrophe > 0 && pack.elisions.has(token.slice(0, apostrophe)))
    return [token.slice(0, apostrophe), ...wordsOfToken(token.slice(apostrophe + 1), pack)];
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= token.length; at++) {
    const isBorder =
      at === token.length ||
      (at > start &&
        (characterClassAt(token, at) === SEGMENTED) !== (characterClassAt(token, at - 1) === SEGMENTED));
    if (!isBorder) continue;
    const run = token.slice(start, at);
    if (characterClassAt(run, 0) === SEGMENTED) words.push(...segmentWords(run, pack.tag));
    else if (run !== '') words.push(run);
    start = at;
  }
  return words;
}

function withoutStopWords(tokens: readonly string[], pack: LanguagePack): readonly string[] {
  const kept = tokens.filter((token) => !pack.functionWords.has(token) || pack.questionWords.has(token));
  return kept.length > 0 ? kept : tokens;
}

/** As slugs are made of: most words, which need no look into the tables. */
const SLUG_WORD = /^[a-z0-9-]*$/;

function asciiOf(token: string, isGerman: boolean): string {
  if (SLUG_WORD.test(token)) return token;
  const spelled = isGerman ? token.replace(UMLAUT, (letter) => UMLAUTS[letter] ?? letter) : token;
  return transliterate(foldAccents(spelled)).toLowerCase().replace(NOT_SLUG_CHARACTER, '');
}

function cutAtWord(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const border = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, border > 0 ? border : maxLength).replace(EDGE_HYPHENS, '');
}

/**
 * A slug of a–z, 0–9 and single hyphens, at most `maxLength` characters. Letters of other scripts are
 * transliterated; German ä, ö, ü, ß become ae, oe, ue, ss, other accents are dropped; scripts without spaces are segmented;
 * c++ and c# become cpp and csharp, so that they do not collide; Japanese words with Kanji are left out, and a short hash of them
 * ends the slug. `maxLength` is 10 at least. Idempotent.
 */
export function slugOf(text: string, options: SlugOptions): string {
  const {
    language,
    maxLength = SLUG_LENGTH.export,
    removeStopWords = false,
    fallback = DEFAULT_FALLBACK,
  } = options;
  const pack = packFor(language);
  const isGerman = primarySubtag(language) === 'de';
  const all = tokensOf(text, pack);
  const tokens = removeStopWords ? withoutStopWords(all, pack) : all;
  const { readable, mark } = splitKanji(tokens, text, pack);
  const words = readable.map((token) => asciiOf(token, isGerman)).filter((word) => word !== '');
  const slug = words.join('-').replace(HYPHEN_RUN, '-').replace(EDGE_HYPHENS, '');
  if (mark !== null)
    return slug === '' ? `ja-${mark}` : `${cutAtWord(slug, maxLength - mark.length - 1)}-${mark}`;
  return slug === '' ? fallback : cutAtWord(slug, maxLength);
}
