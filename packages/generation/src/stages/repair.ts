import { type PageBrief, type Prompt, repairPrompt } from '@silosmith/ai';
import { wordCount } from '@silosmith/content';
import { type Article, articleSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { replyTokensFor } from '../article/article-calls.ts';
import { withStep } from '../article/paid-steps.ts';
import { mendArticle, plannedRepair } from '../article/repair-article.ts';
import { textNotesOf } from './article-record.ts';
import type { Stage } from './stage.ts';

/** Names the repair among the stages that a run makes again (`rewrites.stages`): the article stays, repaired. */
export const REPAIR = 'repair';

/** Repairs an article that is there: by rule, then by one call where a check is left that a text can meet. Once since a moment, ISO 8601. */
export const repairSince = (madeBefore: string): Stage<'article'> => ({
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: ['research'],
  mends: true,
  prompt: ({ brief }): Prompt => repairPrompt({ brief, blocks: [], failed: [], missing: [], sentences: [] }),
  replyTokens: ({ targetWords }) => replyTokensFor(targetWords),
  asked({ brief, records: { article } }) {
    const planned = article === undefined ? null : plannedRepair(article, briefFor(article, brief));
    return planned && { prompt: planned.prompt, questions: 1 };
  },
  async run({ brief: planned, records: { article } }, ask) {
    if (article === undefined) throw new Fault('generation.no-article');
    const brief = briefFor(article, planned);
    const { html, repair, step } = await mendArticle(article, brief, ask, { alone: true });
    const notes = textNotesOf(html, brief);
    if (repair === null) return { record: article, notes };
    const provenance = step === null ? article.provenance : withStep(article.provenance, step);
    const record = { ...article, content: html, wordCount: wordCount(html), provenance };
    return {
      record: { ...record, repair: { ...repair, madeAt: step?.provenance.generatedAt ?? madeBefore } },
      notes,
    };
  },
  fallback: () => null,
  isMade: ({ repair }) => Date.parse(repair?.madeAt ?? '') >= Date.parse(madeBefore),
  isByHand: ({ edited, provenance }) => edited || provenance === null,
});

/** As long as it was asked for, whatever a run would ask for now. */
const briefFor = ({ form }: Article, brief: PageBrief): PageBrief => ({
  ...brief,
  targetWords: form?.words ?? brief.targetWords,
});
