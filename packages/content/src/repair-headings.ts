// Repairs the heading outline: exactly one H1, containing the keyword, and no skipped level.
import { capitalised } from '@silosmith/language';
import { cleanLine } from './clean-text.ts';
import { type Element, elementsOf, htmlOf, type Root, rawTextOf, treeOf } from './html-tree.ts';

/** Problems that cannot be repaired: fewer than two H2, headings of more than 70 characters. */
export interface HeadingNote {
  readonly code: 'few-h2' | 'long-heading';
  /** Text of the long heading; '' for few-h2. */
  readonly heading: string;
}
export interface RepairedHeadings {
  readonly html: string;
  readonly notes: readonly HeadingNote[];
}

export const MIN_H2 = 2;
export const MAX_HEADING_CHARACTERS = 70;

/** `title` becomes the H1 if the article has none. Idempotent. */
export function repairHeadings(html: string, keyword: string, title: string): RepairedHeadings {
  const tree = treeOf(html);
  placeSingleH1(tree, keyword, title);
  closeLevelGaps(tree);
  return { html: htmlOf(tree), notes: notesOf(tree) };
}

function placeSingleH1(tree: Root, keyword: string, title: string): void {
  const [first, ...others] = headingsOf(tree).filter((heading) => heading.tagName === 'h1');
  for (const heading of others) heading.tagName = 'h2';
  const h1 = first ?? element('h1', cleanLine(title) || capitalised(keyword));
  const text = cleanLine(rawTextOf(h1));
  if (!holds(text, keyword)) {
    h1.children = [
      { type: 'text', value: text === '' ? capitalised(keyword) : `${capitalised(keyword)}: ${text}` },
    ];
  }
  if (headingsOf(tree)[0] === h1) return;
  detach(tree, h1);
  tree.children.unshift(h1);
}

/** A heading is at most one level below the one before it. */
function closeLevelGaps(tree: Root): void {
  let previous = 0;
  for (const heading of headingsOf(tree)) {
    const level = Math.min(levelOf(heading), previous + 1);
    heading.tagName = `h${level}`;
    previous = level;
  }
}

function notesOf(tree: Root): HeadingNote[] {
  const headings = headingsOf(tree);
  const notes: HeadingNote[] = headings
    .map((heading) => cleanLine(rawTextOf(heading)))
    .filter((text) => [...text].length > MAX_HEADING_CHARACTERS)
    .map((heading) => ({ code: 'long-heading', heading }));
  const h2Count = headings.filter((heading) => heading.tagName === 'h2').length;
  return h2Count < MIN_H2 ? [{ code: 'few-h2', heading: '' }, ...notes] : notes;
}

const headingsOf = (tree: Root): Element[] =>
  [...elementsOf(tree)].filter((node) => /^h[1-6]$/.test(node.tagName));
const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));

function element(tagName: string, value: string): Element {
  return { type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] };
}

/** Whether a text contains the keyword, ignoring case, accents and punctuation. */
export function holds(text: string, keyword: string): boolean {
  return ` ${folded(text)} `.includes(` ${folded(keyword)} `);
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function detach(parent: Root | Element, target: Element): void {
  const at = parent.children.indexOf(target);
  if (at >= 0) parent.children.splice(at, 1);
  else for (const child of parent.children) if (child.type === 'element') detach(child, target);
}
