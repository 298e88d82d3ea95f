import { articlePrompt, type PageBrief } from '@silosmith/ai';
import { articleSchema } from '@silosmith/contract';
import { articleCalls, replyTokensFor } from '../article/article-calls.ts';
import { provenanceOfSteps } from '../article/paid-steps.ts';
import { isLong } from '../article/part-plan.ts';
import { textReader } from '../article/read-text.ts';
import { type WrittenArticle, writeInParts } from '../article/write-parts.ts';
import { articleRecordOf } from './article-record.ts';
import type { Ask, Stage } from './stage.ts';

export const article: Stage<'article'> = {
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: ['research'],
  prompt: ({ brief }) => articlePrompt(brief),
  replyTokens: ({ targetWords }) => replyTokensFor(targetWords),
  calls: articleCalls,
  async run({ brief }, ask) {
    const inParts = isLong(brief) ? await writeInParts(brief, ask) : null;
    const { reply, steps } = inParts ?? (await writeAtOnce(brief, ask));
    const { article: record, notes } = articleRecordOf(reply, brief, provenanceOfSteps(steps));
    return { record, notes };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: ({ edited, provenance }) => edited || provenance === null,
};

async function writeAtOnce(brief: PageBrief, ask: Ask): Promise<WrittenArticle> {
  const { value, provenance } = await ask(articlePrompt(brief), textReader(brief));
  return { reply: value, steps: [{ task: 'article', provenance }] };
}
