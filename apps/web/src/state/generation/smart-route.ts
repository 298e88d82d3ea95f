// What smart mode chooses by in this browser: keys of this tab and of the server, the user's own rules, what the server knows of earlier calls.
import {
  keyProblem,
  ROUTE_RULES,
  ROUTED_TASKS,
  type RoutedTask,
  type RouteRule,
  routeKey,
} from '@silosmith/ai';
import type { PricingReply } from '@silosmith/contract';
import { type CallText, ROUTED_PROVIDERS, type SmartRoute, smartCallText } from '@silosmith/generation';
import { createStore } from 'zustand/vanilla';
import { onSessionKeysChange, sessionKey } from '../../platform/session-keys.ts';
import type { RuleChanges } from '../preferences/preference-list.ts';
import { preferencesStore } from '../preferences/preferences-store.ts';
import { askForPricing, pricesStore } from './model-prices.ts';

/** Rises when a choice may fall otherwise: plans of smart mode are worked out again. */
export const routeStore = createStore<{ readonly version: number }>(() => ({ version: 0 }));
const changed = (): void => routeStore.setState(({ version }) => ({ version: version + 1 }));
onSessionKeysChange(changed);
pricesStore.subscribe(changed);
preferencesStore.subscribe(({ smartRules }, before) => {
  if (smartRules !== before.smartRules) changed();
});

let asked: Promise<PricingReply> | null = null;

/** What earlier calls say is asked for again: before each run. */
export function forgetCallHistory(): void {
  asked = null;
}

/** Throws what the server's refusal says; a refusal is not kept. */
export async function smartRoute(): Promise<SmartRoute> {
  asked ??= askForPricing('?includeAnalysis=true');
  try {
    return routeOf(await asked, preferencesStore.getState().smartRules, sessionKey);
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** A provider counts as available with a usable key of this tab, or one of the server. */
export function routeOf(
  { pricing: rows, images = [], leftTodayUsd }: PricingReply,
  changes: RuleChanges,
  keyOf: (provider: string) => string | null,
): SmartRoute {
  const onServer = new Set(rows.flatMap(({ provider, isAvailable }) => (isAvailable ? [provider] : [])));
  const isUsable = (provider: string): boolean => {
    const key = keyOf(provider);
    return key === null ? onServer.has(provider) : keyProblem(provider, key) === null;
  };
  return {
    available: new Set(ROUTED_PROVIDERS.filter(isUsable)),
    rules: rulesWith(changes),
    history: new Map(
      [...rows, ...images].flatMap(({ provider, model, history }) =>
        history === undefined ? [] : [[routeKey(provider, model), history]],
      ),
    ),
    ...(leftTodayUsd === undefined ? {} : { leftTodayUsd }),
  };
}

/** The rules of the catalogue with what the user set instead. */
export function rulesWith(changes: RuleChanges): Readonly<Record<RoutedTask, RouteRule>> {
  const entries = ROUTED_TASKS.map((task) => [task, { ...ROUTE_RULES[task], ...changes[task] }]);
  // One entry for each task.
  return Object.fromEntries(entries) as Record<RoutedTask, RouteRule>;
}

/** Each text by the model that its rule chooses at the moment of the call. */
export const smartCallOf =
  (callOf: (provider: string) => CallText): CallText =>
  async (request, options) =>
    smartCallText(callOf, await smartRoute())(request, options);
