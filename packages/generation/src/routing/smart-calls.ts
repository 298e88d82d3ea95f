// Calls for text in smart mode: each goes to the model that its rule chooses, and along the chain where a provider refuses it.
import {
  aiFault,
  isFreeFailure,
  providerName,
  type RatedModel,
  ROUTE_RULES,
  type RouteDecision,
} from '@silosmith/ai';
import { Fault, stableHash } from '@silosmith/kernel';
import type { CallText } from '../run/call-journal.ts';
import { OVER_DAY } from '../run/spending.ts';
import { decideFor, type RoutedRequest, routedModels, routedTaskOf, type SmartRoute } from './smart-route.ts';

/**
 * The provider's own answer that this model will not do it now. A call whose outcome nobody knows (timeout, network) is not among
 * them: it may have been charged, and is repeated under its own key. Nor is a refusal that was charged: with the next model's price the
 * request could pass its budget.
 */
const NEXT_AFTER = new Set([
  'ai.quota',
  'ai.bad-key',
  'ai.model-gone',
  'ai.rate-limited',
  'ai.unavailable',
  'ai.context-too-long',
  'ai.content-refused',
]);

export const isForNext = (error: unknown): boolean =>
  error instanceof Fault && NEXT_AFTER.has(error.code) && isFreeFailure(error);

/**
 * The key says which model is asked too: a run that is resumed may choose another one, and a key is that of one request.
 * Throws `ai.no-key`, `ai.no-route`, `generation.over-day`, and the fault of the last model that was tried.
 */
export function smartCallText(callOf: (provider: string) => CallText, route: SmartRoute): CallText {
  return async (request, options) => {
    const decision = decideFor(request, route);
    let last: unknown = overDay(decision) ?? noRoute(request, route);
    for (const { provider, model } of chainOf(decision)) {
      try {
        const idempotencyKey = [options.idempotencyKey, partOf(provider, model)].join('-');
        return await callOf(provider)({ ...request, model }, { ...options, idempotencyKey });
      } catch (error) {
        if (!isForNext(error)) throw error;
        last = error;
      }
    }
    throw last;
  };
}

export const partOf = (provider: string, model: string): string =>
  stableHash(`${provider} ${model}`).toString(36);

/** The chosen model and its fallbacks; none where no model may be called. */
export const chainOf = ({ chosen, fallbacks }: RouteDecision): RatedModel[] =>
  chosen === null ? [] : [chosen, ...fallbacks];

/** Somebody would do it, were there more left of the day. US dollars. */
export function overDay({ refused }: RouteDecision): Fault | null {
  const dear = refused.filter(({ code }) => code === 'over-daily-budget').map(({ params }) => params);
  const [cheapest] = dear.toSorted((a, b) => (a.mostUsd ?? 0) - (b.mostUsd ?? 0));
  if (cheapest === undefined) return null;
  const { mostUsd = 0, leftUsd = 0 } = cheapest;
  return new Fault(OVER_DAY, { params: { left: leftUsd.toFixed(4), most: mostUsd.toFixed(4), sent: false } });
}

function noRoute(
  request: RoutedRequest,
  { available, rules = ROUTE_RULES, models = routedModels() }: SmartRoute,
) {
  const known = [...new Set(models.map(({ provider }) => provider))];
  if (!known.some((provider) => available.has(provider)))
    return aiFault('no-key', { provider: known.map(providerName).join(', ') });
  return aiFault('no-route', { budgetUsd: rules[routedTaskOf(request)].budgetUsd });
}
