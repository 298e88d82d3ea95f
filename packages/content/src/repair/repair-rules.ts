// What can be repaired in an article without asking anyone. A new rule is an entry of the list.
import { capitalised } from '@silosmith/language';
import type { ArticleCheck } from '../checks/article-checks.ts';
import { cleanLine, cutAtWord } from '../clean-text.ts';
import { type Element, elementsOf, htmlOf, type Root, rawTextOf, treeOf } from '../html-tree.ts';
import { relatedHeading } from '../related-heading.ts';
import { holds, MAX_HEADING_CHARACTERS, repairHeadings } from '../repair-headings.ts';
import { wordsOf } from '../words.ts';

export interface RepairRule {
  readonly id: string;
  /** Checks that it repairs. */
  readonly mends: readonly ArticleCheck['id'][];
  apply(html: string, keyword: string, language: string): string;
}

const MOST_PARAGRAPH_WORDS = 150;
const SENTENCE_GAP = /[.!?…]["'”’»)]*\s+/gu;

export const REPAIR_RULES: readonly RepairRule[] = [
  {
    id: 'headings',
    mends: [
      'no-h1',
      'several-h1',
      'h1-lacks-keyword',
      'first-heading-not-h1',
      'second-heading-not-h2',
      'skipped-level',
    ],
    apply: (html, keyword) => repairHeadings(html, keyword, '').html,
  },
  { id: 'heading-length', mends: ['long-heading'], apply: onTree(shortenHeadings) },
  { id: 'heading-keyword', mends: ['no-h2-with-keyword'], apply: onTree(nameKeyword) },
  { id: 'paragraph-length', mends: ['long-paragraph'], apply: onTree(splitParagraphs) },
];

/** The article as the rules for these checks leave it, and which of them changed it. */
export function repairByRule(
  html: string,
  { keyword, language }: { readonly keyword: string; readonly language: string },
  failed: readonly string[],
): { readonly html: string; readonly rules: readonly string[] } {
  const rules: string[] = [];
  let mended = html;
  for (const rule of REPAIR_RULES) {
    if (!rule.mends.some((check) => failed.includes(check))) continue;
    const next = rule.apply(mended, keyword, language);
    if (next !== mended) rules.push(rule.id);
    mended = next;
  }
  return { html: mended, rules };
}

function onTree(change: (tree: Root, keyword: string, language: string) => void): RepairRule['apply'] {
  return (html, keyword, language) => {
    const tree = treeOf(html);
    change(tree, keyword, language);
    return htmlOf(tree);
  };
}

const named = (tree: Root, name: RegExp): Element[] =>
  [...elementsOf(tree)].filter(({ tagName }) => name.test(tagName));
const lengthOf = (text: string): number => [...text].length;

function setText(node: Element, value: string): void {
  node.children = [{ type: 'text', value }];
}

/** Up to its first colon, dash or comma where that says enough, else up to the last word that fits. */
function shortenHeadings(tree: Root): void {
  for (const heading of named(tree, /^h[2-6]$/u)) {
    const text = cleanLine(rawTextOf(heading));
    if (lengthOf(text) <= MAX_HEADING_CHARACTERS) continue;
    const [clause = ''] = text.split(/:|,| [–—-] /u);
    const says = wordsOf(clause).length >= 3 && lengthOf(clause) <= MAX_HEADING_CHARACTERS;
    setText(heading, says ? clause.trim() : cutAtWord(text, MAX_HEADING_CHARACTERS));
  }
}

/** The first H2 with room for it begins with the keyword; that of the list of related pages does not. */
function nameKeyword(tree: Root, keyword: string, language: string): void {
  const name = capitalised(keyword);
  for (const heading of named(tree, /^h2$/u)) {
    const text = cleanLine(rawTextOf(heading));
    const longer = `${name}: ${text}`;
    if (
      text === relatedHeading(language) ||
      holds(text, keyword) ||
      lengthOf(longer) > MAX_HEADING_CHARACTERS
    )
      continue;
    setText(heading, longer);
    return;
  }
}

/** In two at the sentence nearest to the middle, and again where a half is still too long. */
function splitParagraphs(tree: Root): void {
  const walk = (parent: Root | Element): void => {
    parent.children = parent.children.flatMap((child): Element[] =>
      child.type === 'element' && child.tagName === 'p' ? halves(child) : [child as Element],
    );
    for (const child of parent.children) if (child.type === 'element') walk(child);
  };
  walk(tree);
}

function halves(paragraph: Element): Element[] {
  const words = wordsOf(rawTextOf(paragraph)).length;
  if (words <= MOST_PARAGRAPH_WORDS) return [paragraph];
  let before = 0;
  let best: { child: number; at: number; off: number } | null = null;
  paragraph.children.forEach((node, child) => {
    if (node.type === 'text') {
      for (const gap of node.value.matchAll(SENTENCE_GAP)) {
        const at = gap.index + gap[0].length;
        const off = Math.abs(before + wordsOf(node.value.slice(0, at)).length - words / 2);
        if (off < (best?.off ?? words / 2)) best = { child, at, off };
      }
    }
    before += wordsOf(rawTextOf(node)).length;
  });
  return best === null ? [paragraph] : split(paragraph, best).flatMap(halves);
}

function split(paragraph: Element, { child, at }: { child: number; at: number }): [Element, Element] {
  const node = paragraph.children[child];
  const text = node?.type === 'text' ? node.value : '';
  const part = (children: Element['children']): Element => ({ ...paragraph, children });
  return [
    part([...paragraph.children.slice(0, child), { type: 'text', value: text.slice(0, at).trimEnd() }]),
    part([{ type: 'text', value: text.slice(at) }, ...paragraph.children.slice(child + 1)]),
  ];
}
