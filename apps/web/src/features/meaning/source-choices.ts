// Whom to ask for embeddings: what the dialog offers, and what it begins with.
import {
  defaultEmbeddingModelOf,
  EMBEDDING_PROVIDERS,
  isLocal,
  modelKnows,
  type Provider,
} from '@silosmith/ai';
import type { VectorSource } from '@silosmith/contract';
import { hasSessionKey } from '../../platform/session-keys.ts';

/** The model that the project has answers of, else that of a provider whose key is here, else the built-in one where it knows the language. */
export function firstSource(meaning: VectorSource | undefined, language: string): VectorSource {
  if (meaning !== undefined) return meaning;
  const suits = ({ id }: Provider) => isLocal(id) && modelKnows(id, defaultEmbeddingModelOf(id), language);
  const first =
    EMBEDDING_PROVIDERS.find(({ id }) => hasSessionKey(id)) ??
    EMBEDDING_PROVIDERS.find(suits) ??
    EMBEDDING_PROVIDERS[0];
  const provider = first?.id ?? '';
  return { provider, model: defaultEmbeddingModelOf(provider) };
}
