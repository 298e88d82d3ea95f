// Chooses the model of one request and says why. Pure: the same question has the same answer.
import type { ModelFacts } from '../models.ts';
import type { RouteRule, RouteWeights } from './rules.ts';

/** Calls of a model as usage records them. */
export interface ModelHistory {
  readonly calls: number;
  readonly failedCalls: number;
}

export interface RouteRequest {
  readonly rule: RouteRule;
  readonly inputTokens: number;
  /** The most that the reply may have: what the budget is judged by. */
  readonly outputTokens: number;
  /** Models with their prices: the catalogue, or the caller's own. */
  readonly models: readonly ModelFacts[];
  /** Providers that can be called: those with a key. */
  readonly available: ReadonlySet<string>;
  /** By `routeKey`; a model without any has a history like most. */
  readonly history?: ReadonlyMap<string, ModelHistory>;
  /** US dollars that the day has left; null or left out: no limit. */
  readonly leftTodayUsd?: number | null;
}

export interface RatedModel {
  readonly provider: string;
  readonly model: string;
  readonly name: string;
  readonly quality: number;
  /** Sum of the weighted parts. */
  readonly score: number;
  /** Each from 0 to 1, before its weight. */
  readonly parts: RouteWeights;
  /** US dollars, at the most. */
  readonly mostUsd: number;
}

/** Codes of the sentences `generate.routing.…`. */
export type RouteReason =
  | { readonly code: 'best-score'; readonly params: { readonly score: number } }
  | { readonly code: 'ahead-of'; readonly params: { readonly model: string; readonly by: number } }
  | { readonly code: 'only-one'; readonly params: Readonly<Record<string, never>> }
  | {
      readonly code: 'quality-given-up';
      readonly params: { readonly quality: number; readonly least: number };
    };

export type RefusalCode =
  | 'no-key'
  | 'too-long'
  | 'over-request-budget'
  | 'over-daily-budget'
  | 'failing'
  | 'below-quality';

export interface RefusedModel {
  readonly provider: string;
  readonly model: string;
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, number>>;
}

export interface RouteDecision {
  /** Null: no model may be called, `refused` says why. */
  readonly chosen: RatedModel | null;
  readonly runnerUp: RatedModel | null;
  readonly reasons: readonly RouteReason[];
  /** To be tried in this order where the chosen one fails; each within the same budget, none twice. */
  readonly fallbacks: readonly RatedModel[];
  readonly refused: readonly RefusedModel[];
}

const MOST_FALLBACKS = 3;
/** What a model is taken for before it was called: nine of ten calls succeed, as sure as five calls make one. */
const PRIOR = { successes: 4.5, calls: 5 } as const;
/** From this many calls on, a model that fails more often than not is left alone. */
const JUDGED_FROM_CALLS = 5;

export const routeKey = (provider: string, model: string): string => `${provider}/${model}`;

export function routeText(request: RouteRequest): RouteDecision {
  const { rule, models } = request;
  const refused: RefusedModel[] = [];
  const passed: RatedModel[] = [];
  for (const facts of models) {
    const refusal = refusalOf(facts, request);
    if (refusal === null) passed.push(rated(facts, request));
    else refused.push({ provider: facts.provider, model: facts.id, ...refusal });
  }
  const good = passed.filter(({ quality }) => quality >= rule.leastQuality);
  const isGivenUp = good.length === 0 && passed.length > 0;
  if (!isGivenUp) {
    for (const { provider, model, quality } of passed) {
      if (quality >= rule.leastQuality) continue;
      const params = { quality, least: rule.leastQuality };
      refused.push({ provider, model, code: 'below-quality', params });
    }
  }
  const ranked = (isGivenUp ? passed : good).toSorted(byScore);
  const [chosen = null, runnerUp = null] = ranked;
  return {
    chosen,
    runnerUp,
    reasons: reasonsOf(chosen, runnerUp, isGivenUp ? rule.leastQuality : null),
    fallbacks: fallbacksOf(ranked),
    refused,
  };
}

