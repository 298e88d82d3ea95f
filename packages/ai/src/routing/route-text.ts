// Chooses the model of one text by its rule and says why.
import type { ModelFacts } from '../models.ts';
import { type ModelHistory, type RouteDecision, rankModels } from './rank-models.ts';
import type { RouteRule } from './rules.ts';

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

export function routeText(request: RouteRequest): RouteDecision {
  const { rule, models, inputTokens, outputTokens, available, history, leftTodayUsd } = request;
  const tokens = inputTokens + outputTokens;
  const candidates = models.map((facts) => ({
    ...{ provider: facts.provider, model: facts.id, name: facts.name },
    ...{ quality: facts.quality, speed: facts.speed },
    mostUsd: mostUsdOf(facts, inputTokens, outputTokens),
    unable:
      outputTokens > facts.maxOutputTokens || tokens > facts.contextWindow
        ? ({ code: 'too-long', params: { tokens } } as const)
        : null,
  }));
  return rankModels({ candidates, ...rule, available, history, leftTodayUsd, bestBy: 'best-score' });
}

export const mostUsdOf = (
  { inputUsdPerMillion, outputUsdPerMillion }: ModelFacts,
  inputTokens: number,
  outputTokens: number,
): number => (inputTokens * inputUsdPerMillion + outputTokens * outputUsdPerMillion) / 1_000_000;
