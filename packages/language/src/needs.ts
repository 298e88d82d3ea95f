// What a keyword asks of its subject: a job, a course, the price, the law.
import { NEEDS } from './need-list.ts';
import { packFor } from './packs/index.ts';
import type { LanguagePack } from './packs/language-pack.ts';
import { PhraseIndex } from './phrase-index.ts';
import { splitWords } from './split-words.ts';
import { bareWord } from './stemmers/bare-word.ts';

const indexes = new WeakMap<LanguagePack, PhraseIndex>();

function phrasesOf(pack: LanguagePack): PhraseIndex {
  const built = indexes.get(pack);
  if (built !== undefined) return built;
  const needs = NEEDS.map((need, at) => ({ phrases: pack.needWords.get(need) ?? [], bits: 1 << at }));
  const decoys = { phrases: pack.needDecoys, bits: 0 };
  const index = new PhraseIndex(pack.tag, pack.compounds, [...needs, decoys]);
  indexes.set(pack, index);
  return index;
}

/** One bit for each need whose words occur, in the order of NEEDS. Takes a keyword or its words (of `splitWords`). */
export function needBitsOf(keyword: string | readonly string[], language: string): number {
  const words = typeof keyword === 'string' ? splitWords(keyword, language) : keyword;
  return phrasesOf(packFor(language)).bitsOf(words.map(bareWord));
}
