// Word count and reading time of an article's text, without its markup.
import { cleanLine } from './clean-text.ts';
import {
  type Element,
  type ElementContent,
  type Root,
  type RootContent,
  rawTextOf,
  treeOf,
} from './html-tree.ts';
import { INLINE_TAGS } from './inline-tags.ts';

const INLINE: ReadonlySet<string> = new Set(INLINE_TAGS);

/** Plain text with one line per block (paragraph, heading, list item, table cell). */
export function textOf(html: string): string {
  const lines: string[] = [];
  let line = '';
  const flush = (): void => {
    const text = cleanLine(line);
    if (text !== '') lines.push(text);
    line = '';
  };
  const walk = (node: Root | RootContent | ElementContent): void => {
    if (node.type === 'text') line += node.value;
    if (!('children' in node)) return;
    const isBlock = node.type === 'element' && !INLINE.has(node.tagName);
    if (isBlock) flush();
    node.children.forEach(walk);
    if (isBlock) flush();
  };
  walk(treeOf(html));
  flush();
  return lines.join('\n');
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,:-][\p{L}\p{N}\p{M}]+)*/gu;
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Words as written; scripts without spaces go through `Intl.Segmenter`. */
export function wordsOf(text: string): string[] {
  if (!WITHOUT_BLANKS.test(text)) return text.match(WORD) ?? [];
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].filter((segment) => segment.isWordLike).map((segment) => segment.segment);
}

export function wordCount(html: string): number {
  return wordsOf(textOf(html)).length;
}

/** Of the text as a reader sees it: no markup, no breaks between blocks, an emoji or an accented letter as often as it has code points. */
export function characterCount(html: string): number {
  return [...textOf(html).replaceAll('\n', '')].length;
}

const WORDS_A_MINUTE = 200;

/** Minutes at 200 words per minute, rounded up, at least 1. */
export function readingTimeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

/** The text of the first paragraph of at least 40 characters, or of the longest one. */
export function firstParagraphOf(html: string): string {
  const paragraphs = paragraphsOf(html);
  const longest = paragraphs.reduce((best, text) => (text.length > best.length ? text : best), '');
  return paragraphs.find((text) => text.length >= 40) ?? longest;
}

/** Text of each paragraph, without markup. */
export function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = [];
  const collect = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'p') paragraphs.push(cleanLine(rawTextOf(child)));
      else collect(child);
    }
  };
  collect(treeOf(html));
  return paragraphs;
}
