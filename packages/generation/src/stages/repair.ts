import { type PageBrief, type Prompt, repairPrompt } from '@silosmith/ai';
import { wordCount } from '@silosmith/content';
import { type Article, articleSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { replyTokensFor } from '../article/article-calls.ts';
import { withStep } from '../article/paid-steps.ts';
import { mendArticle, plannedRepair } from '../article/repair-article.ts';
import type { SmartRoute } from '../routing/smart-route.ts';
import { mostUsdOfRequest } from '../run/most-usd.ts';
import { textNotesOf } from './article-record.ts';
import { briefReadBy } from './brief-read-by.ts';
import type { HeldRecords } from './kept-records.ts';
import type { Stage } from './stage.ts';

/** Names the repair among the stages that a run makes again (`rewrites.stages`): the article stays, repaired. */
export const REPAIR = 'repair';

const READS: Stage['needs'] = ['research'];

/** Repairs an article that is there: by rule, then by one call where a check is left that a text can meet. Once since a moment, ISO 8601. */
export const repairSince = (madeBefore: string): Stage<'article'> => ({
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: READS,
  mends: true,
  prompt: ({ brief }): Prompt => repairPrompt({ brief, blocks: [], failed: [], missing: [], sentences: [] }),
  replyTokens: ({ targetWords }) => replyTokensFor(targetWords),
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

/** Prices are shown in hundredths of a cent. */
const SHOWN = 10_000;

export interface RepairCost {
  readonly provider: string;
  readonly model: string;
  /** Of smart mode; left out: those of the catalogue. */
  readonly rules?: SmartRoute['rules'] | undefined;
}

/**
 * The most that repairing a page's article can cost, US dollars, rounded up to the digits that a screen shows: that of the very request that
 * the repair would send. 0 where the rules are enough, and where nothing is known of the provider's prices; null where there is nothing to
 * repair.
 */
export function mostUsdOfRepair(
  page: { readonly brief: PageBrief; readonly records: HeldRecords },
  { provider, model, rules }: RepairCost,
): number | null {
  const { article } = page.records;
  if (article === undefined) return null;
  const brief = briefReadBy({ needs: READS }, page, { provider });
  const planned = plannedRepair(article, briefFor(article, brief));
  if (planned === null) return null;
  if (planned.prompt === null) return 0;
  const { prompt, system, maxTokens } = planned.prompt;
  const usd = mostUsdOfRequest({ prompt, system, model, max_tokens: maxTokens }, provider, rules);
  return Math.ceil(usd * SHOWN) / SHOWN;
}
