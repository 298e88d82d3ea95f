// Asks for the vectors that a project lacks: in batches, retried like every paid call, each kept as it arrives.
import {
  embeddingCostUsd,
  estimateEmbeddingTokens,
  isOwnMachine,
  needsBaseUrl,
  textsPerCall,
} from '@silosmith/ai';
import { hashOfText, type VectorBatch, type VectorSource } from '@silosmith/contract';
import { stableHash } from '@silosmith/kernel';
import { type CallAllPorts, callAll } from '../calls/call-all.ts';
import type { KnownVectors } from './known-vectors.ts';

export interface EmbeddingPlan extends VectorSource {
  /** Distinct texts without a vector, in the order given. */
  readonly texts: readonly string[];
  /** Estimated. */
  readonly tokens: number;
  /** US dollars, estimated; null where no price is known. */
  readonly costUsd: number | null;
}

/** `baseUrl`: of the user's own server, where the provider has no address of its own. */
export function planEmbedding(
  texts: Iterable<string>,
  known: Pick<KnownVectors, 'has'>,
  { provider, model }: VectorSource,
  baseUrl = '',
): EmbeddingPlan {
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  const tokens = estimateEmbeddingTokens(missing);
  const isFree = missing.length === 0 || (needsBaseUrl(provider) && isOwnMachine(baseUrl));
  const costUsd = isFree ? 0 : embeddingCostUsd(provider, model, tokens);
  return { provider, model, texts: missing, tokens, costUsd };
}

/** One call for the vectors of a batch; throws `Fault`. A repeat with the same key is charged once where the provider knows keys. */
export type CallEmbeddings = (
  request: VectorSource & { readonly texts: readonly string[] },
  options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
) => Promise<VectorBatch>;

export interface EmbedPorts extends CallAllPorts {
  readonly call: CallEmbeddings;
  /** Resolves when the batch is durable. */
  readonly keep: (batch: VectorBatch) => Promise<void>;
}

export interface EmbedOptions {
  /** Cancels what is in flight; batches that arrived are kept. */
  readonly signal: AbortSignal;
  /** Texts whose vectors are kept. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Asks for everything that the plan lacks. Throws the fault of the first batch that is given up, after what is in flight has
 * ended, or `cancelled`.
 */
export async function embedTexts(
  plan: EmbeddingPlan,
  { call, keep, clock, timer, chance }: EmbedPorts,
  { signal, onProgress }: EmbedOptions,
): Promise<void> {
  const { provider, model } = plan;
  const batches = batchesOf(plan.texts, textsPerCall(provider));
  let done = 0;
  await callAll(
    { type: 'vectors', ids: [...batches.keys()], signal },
    async (id, attempt) => {
      const texts = batches.get(id) ?? [];
      const idempotencyKey = `vectors:${provider}:${model}:${id}`;
      await keep(await call({ provider, model, texts }, { idempotencyKey, signal: attempt.signal }));
      done += texts.length;
      onProgress?.(done, plan.texts.length);
    },
    { clock, timer, chance },
  );
}

/** By a digest of their texts: batches are kept whole, so those that a run still lacks have the same keys in the next one. */
function batchesOf(texts: readonly string[], size: number): Map<string, readonly string[]> {
  const batches = new Map<string, readonly string[]>();
  for (let at = 0; at < texts.length; at += size) {
    const batch = texts.slice(at, at + size);
    batches.set(stableHash(batch.map(hashOfText).join()).toString(36), batch);
  }
  return batches;
}
