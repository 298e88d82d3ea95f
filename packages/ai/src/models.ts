// Which models can be chosen, and what do they cost? The one catalogue of model ids and prices.

export interface ModelFacts {
  readonly provider: string;
  /** The id the provider's API takes. */
  readonly id: string;
  readonly name: string;
  /** US dollars per million tokens. */
  readonly inputUsdPerMillion: number;
  readonly outputUsdPerMillion: number;
  /** Tokens of prompt and reply together. */
  readonly contextWindow: number;
  /** Most tokens of one reply. */
  readonly maxOutputTokens: number;
  /** 0 to 100, our own ranking for the router; higher is better. */
  readonly quality: number;
  readonly speed: number;
}

/** ISO date on which ids and prices were last compared with the providers' price lists. */
export const CATALOGUE_DATE = '2026-11-20';

/** The first model of a provider is its default (specification 3 §9: changing the provider selects that provider's first model). */
export const MODELS: readonly ModelFacts[] = [
  model('openai', 'gpt-6.1-sol', 'GPT-6.1 Sol', [2, 10], [1_050_000, 128_000], [93, 70]),
  model('openai', 'gpt-6-luna', 'GPT-6 Luna', [0.1, 0.5], [1_050_000, 128_000], [82, 92]),
  model('openai', 'gpt-5.4', 'GPT-5.4', [2.5, 15], [1_050_000, 128_000], [91, 62]),
  model('openai', 'gpt-5.4-mini', 'GPT-5.4 mini', [0.75, 4.5], [400_000, 128_000], [86, 82]),
  model('openai', 'gpt-4.1', 'GPT-4.1', [2, 8], [1_047_576, 32_768], [86, 74]),
  model('openai', 'gpt-4o', 'GPT-4o', [2.5, 10], [128_000, 16_384], [85, 76]),
  model('openai', 'gpt-4o-mini', 'GPT-4o mini', [0.15, 0.6], [128_000, 16_384], [76, 88]),
  model('anthropic', 'claude-sonnet-5-5', 'Claude Sonnet 5.5', [2, 10], [1_000_000, 128_000], [94, 72]),
  model('anthropic', 'claude-opus-5-5', 'Claude Opus 5.5', [4, 20], [1_000_000, 128_000], [97, 58]),
  model('anthropic', 'claude-haiku-5-5', 'Claude Haiku 5.5', [0.1, 0.5], [1_000_000, 128_000], [85, 93]),
  model('anthropic', 'claude-haiku-4-5', 'Claude Haiku 4.5', [1, 5], [200_000, 64_000], [83, 88]),
  model('mistral', 'mistral-large-2512', 'Mistral Large 3', [0.5, 1.5], [262_144, 32_768], [87, 72]),
  model('mistral', 'mistral-medium-3-5', 'Mistral Medium 3.5', [1.5, 7.5], [262_144, 32_768], [88, 74]),
  model('mistral', 'mistral-small-2603', 'Mistral Small 4', [0.15, 0.6], [262_144, 32_768], [79, 90]),
  model('demo', 'demo-1', 'Demo', [0, 0], [1_000_000, 100_000], [50, 100]),
];

function model(
  provider: string,
  id: string,
  name: string,
  usdPerMillion: readonly [input: number, output: number],
  tokens: readonly [contextWindow: number, maxOutput: number],
  rank: readonly [quality: number, speed: number],
): ModelFacts {
  return {
    provider,
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

export function modelsOf(provider: string): readonly ModelFacts[] {
  return MODELS.filter((model) => model.provider === provider);
}

/** The provider's first model; '' for a provider without models. */
export function defaultModelOf(provider: string): string {
  return modelsOf(provider)[0]?.id ?? '';
}

/**
 * Providers answer with dated ids: the snapshots known to cost what their model costs, by the provider's price list. Any other
 * dated id has a price of its own (`gpt-4o-2024-05-13` costs twice as much), or one that nobody has looked up: unknown.
 */
const SNAPSHOTS: ReadonlyMap<string, string> = new Map([
  ['gpt-4o-2024-08-06', 'gpt-4o'],
  ['gpt-4o-2024-11-20', 'gpt-4o'],
  ['gpt-4o-mini-2024-07-18', 'gpt-4o-mini'],
  ['gpt-4.1-2025-04-14', 'gpt-4.1'],
  ['claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
]);

/** The facts of a model, or undefined for one that is not in the catalogue: a model of the user's own server, an unknown snapshot. */
export function modelFacts(provider: string, id: string): ModelFacts | undefined {
  const listed = SNAPSHOTS.get(id) ?? id;
  return modelsOf(provider).find((facts) => facts.id === listed);
}
