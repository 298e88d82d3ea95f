// What every prompt for a text of a page says about it: keyword, topic, type, intent, links.
import type { Intent } from '@silosmith/contract';
import type { LinkTarget, PageBrief } from './brief.ts';
import { listed, quoted } from './prompt-text.ts';
import { formLines } from './template-lines.ts';

export const WRITER_SYSTEM = [
  'You are an expert SEO writer. You write for people first: correct, concrete and without filler.',
  'You never invent facts, figures, quotes, studies or sources. Where figures differ by case, you say what they depend on.',
  'You answer with one JSON object and nothing else.',
].join(' ');

const SHAPE_BY_INTENT: Readonly<Record<Intent, string>> = {
  informational:
    'The reader wants to understand or do something: answer the question in the introduction, then explain what, why and how, with steps where there are steps.',
  commercial:
    'The reader compares before deciding: give criteria, compare the options in a table, say for whom each fits, and name drawbacks.',
  transactional:
    'The reader is ready to buy or book: say what to check first, what the price depends on, how ordering goes, and what happens after.',
  navigational:
    'The reader looks for a certain place: say at once what is found where, then how to get there and what to have at hand.',
};

const SHAPE_BY_LEVEL: Readonly<Record<PageBrief['level'], string>> = {
  1: 'This is the pillar page: it covers the whole topic in breadth and hands over to its cluster pages for depth.',
  2: 'This is a cluster page: it covers one part of the topic in depth.',
  3: 'This is a sub-supporting page: it answers one narrow question completely.',
};

const RELATION_NOUNS: Readonly<Record<LinkTarget['relation'], string>> = {
  pillar: 'pillar page',
  parent: 'parent page',
  sibling: 'sibling page',
  child: 'page below this one',
  other: 'main page of another topic of the site',
};

export const HTML_ELEMENTS =
  'h1 to h4, p, ul, ol, li, table, thead, tbody, tr, th, td, strong, em, a, blockquote';

/** How the reader is addressed where a language has two ways: parts and pages are written apart, and would mix them. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['de', 'Sie'],
  ['es', 'usted'],
  ['fr', 'vous'],
  ['it', 'Lei'],
  ['nl', 'u'],
  ['pt', 'você'],
]);

/** Of a prompt for text that the reader is addressed in; none in English. An adviser's voice may ask for the other way. */
export function addressLines({ language, advice }: Pick<PageBrief, 'language' | 'advice'>): string[] {
  const address = ADDRESSES.get(language.split('-')[0] ?? '');
  if (address === undefined || advice?.voice !== undefined) return [];
  return [`- Wherever the reader is addressed: ${quoted(address)} and its forms, never the familiar form.`];
}

export function pageLines(brief: PageBrief): string[] {
  return [
    `Primary keyword: ${quoted(brief.keyword)}`,
    `Topic of the silo: ${quoted(brief.topic)}`,
    `Page type: ${brief.pageType}. ${SHAPE_BY_LEVEL[brief.level]}`,
    `Search intent: ${brief.intent}. ${SHAPE_BY_INTENT[brief.intent]}`,
    ...formLines(brief),
  ];
}

export function linkLines(links: readonly LinkTarget[]): string[] {
  if (links.length === 0) return [];
  return [
    '- Link once to each of these pages, in a sentence where it helps the reader, with an anchor text that says what is there. Copy the address exactly, and link to no other page of the site:',
    ...links.map(
      ({ keyword, relation, anchors }) =>
        `  - <a href="silo:${keyword.replaceAll('"', '&quot;')}"> (${RELATION_NOUNS[relation]}${anchors.length > 1 ? `, also searched as ${listed(anchors.slice(1))}` : ''})`,
    ),
  ];
}
