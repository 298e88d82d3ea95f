// The article prompt: length, headings, links, and a reply in JSON.
import type { Intent } from '@silosmith/contract';
import { briefBlock, type LinkTarget, type PageBrief } from './brief.ts';
import { factLines } from './facts.ts';
import { languageName, listed, type Prompt, quoted, THINKING_TOKENS } from './prompt-text.ts';

const SYSTEM = [
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

/** Tokens per word: 1.33 in English (words ÷ 0.75), up to half as many again in other languages, and the markup. */
const TOKENS_A_WORD = 2.2;

export function articlePrompt(brief: PageBrief): Prompt {
  const lines = [
    `Write the article of one page of a website in ${languageName(brief.language)}.`,
    '',
    `Primary keyword: ${quoted(brief.keyword)}`,
    `Topic of the silo: ${quoted(brief.topic)}`,
    `Page type: ${brief.pageType}. ${SHAPE_BY_LEVEL[brief.level]}`,
    `Search intent: ${brief.intent}. ${SHAPE_BY_INTENT[brief.intent]}`,
    ...(brief.variants.length > 0
      ? [
          `The page also serves these searches, which mean the same; use them in the text where they read naturally: ${listed(brief.variants)}`,
        ]
      : []),
    ...outlineLines(brief.outline),
    '',
    'Requirements:',
    `- ${brief.targetWords} words, at least ${Math.ceil(brief.targetWords * 0.9)} and at most ${Math.floor(brief.targetWords * 1.1)}.`,
    '- An HTML fragment without html, head or body: h1 to h4, p, ul, ol, li, table, thead, tbody, tr, th, td, strong, em, a, blockquote.',
    '- Exactly one h1, first, with the primary keyword; at least two h2; no skipped level; headings of at most 70 characters.',
    '- The primary keyword within the first 150 words and in at least one h2; from 0.5 to 3 percent of the words, never stuffed.',
    '- Paragraphs of at most 150 words, sentences mostly of at most 20, active voice.',
    '- At least one list; a table where options, figures or steps are compared; a conclusion with the next step for the reader.',
    ...linkLines(brief.links),
    ...factLines(brief.facts),
    '',
    'Answer with this JSON object:',
    '{"title": "at most 60 characters, with the primary keyword", "content": "the HTML fragment", "excerpt": "at most 150 characters of plain text"}',
    '',
    briefBlock('article', brief),
  ];
  return {
    task: 'article',
    system: SYSTEM,
    prompt: lines.join('\n'),
    // JSON mode is not requested: a reply that is no JSON is still an article, not a failure.
    jsonMode: false,
    maxTokens: Math.ceil(brief.targetWords * TOKENS_A_WORD) + THINKING_TOKENS,
  };
}

function outlineLines(outline: PageBrief['outline']): string[] {
  if (outline.length === 0) return [];
  return [
    '',
    'Outline, taken from what people search for. Give each entry an h2 of its own (an h3 where it belongs below another one), in an order that helps the reader; word the heading well, but keep what distinguishes it. Answer every search listed with it in the text below:',
    ...outline.map(({ heading, keywords }) => `- ${quoted(heading)}: ${listed(keywords)}`),
    'Further headings are yours where the topic needs them.',
  ];
}

function linkLines(links: readonly LinkTarget[]): string[] {
  if (links.length === 0) return [];
  return [
    '- Link once to each of these pages, in a sentence where it helps the reader, with an anchor text that says what is there. Copy the address exactly, and link to no other page of the site:',
    ...links.map(
      ({ keyword, relation, anchors }) =>
        `  - <a href="silo:${keyword.replaceAll('"', '&quot;')}"> (${RELATION_NOUNS[relation]}${anchors.length > 1 ? `, also searched as ${listed(anchors.slice(1))}` : ''})`,
    ),
  ];
}
