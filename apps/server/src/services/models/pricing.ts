// The catalogue as a client sees it, and what smart mode would choose for the user who asks.
import {
  catalogueDate,
  DEMO_PROVIDER,
  imageModelsOf,
  MODELS,
  needsKey,
  pricesInUse,
  type RatedModel,
  ROUTE_RULES,
  ROUTED_TASKS,
  type RoutedTask,
  routeKey,
  routeText,
} from '@silosmith/ai';
import type { PricingReply, RouteAnalysis } from '@silosmith/contract';
import type { Dependencies } from '../../dependencies.ts';
import { readProfile } from '../accounts/profile.ts';
import { spentToday } from '../usage/record-usage.ts';
import { type CallHistory, modelHistory } from './model-history.ts';

/** Tokens of a request of usual length: words ÷ 0.75 in English, half as many again in other languages, room for thoughts. */
const USUAL_TOKENS: Readonly<Record<RoutedTask, readonly [input: number, output: number]>> = {
  pillar: [2_500, 11_700],
  cluster: [2_500, 8_400],
  supporting: [2_500, 6_700],
  meta: [1_500, 4_300],
  tags: [1_500, 4_200],
  other: [1_500, 4_000],
};

export async function pricingFor(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  userId: string,
  includeAnalysis: boolean,
): Promise<PricingReply> {
  const { pool } = database;
  const history = includeAnalysis ? await modelHistory(pool, userId) : new Map<string, CallHistory>();
  const isAvailable = (provider: string): boolean => !needsKey(provider) || settings.apiKeys.has(provider);
  const pricing = MODELS.map((facts) => {
    const calls = history.get(routeKey(facts.provider, facts.id));
    return {
      provider: facts.provider,
      model: facts.id,
      name: facts.name,
      inputCostPer1K: facts.inputUsdPerMillion / 1_000,
      outputCostPer1K: facts.outputUsdPerMillion / 1_000,
      qualityScore: facts.quality,
      speedScore: facts.speed,
      contextWindow: facts.contextWindow,
      maxOutputTokens: facts.maxOutputTokens,
      isAvailable: isAvailable(facts.provider),
      ...(calls === undefined ? {} : { history: calls }),
    };
  });
  const { images, embeddings, searches } = unitPriceRows(history, isAvailable);
  const all = { pricing, images, embeddings, searches, pricesOf: catalogueDate() };
  if (!includeAnalysis) return all;
  const { daily_budget_usd: daily } = await readProfile(pool, userId);
  const leftTodayUsd = daily === null ? null : Math.max(0, daily - (await spentToday(pool, userId)));
  const models = MODELS.filter(({ provider }) => provider !== DEMO_PROVIDER);
  const available = new Set(models.map(({ provider }) => provider).filter(isAvailable));
  const analysis = ROUTED_TASKS.map((task): RouteAnalysis => {
    const [inputTokens, outputTokens] = USUAL_TOKENS[task];
    const rule = ROUTE_RULES[task];
    const asked = { rule, inputTokens, outputTokens, models, available, history, leftTodayUsd };
    const { chosen, runnerUp, reasons, fallbacks } = routeText(asked);
    return {
      task,
      chosen: chosen && choiceOf(chosen),
      runnerUp: runnerUp && choiceOf(runnerUp),
      reasons: reasons.map(({ code, params }) => ({ code, params })),
      fallbacks: fallbacks.map(choiceOf),
    };
  });
  return { ...all, analysis, leftTodayUsd };
}

/** What is no text: images of providers with a key, embeddings, searches. */
function unitPriceRows(
  history: ReadonlyMap<string, CallHistory>,
  isAvailable: (provider: string) => boolean,
): Required<Pick<PricingReply, 'images' | 'embeddings' | 'searches'>> {
  const prices = pricesInUse();
  const images = prices.images
    .filter(({ provider }) => provider !== DEMO_PROVIDER)
    .map(({ provider, id, usdPerImage }) => {
      const calls = history.get(routeKey(provider, id));
      const name = imageModelsOf(provider).find((model) => model.id === id)?.name ?? id;
      const row = {
        provider,
        model: id,
        name,
        costPerImage: usdPerImage,
        isAvailable: isAvailable(provider),
      };
      return { ...row, ...(calls === undefined ? {} : { history: calls }) };
    });
  const embeddings = prices.embeddings.map(({ provider, id, usdPerMillion }) => ({
    ...{ provider, model: id, costPerMillion: usdPerMillion },
  }));
  const searches = prices.searches.map(({ provider, usdPerSearch }) => ({
    ...{ provider, costPerSearch: usdPerSearch },
  }));
  return { images, embeddings, searches };
}

const choiceOf = ({ provider, model, name, score, mostUsd }: RatedModel) => ({
  provider,
  model,
  name,
  score,
  mostUsd,
});
