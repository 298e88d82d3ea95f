import { EMBEDDING_PROVIDERS } from '@silosmith/ai';
import type { Route } from '../route.ts';
import { embeddingFunction } from '../services/embeddings/embedding-function.ts';

/** `<provider>-embeddings`: one function for each provider that gives embeddings. */
export const embeddingFunctions: readonly Route[] = EMBEDDING_PROVIDERS.map(embeddingFunction);
