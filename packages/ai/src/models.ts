// The models of all providers with their prices: facts come from the providers' own files.
import { PROVIDERS } from './providers/list.ts';

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
  /** Dated ids that cost the same by the provider's price list; any other has a price of its own, or one nobody has looked up. */
  readonly snapshots?: readonly string[];
}

/** ISO date on which ids and prices were last compared with the providers' price lists. */
export const CATALOGUE_DATE = '2026-11-20';

/** Changed by `takePrices` alone: at the start of a process, and in the browser when the server has said its prices. */
export const MODELS: ModelFacts[] = PROVIDERS.flatMap(({ id: provider, text }) =>
  (text?.models ?? []).map((model) => ({ provider, ...model })),
);

export function modelsOf(provider: string): readonly ModelFacts[] {
  return MODELS.filter((model) => model.provider === provider);
}

/** The provider's first model; '' for a provider without models. */
export function defaultModelOf(provider: string): string {
  return modelsOf(provider)[0]?.id ?? '';
}

/**
 * The facts of a model, by its id or that of a snapshot known to cost the same; undefined for one that is not in the catalogue:
 * a model of the user's own server, or a snapshot that nobody has looked up (`gpt-4o-2024-05-13` costs twice as much as `gpt-4o`).
 */
export function modelFacts(provider: string, id: string): ModelFacts | undefined {
  return modelsOf(provider).find((facts) => facts.id === id || facts.snapshots?.includes(id));
}
