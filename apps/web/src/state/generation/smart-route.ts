// What smart mode chooses by in this browser: keys of this tab and of the server, the user's own rules, what the server knows of earlier calls.
import {
  keyProblem,
  ROUTE_RULES,
  ROUTED_TASKS,
  type RoutedTask,
  type RouteRule,
  routeKey,
} from '@silosmith/ai';
import { FUNCTIONS_PATH, type PricingReply, pricingReplySchema } from '@silosmith/contract';
import { type CallText, ROUTED_PROVIDERS, type SmartRoute, smartCallText } from '@silosmith/generation';
import { Fault } from '@silosmith/kernel';
import { createStore } from 'zustand/vanilla';
import { requestJson } from '../../platform/api-client.ts';
import { onSessionKeysChange, sessionKey } from '../../platform/session-keys.ts';
import type { RuleChanges } from '../preferences/preference-list.ts';
import { preferencesStore } from '../preferences/preferences-store.ts';

/** Rises when a choice may fall otherwise: plans of smart mode are worked out again. */
export const routeStore = createStore<{ readonly version: number }>(() => ({ version: 0 }));
const changed = (): void => routeStore.setState(({ version }) => ({ version: version + 1 }));
onSessionKeysChange(changed);
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
  asked ??= pricing();
  try {
    return routeOf(await asked, preferencesStore.getState().smartRules, sessionKey);
  } catch (error) {
    asked = null;
    throw error;
  }
}

async function pricing(): Promise<PricingReply> {
  const read = pricingReplySchema.safeParse(
    await requestJson(`${FUNCTIONS_PATH}/utility-hub?includeAnalysis=true`),
  );
  if (!read.success) throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
  return read.data;
}

/** A provider counts as available with a usable key of this tab, or one of the server. */
export function routeOf(
  { pricing: rows, leftTodayUsd }: PricingReply,
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
      rows.flatMap(({ provider, model, history }) =>
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
