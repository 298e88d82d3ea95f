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

/** Whether a model was taught a language (`en`, `en-GB`); a model that the catalogue does not know may be. */
export function modelKnows(provider: string, model: string, language: string): boolean {
  const { languages } = embeddingModelsOf(provider).find(({ id }) => id === model) ?? {};
  return languages?.includes(language.split('-')[0] ?? '') ?? true;
}
