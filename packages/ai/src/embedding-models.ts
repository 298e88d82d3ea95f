// Who gives embeddings, with which models, at what price.
import type { EmbeddingModel, EmbedTexts } from './embedding.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { aiFault } from './faults.ts';
import type { Provider } from './provider.ts';
import { PROVIDERS } from './providers/list.ts';

export const EMBEDDING_PROVIDERS: readonly Provider[] = PROVIDERS.filter(
  ({ embeddings }) => embeddings !== undefined,
);

/** Undefined for a provider that gives none. */
const embeddingsOf = (provider: string) => EMBEDDING_PROVIDERS.find(({ id }) => id === provider)?.embeddings;

export const embeddingModelsOf = (provider: string): readonly EmbeddingModel[] =>
  embeddingsOf(provider)?.models ?? [];

/** The provider's first model; '' where the user names it. */
export const defaultEmbeddingModelOf = (provider: string): string => embeddingModelsOf(provider)[0]?.id ?? '';

/** Texts that one call to the provider takes; 1 for a provider without embeddings. */
export const textsPerCall = (provider: string): number => embeddingsOf(provider)?.textsPerCall ?? 1;

/** US dollars for so many tokens; null for a model without a known price. */
export function embeddingCostUsd(provider: string, model: string, tokens: number): number | null {
  const facts = embeddingModelsOf(provider).find(({ id }) => id === model);
  return facts === undefined ? null : (tokens * facts.usdPerMillion) / 1_000_000;
}

/** Tokens of all texts, estimated; no text has none. */
export const estimateEmbeddingTokens = (texts: Iterable<string>): number => {
  let tokens = 0;
  for (const text of texts) tokens += estimateTokens(text);
  return tokens;
};

/** Throws `ai.unknown-provider` for a provider that gives no embeddings. */
export async function loadEmbeddings(provider: string): Promise<EmbedTexts> {
  const embeddings = embeddingsOf(provider);
  if (embeddings === undefined) throw aiFault('unknown-provider', { provider });
  return embeddings.load();
}
