// Kanji in slugs: Japanese reads them otherwise than Chinese, and how depends on the word, so a table of letters cannot know.
import { primarySubtag } from './languages.ts';
import type { LanguagePack } from './packs/language-pack.ts';

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const KANJI = /\p{sc=Han}/u;

export interface KanjiSplit {
  /** Words that letters can be written for. */
  readonly readable: readonly string[];
  /** Six letters and digits that tell the words left out from others; null: none was. */
  readonly mark: string | null;
}

/** A text with kana is Japanese whatever its project says; one of Han characters alone is what its project's language is. */
export function splitKanji(tokens: readonly string[], text: string, pack: LanguagePack): KanjiSplit {
  const isJapanese = primarySubtag(pack.tag) === 'ja' || KANA.test(text);
  const unreadable = isJapanese ? tokens.filter((token) => KANJI.test(token)) : [];
  if (unreadable.length === 0) return { readable: tokens, mark: null };
  // What is left of a particle without its noun says nothing.
  const readable = tokens.filter((token) => !KANJI.test(token) && !isParticle(token));
  return { readable, mark: markOf(unreadable.join(' ')) };
}

const isParticle = (token: string): boolean => /^\p{sc=Hiragana}{1,2}$/u.test(token);

const MARK_LENGTH = 6;

/** FNV-1a, cut to six digits of base 36. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash % 36 ** MARK_LENGTH).toString(36).padStart(MARK_LENGTH, '0');
}
