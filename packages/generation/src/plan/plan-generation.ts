// What is still to be made, with how many words, for what price? Only what is missing.
import {
  articlePrompt,
  costUsd,
  estimateTokens,
  isPriced,
  metaPrompt,
  type PageBrief,
  type Prompt,
  tagsPrompt,
} from '@silosmith/ai';
import type { Article, KeyedRecords, Meta, Page, Tags } from '@silosmith/contract';
import { isFallbackMeta, isFallbackTags } from '../stages/fallbacks.ts';
import { pageBriefOf, placedPagesOf } from './page-brief.ts';

/** The text stages of a page, in their order. */
export const TEXT_STAGES = ['article', 'meta', 'tags'] as const;
export type TextStage = (typeof TEXT_STAGES)[number];

/** What a project already holds, by primary keyword; a project document fits. */
export interface ExistingContent {
  readonly articles: KeyedRecords<Article>;
  readonly metas: KeyedRecords<Meta>;
  readonly tags: KeyedRecords<Tags>;
}

export interface Estimate {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** From short English replies to long ones in languages with more tokens a word; 0 for models without a known price. */
  readonly costUsdLow: number;
  readonly costUsdHigh: number;
}

export interface PlannedPage {
  /** The primary keyword; also the id of the job's item. */
  readonly id: string;
  readonly keyword: string;
  readonly level: 1 | 2 | 3;
  readonly needs: readonly TextStage[];
  readonly targetWords: number;
  readonly estimate: Estimate;
  readonly brief: PageBrief;
}

export interface GenerationPlan {
  /** Pages that lack something, in outline order. */
  readonly items: readonly PlannedPage[];
  readonly total: Estimate;
  /** Whether the catalogue knows the model's price; where not, costs are unknown rather than 0. */
  readonly priced: boolean;
}

export interface PlanRequest {
  readonly pages: readonly Page[];
  readonly existing: ExistingContent;
  readonly provider: string;
  readonly model: string;
  readonly language: string;
  /** Primary keywords to plan for; left out: every page. */
  readonly only?: readonly string[];
}

/** Plans pages whose article, meta or tags are missing or stand-ins. A keyword that occurs twice is planned once. */
export function planGeneration(request: PlanRequest): GenerationPlan {
  const { pages, existing, provider, model, language, only } = request;
  const wanted = only && new Set(only);
  const planned = new Map<string, PlannedPage>();
  for (const placed of placedPagesOf(pages)) {
    const { keyword, level } = placed.page;
    const needs = missingOf(keyword, existing);
    if (needs.length === 0 || planned.has(keyword) || (wanted && !wanted.has(keyword))) continue;
    const brief = pageBriefOf(placed, language);
    const estimate = estimateOf(brief, needs, provider, model);
    planned.set(keyword, {
      id: keyword,
      keyword,
      level,
      needs,
      targetWords: brief.targetWords,
      estimate,
      brief,
    });
  }
  const items = [...planned.values()];
  return { items, total: sumOf(items.map((item) => item.estimate)), priced: isPriced(provider, model) };
}

/** Stages that a page still needs; a stand-in made where a provider failed counts as missing. */
export function missingOf(keyword: string, existing: ExistingContent): TextStage[] {
  const has: Record<TextStage, boolean> = {
    article: Object.hasOwn(existing.articles, keyword),
    meta: Object.hasOwn(existing.metas, keyword) && !isFallbackMeta(existing.metas[keyword]),
    tags: Object.hasOwn(existing.tags, keyword) && !isFallbackTags(existing.tags[keyword]),
  };
  return TEXT_STAGES.filter((stage) => !has[stage]);
}

/** Words a token: 0.75 in English (specification 2 §9); about 0.5 in other languages, with markup. */
const WORDS_A_TOKEN = 0.75;
const WORDS_A_TOKEN_AT_LEAST = 0.5;
/** Tokens of a meta or tags reply: usual, and with room. */
const SNIPPET_TOKENS = 90;
const SNIPPET_TOKENS_AT_MOST = 200;

function estimateOf(
  brief: PageBrief,
  needs: readonly TextStage[],
  provider: string,
  model: string,
): Estimate {
  return sumOf(
    needs.map((stage) => {
      const prompt = promptOf(stage, brief);
      const inputTokens = estimateTokens(prompt.system + prompt.prompt);
      const outputTokens = stage === 'article' ? brief.targetWords / WORDS_A_TOKEN : SNIPPET_TOKENS;
      const most =
        stage === 'article' ? (brief.targetWords * 1.1) / WORDS_A_TOKEN_AT_LEAST : SNIPPET_TOKENS_AT_MOST;
      const least = stage === 'article' ? outputTokens * 0.9 : SNIPPET_TOKENS;
      return {
        inputTokens,
        outputTokens: Math.round(outputTokens),
        costUsdLow: costUsd(provider, model, inputTokens, least),
        costUsdHigh: costUsd(provider, model, inputTokens, most),
      };
    }),
  );
}

/** Prompts of later stages quote the article; for the estimate its title and beginning are as long as the keyword. */
function promptOf(stage: TextStage, brief: PageBrief): Prompt {
  if (stage === 'article') return articlePrompt(brief);
  if (stage === 'meta') return metaPrompt({ brief, articleTitle: brief.keyword, excerpt: brief.keyword });
  return tagsPrompt({ brief, articleTitle: brief.keyword });
}

function sumOf(estimates: readonly Estimate[]): Estimate {
  const sum = (field: keyof Estimate): number =>
    estimates.reduce((total, estimate) => total + estimate[field], 0);
  return {
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costUsdLow: sum('costUsdLow'),
    costUsdHigh: sum('costUsdHigh'),
  };
}
