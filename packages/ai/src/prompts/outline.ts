// The prompt for the outline of an article: the parts of a long one share it.
import type { OutlineSection } from '@silosmith/contract';
import * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import { adviceLines } from './advice.ts';
import { briefBlock, type PageBrief } from './brief.ts';
import { jsonObjectOf } from './json-reply.ts';
import { pageLines, WRITER_SYSTEM } from './page-lines.ts';
import { languageName, listed, type Prompt, quoted, THINKING_TOKENS } from './prompt-text.ts';
import { formSectionLines } from './template-lines.ts';

/** Tokens of a section in the reply: heading, line, numbers. */
const TOKENS_A_SECTION = 70;

export const outlineTokens = (sections: number): number => sections * TOKENS_A_SECTION;

export function outlinePrompt(brief: PageBrief, sections: number): Prompt {
  const lines = [
    `Plan the article of one page of a website in ${languageName(brief.language)}. It will have ${brief.targetWords} words and be written from your outline, section by section, so no two may say the same.`,
    '',
    ...pageLines(brief),
    ...(brief.outline.length > 0
      ? [
          '',
          'What people search for, by number. Each entry belongs to exactly one section:',
          ...brief.outline.map(
            ({ heading, keywords }, at) => `${at + 1}. ${quoted(heading)}: ${listed(keywords)}`,
          ),
        ]
      : []),
    ...formSectionLines(brief),
    ...besideLines(brief),
    '',
    'Requirements:',
    `- ${Math.max(2, sections - 1)} to ${sections + 2} sections, in the order that helps the reader. The introduction has no heading and is not listed; the last section is the conclusion.`,
    `- Headings in ${languageName(brief.language)}, at most 70 characters, different from each other; the primary keyword in at least one.`,
    ...adviceLines(brief.advice),
    '- about: what the section says and no other section does, in at most 20 words.',
    '',
    'Answer with this JSON object:',
    '{"sections": [{"heading": "…", "about": "…", "entries": [numbers of the searches answered here]}]}',
    '',
    briefBlock('outline', brief),
  ];
  return {
    task: 'outline',
    system: WRITER_SYSTEM,
    prompt: lines.join('\n'),
    jsonMode: true,
    maxTokens: outlineTokens(sections + 2) * 2 + THINKING_TOKENS,
  };
}

/** What the pages around this one cover, so that this one does not. */
export function besideLines({ pillar, parent, siblings, children }: PageBrief): string[] {
  const above = [...new Set([pillar, parent])].flatMap((keyword) => (keyword === null ? [] : [keyword]));
  const around = [...above, ...siblings, ...children];
  if (around.length === 0) return [];
  return [
    '',
    `Other pages of the site cover these in depth; touch on them in a sentence at most: ${listed(around)}`,
  ];
}

const replySchema = z.object({
  sections: z
    .array(
      z.object({
        heading: z.string().check(z.trim(), z.minLength(1)),
        about: z._default(z.string(), ''),
        entries: z._default(z.array(z.number()), []),
      }),
    )
    .check(z.minLength(2)),
});

/**
 * The sections of a reply. An entry of the brief that no section took is a section of its own before the last one: nothing that people
 * search for is lost. Throws `ai.empty-reply`, `ai.invalid-json`.
 */
export function readOutlineReply(reply: string, { outline }: PageBrief): OutlineSection[] {
  if (reply.trim() === '') throw aiFault('empty-reply');
  const read = replySchema.safeParse(jsonObjectOf(reply));
  if (!read.success) throw aiFault('invalid-json');
  const taken = new Set<number>();
  const sections = read.data.sections.map(({ heading, about, entries }) => {
    const own = entries.filter((entry) => outline[entry - 1] !== undefined && !taken.has(entry));
    for (const entry of own) taken.add(entry);
    return { heading, about, keywords: own.flatMap((entry) => outline[entry - 1]?.keywords ?? []) };
  });
  const forgotten = outline.flatMap(({ heading, keywords }, at) =>
    taken.has(at + 1) ? [] : [{ heading, about: '', keywords }],
  );
  return [...sections.slice(0, -1), ...forgotten, ...sections.slice(-1)];
}