export const mostUsdOf = (
  { inputUsdPerMillion, outputUsdPerMillion }: ModelFacts,
  inputTokens: number,
  outputTokens: number,
): number => (inputTokens * inputUsdPerMillion + outputTokens * outputUsdPerMillion) / 1_000_000;

function refusalOf(
  facts: ModelFacts,
  { rule, inputTokens, outputTokens, available, history, leftTodayUsd = null }: RouteRequest,
): Pick<RefusedModel, 'code' | 'params'> | null {
  if (!available.has(facts.provider)) return { code: 'no-key', params: {} };
  if (outputTokens > facts.maxOutputTokens || inputTokens + outputTokens > facts.contextWindow) {
    return { code: 'too-long', params: { tokens: inputTokens + outputTokens } };
  }
  const mostUsd = mostUsdOf(facts, inputTokens, outputTokens);
  if (mostUsd > rule.budgetUsd) {
    return { code: 'over-request-budget', params: { mostUsd, budgetUsd: rule.budgetUsd } };
  }
  if (leftTodayUsd !== null && mostUsd > leftTodayUsd) {
    return { code: 'over-daily-budget', params: { mostUsd, leftUsd: leftTodayUsd } };
  }
  const { calls, failedCalls } = history?.get(routeKey(facts.provider, facts.id)) ?? NO_CALLS;
  return calls >= JUDGED_FROM_CALLS && failedCalls * 2 > calls
    ? { code: 'failing', params: { calls, failed: failedCalls } }
    : null;
}

const NO_CALLS: ModelHistory = { calls: 0, failedCalls: 0 };

function rated(facts: ModelFacts, request: RouteRequest): RatedModel {
  const { rule, inputTokens, outputTokens, history } = request;
  const mostUsd = mostUsdOf(facts, inputTokens, outputTokens);
  const { calls, failedCalls } = history?.get(routeKey(facts.provider, facts.id)) ?? NO_CALLS;
  const parts: RouteWeights = {
    quality: facts.quality / 100,
    cost: rule.budgetUsd === 0 ? 1 : 1 - mostUsd / rule.budgetUsd,
    history: (calls - failedCalls + PRIOR.successes) / (calls + PRIOR.calls),
    speed: facts.speed / 100,
  };
  const { weights } = rule;
  const score =
    weights.quality * parts.quality +
    weights.cost * parts.cost +
    weights.history * parts.history +
    weights.speed * parts.speed;
  const { provider, id: model, name, quality } = facts;
  return { provider, model, name, quality, score, parts, mostUsd };
}

/** Equal scores: the cheaper one, then by name, so that the order of the list decides nothing. */
function byScore(a: RatedModel, b: RatedModel): number {
  const nameOf = ({ provider, model }: RatedModel): string => routeKey(provider, model);
  return b.score - a.score || a.mostUsd - b.mostUsd || (nameOf(a) < nameOf(b) ? -1 : 1);
}

/** Other providers first, each by its best: what has failed is as often a provider as a model. */
function fallbacksOf([chosen, ...others]: readonly RatedModel[]): RatedModel[] {
  if (chosen === undefined) return [];
  const seen = new Set([chosen.provider]);
  const elsewhere = others.filter(({ provider }) => !seen.has(provider) && seen.add(provider));
  return [...elsewhere, ...others.filter((model) => !elsewhere.includes(model))].slice(0, MOST_FALLBACKS);
}

const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

function reasonsOf(
  chosen: RatedModel | null,
  runnerUp: RatedModel | null,
  leastGivenUp: number | null,
): RouteReason[] {
  if (chosen === null) return [];
  const quality: RouteReason[] =
    leastGivenUp === null
      ? []
      : [{ code: 'quality-given-up', params: { quality: chosen.quality, least: leastGivenUp } }];
  return [
    { code: 'best-score', params: { score: rounded(chosen.score) } },
    runnerUp === null
      ? { code: 'only-one', params: {} }
      : { code: 'ahead-of', params: { model: runnerUp.name, by: rounded(chosen.score - runnerUp.score) } },
    ...quality,
  ];
}
