import type { ProviderModel } from '../provider.ts';

/** A row of a provider's models: prices in US dollars per million tokens, sizes in tokens, ranks from 0 to 100. */
export function model(
  [id, name]: readonly [id: string, name: string],
  usdPerMillion: readonly [input: number, output: number],
  tokens: readonly [contextWindow: number, maxOutput: number],
  rank: readonly [quality: number, speed: number],
): ProviderModel {
  return {
    id,
    name,
    inputUsdPerMillion: usdPerMillion[0],
    outputUsdPerMillion: usdPerMillion[1],
    contextWindow: tokens[0],
    maxOutputTokens: tokens[1],
    quality: rank[0],
    speed: rank[1],
  };
}
