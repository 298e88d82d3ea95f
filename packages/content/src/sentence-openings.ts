// How the sentences of an article begin, and which beginnings come too often.
import { cleanLine } from './clean-text.ts';
import { type Element, elementsOf, rawTextOf, treeOf } from './html-tree.ts';
import { wordsOf } from './words.ts';

/** A beginning may stand this often on a page. */
export const MOST_SAME_OPENINGS = 2;
const OPENING_WORDS = 3;
const SENTENCE_END = /(?<=[.!?…]["'”’»)]*)\s+/u;

export interface RepeatedOpening {
  /** Its first three words, in lower case. */
  readonly opening: string;
  /** Every sentence that begins so, in order. */
  readonly sentences: readonly string[];
}

/** Beginnings that stand more often than twice, the most frequent first. Sentences of paragraphs and list items; O(length). */
export function repeatedOpenings(html: string): RepeatedOpening[] {
  const byOpening = new Map<string, string[]>();
  for (const sentence of sentencesOf(html)) {
    const words = wordsOf(sentence);
    if (words.length <= OPENING_WORDS) continue;
    const opening = words.slice(0, OPENING_WORDS).join(' ').toLowerCase();
    const known = byOpening.get(opening);
    if (known) known.push(sentence);
    else byOpening.set(opening, [sentence]);
  }
  return [...byOpening]
    .map(([opening, sentences]) => ({ opening, sentences }))
    .filter(({ sentences }) => sentences.length > MOST_SAME_OPENINGS)
    .sort((a, b) => b.sentences.length - a.sentences.length);
}

/** Beginnings that stand twice already: one more would be too many. */
export function usedUpOpenings(html: string): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentencesOf(html)) {
    const words = wordsOf(sentence);
    if (words.length <= OPENING_WORDS) continue;
    const opening = words.slice(0, OPENING_WORDS).join(' ');
    counts.set(opening.toLowerCase(), (counts.get(opening.toLowerCase()) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MOST_SAME_OPENINGS).map(([opening]) => opening);
}

/** Of paragraphs and list items, in order: headings and table cells are no sentences. */
export function sentencesOf(html: string): string[] {
  const elements = [...elementsOf(treeOf(html))];
  const isText = (node: Element): boolean =>
    node.tagName === 'p' ||
    (node.tagName === 'li' && ![...elementsOf(node)].some(({ tagName }) => tagName === 'p'));
  return elements.filter(isText).flatMap((node) => cleanLine(rawTextOf(node)).split(SENTENCE_END));
}
