// What an article is made of, counted once, without any threshold.
import { stemsOf } from '@silosmith/language';
import { cleanLine } from '../clean-text.ts';
import { type Element, elementsOf, rawTextOf, treeOf } from '../html-tree.ts';
import { repeatedOpenings } from '../sentence-openings.ts';
import { siloTargetOf } from '../silo-target.ts';
import { textOf, wordsOf } from '../words.ts';
import { type StyleFacts, styleFactsOf } from './style/style-facts.ts';

export interface ArticleFacts {
  readonly words: number;
  readonly headings: readonly HeadingFact[];
  /** Words of each `<p>`, in order. */
  readonly paragraphWords: readonly number[];
  readonly lists: number;
  readonly internalLinks: number;
  /** Links to other sites. */
  readonly externalLinks: number;
  readonly images: readonly { readonly alt: string; readonly fileName: string }[];
  readonly sentences: number;
  /** Sentences of more than 20 words. */
  readonly longSentences: number;
  /** Beginnings of three words that more than two sentences share. */
  readonly repeatedOpenings: number;
  /** Words of the text that belong to an occurrence of the keyword ÷ words; 0 to 1. */
  readonly keywordRatio: number;
  /** Whether every stem of the keyword stands in the first 150 words. */
  readonly keywordIsEarly: boolean;
  readonly style: StyleFacts;
}

export interface HeadingFact {
  readonly level: number;
  readonly text: string;
  readonly hasKeyword: boolean;
}

const EARLY_WORDS = 150;
const LONG_SENTENCE_WORDS = 20;
const SENTENCE_END = /(?<=[.!?…])\s+|\n/u;

/** O(length). `language`: whose word forms count as the same word. */
export function factsOf(html: string, keyword: string, language: string): ArticleFacts {
  const elements = [...elementsOf(treeOf(html))];
  const named = (name: RegExp): Element[] => elements.filter(({ tagName }) => name.test(tagName));
  const text = textOf(html);
  const words = wordsOf(text);
  const stems = stemsOf(keyword, language);
  const holdsKeyword = (line: string): boolean => {
    const present = new Set(stemsOf(line, language));
    return stems.length > 0 && stems.every((stem) => present.has(stem));
  };
  const hrefs = named(/^a$/u).map(({ properties }) => String(properties.href ?? ''));
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const isLong = (sentence: string): boolean => wordsOf(sentence).length > LONG_SENTENCE_WORDS;
  return {
    words: words.length,
    headings: named(/^h[1-6]$/u).map((node) => {
      const heading = cleanLine(rawTextOf(node));
      return { level: Number(node.tagName.slice(1)), text: heading, hasKeyword: holdsKeyword(heading) };
    }),
    paragraphWords: named(/^p$/u).map((node) => wordsOf(rawTextOf(node)).length),
    lists: named(/^[uo]l$/u).length,
    internalLinks: hrefs.filter((href) => siloTargetOf(href) !== null).length,
    externalLinks: hrefs.filter((href) => /^https?:/iu.test(href)).length,
    images: named(/^img$/u).map(({ properties }) => ({
      alt: cleanLine(String(properties.alt ?? '')),
      fileName: fileNameOf(String(properties.src ?? '')),
    })),
    sentences: sentences.length,
    longSentences: sentences.filter(isLong).length,
    repeatedOpenings: repeatedOpenings(html).length,
    keywordRatio: keywordRatioOf(words, wordsOf(keyword)),
    keywordIsEarly: holdsKeyword(withoutHeadings(text, named(/^h1$/u)).slice(0, EARLY_WORDS).join(' ')),
    style: styleFactsOf(html, { text, elements, language }),
  };
}

/** The words below the title: the H1 does not count as the beginning of the text. */
function withoutHeadings(text: string, titles: readonly Element[]): string[] {
  const own = new Set(titles.map((node) => cleanLine(rawTextOf(node))));
  return wordsOf(
    text
      .split('\n')
      .filter((line) => !own.has(line))
      .join('\n'),
  );
}

function fileNameOf(address: string): string {
  return address.startsWith('data:') ? '' : (address.split(/[?#]/u)[0]?.split('/').at(-1) ?? '');
}

function keywordRatioOf(words: readonly string[], keyword: readonly string[]): number {
  const lower = words.map((word) => word.toLowerCase());
  const wanted = keyword.map((word) => word.toLowerCase());
  if (wanted.length === 0 || lower.length === 0) return 0;
  let found = 0;
  for (let at = 0; at + wanted.length <= lower.length; at++) {
    if (wanted.every((word, offset) => lower[at + offset] === word)) {
      found++;
      at += wanted.length - 1;
    }
  }
  return (found * wanted.length) / lower.length;
}
