// The article prompt: length, headings, links, and a reply in JSON.

import type { OutlineSection } from '@silosmith/contract';
import { adviceLines } from './advice.ts';
import { briefBlock, type PageBrief } from './brief.ts';
import { factLines } from './facts.ts';
import { addressLines, HTML_ELEMENTS, linkLines, pageLines, WRITER_SYSTEM } from './page-lines.ts';
import { languageName, listed, type Prompt, quoted, replyLimitFor } from './prompt-text.ts';
import { formSectionLines } from './template-lines.ts';

/** `planned`: the outline that it follows; left out: what people search for, in an order of the writer's. */
export function articlePrompt(brief: PageBrief, planned?: readonly OutlineSection[]): Prompt {
  const lines = [
    `Write the article of one page of a website in ${languageName(brief.language)}.`,
    '',
    ...pageLines(brief),
    ...(brief.variants.length > 0
      ? [
          `The page also serves these searches, which mean the same; use them in the text where they read naturally: ${listed(brief.variants)}`,
        ]
      : []),
    ...(planned === undefined ? demandLines(brief.outline) : plannedLines(planned)),
    ...(planned === undefined ? formSectionLines(brief) : []),
    '',
    'Requirements:',
    `- ${brief.targetWords} words, at least ${Math.ceil(brief.targetWords * 0.9)} and at most ${Math.floor(brief.targetWords * 1.1)}.`,
    `- An HTML fragment without html, head or body: ${HTML_ELEMENTS}.`,
    '- Exactly one h1, first, with the primary keyword; at least two h2; no skipped level; headings of at most 70 characters.',
    '- The primary keyword within the first 150 words and in at least one h2; from 0.5 to 3 percent of the words, never stuffed.',
    '- Paragraphs of at most 150 words, sentences mostly of at most 20, active voice; no two begin with the same three words.',
    '- At least one list; a table where options, figures or steps are compared; a conclusion with the next step for the reader.',
    ...addressLines(brief),
    ...linkLines(brief.links),
    ...factLines(brief.facts),
    ...adviceLines(brief.advice),
    '',
    'Answer with this JSON object:',
    '{"title": "at most 60 characters, with the primary keyword", "content": "the HTML fragment", "excerpt": "at most 150 characters of plain text"}',
    '',
    briefBlock('article', brief),
  ];
  return {
    task: 'article',
    system: WRITER_SYSTEM,
    prompt: lines.join('\n'),
    // JSON mode is not requested: a reply that is no JSON is still an article, not a failure.
    jsonMode: false,
    maxTokens: replyLimitFor(brief.targetWords),
  };
}

function demandLines(outline: PageBrief['outline']): string[] {
  if (outline.length === 0) return [];
  return [
    '',
    'Outline, taken from what people search for. Give each entry an h2 of its own (an h3 where it belongs below another one), in an order that helps the reader; word the heading well, but keep what distinguishes it. Answer every search listed with it in the text below:',
    ...outline.map(({ heading, keywords }) => `- ${quoted(heading)}: ${listed(keywords)}`),
    'Further headings are yours where the topic needs them.',
  ];
}

function plannedLines(planned: readonly OutlineSection[]): string[] {
  return [
    '',
    'Outline, decided already. Give each entry an h2 with its heading, in this order; answer every search listed with it in the text below. No further h2; h3 below one where that helps:',
    ...planned.map(({ heading, about, keywords }) => {
      const searches = keywords.length === 0 ? '' : `. Answer these searches: ${listed(keywords)}`;
      return `- ${quoted(heading)}${about === '' ? '' : `: ${about}`}${searches}`;
    }),
  ];
}
