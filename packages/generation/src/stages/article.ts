import { articlePrompt, type PageBrief } from '@silosmith/ai';
import { wordCount } from '@silosmith/content';
import { articleSchema } from '@silosmith/contract';
import { articleCalls, replyTokensFor } from '../article/article-calls.ts';
import { provenanceOfSteps } from '../article/paid-steps.ts';
import { isLong } from '../article/part-plan.ts';
import { textReader } from '../article/read-text.ts';
import { mendArticle } from '../article/repair-article.ts';
import { type WrittenArticle, writeInParts } from '../article/write-parts.ts';
import { articleRecordOf, textNotesOf } from './article-record.ts';
import type { Ask, Stage } from './stage.ts';

export const article: Stage<'article'> = {
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: ['research', 'viewpoint', 'persona'],
  prompt: ({ brief }) => articlePrompt(brief),
  replyTokens: ({ targetWords }) => replyTokensFor(targetWords),
  calls: articleCalls,
  async run({ brief }, ask) {
    const inParts = isLong(brief) ? await writeInParts(brief, ask) : null;
    const { reply, steps } = inParts ?? (await writeAtOnce(brief, ask));
    const made = articleRecordOf(reply, brief, provenanceOfSteps(steps));
    const { html, repair, step } = await mendArticle(made.article, brief, ask);
    if (repair === null) return { record: made.article, notes: made.notes };
    const [first, ...others] = steps;
    const provenance = provenanceOfSteps([first, ...others, ...(step ? [step] : [])]);
    const record = { ...made.article, content: html, wordCount: wordCount(html), provenance, repair };
    const before = new Set(textNotesOf(made.article.content, brief));
    const ofReply = made.notes.filter((note) => !before.has(note));
    return { record, notes: [...ofReply, ...textNotesOf(html, brief)] };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: ({ edited, provenance }) => edited || provenance === null,
};

async function writeAtOnce(brief: PageBrief, ask: Ask): Promise<WrittenArticle> {
  const { value, provenance } = await ask(articlePrompt(brief), textReader(brief));
  return { reply: value, steps: [{ task: 'article', provenance }] };
}
