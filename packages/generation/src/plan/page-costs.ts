import { MODELS } from '@silosmith/ai';
import type { Page } from '@silosmith/contract';
import { planGeneration } from './plan-generation.ts';

/** What article, meta and tags of each page would cost with a model, in US dollars, by primary keyword: the middle of the estimate. */
export function pageCostsOf(
  pages: readonly Page[],
  modelId: string,
  language: string,
): ReadonlyMap<string, number> {
  const model = MODELS.find(({ id }) => id === modelId);
  if (model === undefined) return new Map();
  const { items } = planGeneration({
    pages,
    existing: {},
    provider: model.provider,
    model: model.id,
    language,
  });
  return new Map(
    items.map(({ keyword, estimate }) => [keyword, (estimate.costUsdLow + estimate.costUsdHigh) / 2]),
  );
}
