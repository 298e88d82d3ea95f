// One call for embeddings; each error of the AI SDK becomes a fault, and a reply that is no vector a text is refused.
import { IDEMPOTENCY_KEY_HEADER } from '@silosmith/contract';
import type { EmbeddingModel } from 'ai';
import * as z from 'zod';
import type { EmbedReply, EmbedRequest } from '../embedding.ts';
import { aiFault } from '../faults.ts';
import type { ProviderCall } from '../provider.ts';
import { isReplay } from './ask-model.ts';
import { faultOfCall } from './fault-of-call.ts';

/** A model of the SDK, not the name of one. */
export type SdkEmbeddingModel = Extract<Exclude<EmbeddingModel, string>, { specificationVersion: 'v4' }>;
type Asked = Parameters<SdkEmbeddingModel['doEmbed']>[0];

export interface SdkEmbedding {
  readonly modelOf: () => SdkEmbeddingModel;
  /** The library's own options, by its name. */
  readonly options?: Asked['providerOptions'];
}

/** Asks once, without retries. Throws `Fault` alone. */
export async function askForVectors(
  provider: string,
  { texts, model }: EmbedRequest,
  call: ProviderCall,
  { modelOf, options }: SdkEmbedding,
): Promise<EmbedReply> {
  const about = { provider, model };
  try {
    call.signal.throwIfAborted();
    const reply = await modelOf().doEmbed({
      values: [...texts],
      abortSignal: call.signal,
      ...(options === undefined ? {} : { providerOptions: options }),
      ...(call.idempotencyKey === undefined
        ? {}
        : { headers: { [IDEMPOTENCY_KEY_HEADER]: call.idempotencyKey } }),
    });
    const vectors = inOrder(reply.embeddings, reply.response?.body);
    const width = vectors[0]?.length ?? 0;
    const isWhole = ({ length }: readonly number[]) => length === width && width > 0;
    if (vectors.length !== texts.length || !vectors.every(isWhole) || !vectors.flat().every(Number.isFinite))
      throw aiFault('bad-vectors', { ...about, asked: texts.length, got: vectors.length });
    return {
      vectors,
      inputTokens: reply.usage?.tokens ?? 0,
      ...(isReplay(reply.response?.headers ?? {}) ? { replayed: true } : {}),
    };
  } catch (error) {
    throw faultOfCall(error, about, call);
  }
}

const indexed = z.object({ data: z.array(z.object({ index: z.int().nonnegative() })) });

/** The SDK keeps the order of the reply; where the reply numbers its vectors, the numbers decide. */
function inOrder(vectors: readonly (readonly number[])[], body: unknown): readonly (readonly number[])[] {
  const read = indexed.safeParse(body);
  if (!read.success) return vectors;
  const places = read.data.data.map(({ index }) => index);
  if (new Set(places).size !== vectors.length || Math.max(...places) >= vectors.length) return vectors;
  const ordered: (readonly number[])[] = Array.from({ length: vectors.length }, () => []);
  places.forEach((place, at) => {
    ordered[place] = vectors[at] ?? [];
  });
  return ordered;
}
