// The prompt for one part of a long article: it knows the whole outline, what was written before, and what other pages cover.
import type { OutlineSection } from '@silosmith/contract';
import * as z from 'zod/mini';
import { adviceLines } from './advice.ts';
import { briefBlock, type LinkTarget, type PageBrief, type PartPlace } from './brief.ts';
import { factLines } from './facts.ts';
import { jsonObjectOf } from './json-reply.ts';
import { besideLines } from './outline.ts';
import { addressLines, HTML_ELEMENTS, linkLines, pageLines, WRITER_SYSTEM } from './page-lines.ts';
import { languageName, listed, type Prompt, quoted, replyLimitFor } from './prompt-text.ts';

export interface PartInput {
  readonly brief: PageBrief;
  readonly place: PartPlace;
  /** Of the whole article; `part`: which part writes it. */
  readonly outline: readonly (OutlineSection & { readonly part: number })[];
  /** Words of this part. */
  readonly words: number;
  readonly links: readonly LinkTarget[];
  /** Searches that mean the same as the page's own, to be used here. */
  readonly variants: readonly string[];
  /** Of an earlier draft that missed its length; absent for the first. */
  readonly draftWords?: number;
  /** What each part before this one said, in order. */
  readonly written: readonly string[];
  /** Beginnings of sentences that the parts before used up. */
  readonly usedOpenings: readonly string[];
}

export function partPrompt(input: PartInput): Prompt {
  const { brief, place, words } = input;
  const isFirst = place.at === 0;
  const lines = [
    `Write part ${place.at + 1} of ${place.of} of the article of one page of a website in ${languageName(brief.language)}. The parts are put together as they are: write this one alone, and repeat nothing of the others.`,
    '',
    ...pageLines(brief),
    ...outlineLines(input),
    ...besideLines(brief),
    '',
    'Requirements:',
    `- ${words} words in this part, at least ${Math.ceil(words * 0.9)} and at most ${Math.floor(words * 1.1)}.`,
    ...(input.draftWords === undefined
      ? []
      : [
          `- A first draft of this part had ${input.draftWords} words: too ${input.draftWords < words ? 'few' : 'many'}.`,
        ]),
    `- An HTML fragment: ${HTML_ELEMENTS}. An h2 for each section of this part, in the order of the outline and with its heading; h3 below it where that helps; headings of at most 70 characters.`,
    ...(isFirst
      ? [
          '- First the one h1 of the article, with the primary keyword, then an introduction of one or two paragraphs without a heading, which names the primary keyword and answers the search at once.',
        ]
      : ['- No h1, no introduction, no summary of earlier parts.']),
    ...(place.at === place.of - 1
      ? ['- End with a conclusion that names the next step for the reader, below an h2 of its own.']
      : ['- No conclusion: the article goes on after this part.']),
    '- Paragraphs of at most 150 words, sentences mostly of at most 20, active voice; a list or a table where things are counted or compared.',
    '- The primary keyword from 0.5 to 3 percent of the words. No two sentences begin with the same three words.',
    ...(input.variants.length > 0
      ? [
          `- These searches mean the same as the primary keyword; use each where it reads naturally: ${listed(input.variants)}`,
        ]
      : []),
    ...(input.usedOpenings.length > 0 ? [`- Begin no sentence with: ${listed(input.usedOpenings)}`] : []),
    ...addressLines(brief),
    ...linkLines(input.links),
    ...factLines(brief.facts),
    ...adviceLines(brief.advice),
    '',
    'Answer with this JSON object:',
    isFirst
      ? '{"title": "at most 60 characters, with the primary keyword", "excerpt": "at most 150 characters of plain text", "content": "the HTML fragment", "summary": "what this part says, for the writer of the next one, in at most 60 words"}'
      : '{"content": "the HTML fragment", "summary": "what this part says, for the writer of the next one, in at most 60 words"}',
    '',
    briefBlock('section', brief, { part: place }),
  ];
  return {
    task: 'section',
    system: WRITER_SYSTEM,
    prompt: lines.join('\n'),
    // As for a whole article: a reply that is no JSON is still the text.
    jsonMode: false,
    maxTokens: replyLimitFor(words),
  };
}

function outlineLines({ outline, place, written }: PartInput): string[] {
  const shown = outline.map(({ heading, about, keywords, part }) => {
    const searches =
      part === place.at && keywords.length > 0 ? `. Answer these searches: ${listed(keywords)}` : '';
    const mark = part === place.at ? 'THIS PART' : part < place.at ? 'written' : 'later';
    return `- [${mark}] ${quoted(heading)}${about === '' ? '' : `: ${about}`}${searches}`;
  });
  return [
    '',
    'Outline of the whole article:',
    ...shown,
    ...(written.length > 0
      ? ['', 'Written so far:', ...written.map((text, at) => `${at + 1}. ${text}`)]
      : []),
  ];
}

const summarySchema = z.object({ summary: z.string().check(z.trim(), z.minLength(1)) });

/** What a part says of itself; '' where it says nothing. */
export function partSummaryOf(reply: string): string {
  const read = summarySchema.safeParse(jsonObjectOf(reply));
  return read.success ? read.data.summary.replace(/\s+/gu, ' ').slice(0, MOST_SUMMARY_CHARACTERS) : '';
}

/** Longer ones would make each further prompt dearer than planned. */
export const MOST_SUMMARY_CHARACTERS = 600;
