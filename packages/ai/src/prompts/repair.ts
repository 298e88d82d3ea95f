// The prompt that repairs an article: what is wrong with it, its blocks by number, and only the changed ones come back.
import * as z from 'zod/mini';
import { briefBlock, type PageBrief } from './brief.ts';
import { factLines } from './facts.ts';
import { jsonObjectOf } from './json-reply.ts';
import { HTML_ELEMENTS, WRITER_SYSTEM } from './page-lines.ts';
import { languageName, listed, type Prompt, quoted, replyLimitFor } from './prompt-text.ts';

export interface RepairInput {
  readonly brief: PageBrief;
  /** HTML of the blocks that may be changed, with their numbers. */
  readonly blocks: readonly { readonly at: number; readonly html: string }[];
  /** Checks that fail, with the figure of each. */
  readonly failed: readonly { readonly check: string; readonly figure: number }[];
  /** Keywords that the article does not answer. */
  readonly missing: readonly string[];
  /** Sentences that begin like two others. */
  readonly sentences: readonly string[];
}

/** What to do about a check; one that is not here is named as it is. */
const INSTRUCTIONS: Readonly<Record<string, (figure: number, input: RepairInput) => string>> = {
  'no-h2-with-keyword': (_, { brief }) => `Name ${quoted(brief.keyword)} in one h2.`,
  'keyword-late': (_, { brief }) => `Name ${quoted(brief.keyword)} within the first 150 words.`,
  'few-h2': (figure) => `There are ${figure} h2 headings: divide the text below two or more.`,
  'too-short': (figure, { brief }) =>
    `The text has ${figure} words and should have ${brief.targetWords}: add what the reader still needs.`,
  'no-list': () => 'There is no list: turn an enumeration into one.',
  'few-internal-links': (_, { brief }) =>
    `Link to these pages where it helps, with href="silo:KEYWORD": ${listed(brief.links.map(({ keyword }) => keyword))}`,
  'low-density': (figure, { brief }) =>
    `${quoted(brief.keyword)} makes up ${figure} % of the words: use it in some more sentences, from 0.5 % on.`,
  'high-density': (figure, { brief }) =>
    `${quoted(brief.keyword)} makes up ${figure} % of the words: reword sentences without it, below 3 %.`,
  'long-sentences': (figure) => `${figure} % of the sentences have more than 20 words: divide the longest.`,
  'keywords-missing': (_, { missing }) => `Answer these searches in the text: ${listed(missing)}`,
  'unsupported-figures': (figure) =>
    `${figure} figures are in none of the facts: take them out, or say what they depend on.`,
  'repeated-openings': (_, { sentences }) =>
    `Reword these sentences so that each begins differently: ${listed(sentences)}`,
};

/** Repaired by others: pictures, meta texts; what would have to be invented: links to other sites, authors, dates; and hints, which are not worth a call. */
const NOT_HERE = new Set([
  'no-external-link',
  'contents-list',
  'image-without-alt',
  'short-alt',
  'generic-file-name',
  'meta-title-length',
  'meta-description-length',
  'hard-to-read',
  'passive-voice',
  'no-call-to-action',
  'no-author',
  'no-date',
  'old-date',
]);
const MOST_SENTENCES = 20;
/** Of the article, what a repair may rewrite. */
const MOST_CHANGED = 0.6;

/** Whether a model can do something about a check. */
export const isForRepair = (check: string): boolean => !NOT_HERE.has(check);

export function repairPrompt(input: RepairInput): Prompt {
  const { brief, blocks, failed, sentences } = input;
  const shown = { ...input, sentences: sentences.slice(0, MOST_SENTENCES) };
  const lines = [
    `Mend the article of one page of a website in ${languageName(brief.language)}. Change what is named below and nothing else; keep facts, links and tone.`,
    '',
    `Primary keyword: ${quoted(brief.keyword)}`,
    '',
    'To mend:',
    ...failed
      .filter(({ check }) => isForRepair(check))
      .map(({ check, figure }) => `- ${INSTRUCTIONS[check]?.(figure, shown) ?? `${check} (${figure})`}`),
    ...factLines(brief.facts),
    '',
    'The article by blocks:',
    ...blocks.map(({ at, html }) => `[${at}] ${html}`),
    '',
    `Answer with this JSON object, which holds the changed blocks alone, by their numbers. A block may become several (${HTML_ELEMENTS}):`,
    '{"blocks": {"3": "<p>…</p>"}}',
    '',
    briefBlock('repair', brief),
  ];
  return {
    task: 'repair',
    system: WRITER_SYSTEM,
    prompt: lines.join('\n'),
    jsonMode: false,
    isAskedOnce: true,
    maxTokens: replyLimitFor(brief.targetWords * MOST_CHANGED),
  };
}

const replySchema = z.object({ blocks: z.record(z.string(), z.string()) });

/** Changed blocks by number; none for a reply that cannot be read: the article stays as it is. */
export function readRepairReply(reply: string): ReadonlyMap<number, string> {
  const read = replySchema.safeParse(jsonObjectOf(reply));
  if (!read.success) return new Map();
  return new Map(
    Object.entries(read.data.blocks).flatMap(([at, html]) =>
      /^\d+$/u.test(at) && html.trim() !== '' ? [[Number(at), html]] : [],
    ),
  );
}
