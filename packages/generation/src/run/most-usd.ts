import { mostUsdOfText, ROUTE_RULES } from '@silosmith/ai';
import type { TextRequest } from '@silosmith/contract';
import { routedTaskOf, SMART_PROVIDER, type SmartRoute } from '../routing/smart-route.ts';

type Bounded = Pick<TextRequest, 'prompt' | 'system' | 'model' | 'max_tokens'>;

/**
 * The most that a call for text can cost, US dollars: what a run's budget is judged by before the call is sent, and what a screen says of a
 * single call. In smart mode the rule of the text bounds its request, whoever writes it.
 */
export function mostUsdOfRequest(
  request: Bounded,
  provider: string,
  rules: NonNullable<SmartRoute['rules']> = ROUTE_RULES,
): number {
  if (provider === SMART_PROVIDER) return rules[routedTaskOf(request)].budgetUsd;
  const { prompt, system, model = '', max_tokens: maxTokens } = request;
  return mostUsdOfText(provider, model, { prompt, system, maxTokens });
}
