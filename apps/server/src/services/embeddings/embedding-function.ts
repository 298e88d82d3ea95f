// Vectors of texts: key and address, budget, provider, the batch as a project keeps it, under the call's idempotency key.
import {
  defaultEmbeddingModelOf,
  embeddingCostUsd,
  embeddingModelsOf,
  loadEmbeddings,
  type Provider,
  textsPerCall,
} from '@silosmith/ai';
import {
  type EmbedReplyBody,
  embedReplySchema,
  embedRequestSchema,
  FUNCTIONS_PATH,
  packVectors,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, userRoute } from '../../route.ts';
import { type CallTarget, callTarget, TARGET_HEADERS, URL_HEADERS } from '../text/call-target.ts';
import { IDEMPOTENCY_HEADER, keptReply } from '../usage/kept-reply.ts';
import { PAID_CALL_REPLIES, paidCall } from '../usage/paid-call.ts';

/** packages/jobs, policy of vectors. */
const TIMEOUT_MS = 60_000;

interface EmbeddingCall extends CallTarget {
  readonly userId: string;
  readonly provider: string;
  readonly model: string;
  readonly texts: readonly string[];
  readonly providerKey: string | undefined;
}

/**
 * No tokenizer makes more tokens than there are bytes. A model without a price counts as the provider's dearest; on the operator's
 * key it throws `server.model-not-offered` { model }.
 */
function mostUsd({ provider, model, texts, isFree, onOperatorKey }: EmbeddingCall): number {
  if (isFree) return 0;
  const most = Buffer.byteLength(texts.join(''));
  const price = embeddingCostUsd(provider, model, most);
  if (price !== null) return price;
  if (onOperatorKey) {
    throw new Fault('server.model-not-offered', { params: { model }, recovery: ['switch-provider'] });
  }
  const prices = embeddingModelsOf(provider).map(({ id }) => embeddingCostUsd(provider, id, most) ?? 0);
  return Math.max(0, ...prices);
}

/** Throws the provider's faults, and those of the budget guard. */
function embed(deps: Dependencies, call: EmbeddingCall): Promise<EmbedReplyBody> {
  const { userId, provider, model, texts, onOperatorKey } = call;
  const planned = {
    ...{ userId, provider, model, onOperatorKey },
    page: null,
    task: 'embeddings',
    estimateUsd: mostUsd(call),
  };
  return paidCall(deps, planned, {
    timeoutMs: TIMEOUT_MS,
    async run(signal, used) {
      const ask = await loadEmbeddings(provider);
      const { vectors, inputTokens } = await ask(
        { texts, model },
        {
          fetch: call.fetch,
          localModel: deps.localModel,
          timer: deps.timer,
          signal,
          ...(call.providerKey === undefined ? {} : { idempotencyKey: call.providerKey }),
          ...(call.apiKey === undefined ? {} : { apiKey: call.apiKey }),
          ...(call.baseUrl === undefined ? {} : { baseUrl: call.baseUrl }),
        },
      );
      const cost = call.isFree ? 0 : embeddingCostUsd(provider, model, inputTokens);
      Object.assign(used, { inputTokens, costUsd: cost });
      const batch = packVectors({ provider, model }, texts, vectors);
      return { ...batch, usage: { inputTokens, outputTokens: 0, cost } };
    },
  });
}

/** POST {functions}/<provider>-embeddings. */
export function embeddingFunction(listed: Provider): Route {
  const { id, name } = listed;
  return userRoute({
    method: 'POST',
    path: `${FUNCTIONS_PATH}/${id}-embeddings`,
    summary: `Embeddings from ${name}: the meaning of texts as vectors, a signed byte a number.`,
    access: 'user',
    body: embedRequestSchema,
    headers: [...TARGET_HEADERS, ...(listed.needsBaseUrl ? URL_HEADERS : []), IDEMPOTENCY_HEADER],
    replies: {
      200: embedReplySchema,
      ...PAID_CALL_REPLIES,
    },
    async handle({ deps, user, body, context }) {
      if (body.texts.length > textsPerCall(id))
        throw new Fault('server.invalid-request', { params: { field: 'texts' } });
      const target = callTarget(deps, listed, (header) => context.req.header(header));
      const asked = { texts: body.texts, model: body.model || defaultEmbeddingModelOf(id) };
      return keptReply(deps, context, {
        userId: user.id,
        about: [id, asked, ...(listed.needsBaseUrl ? [target.baseUrl] : [])],
        replySchema: embedReplySchema,
        make: (providerKey) =>
          embed(deps, { ...target, ...asked, userId: user.id, provider: id, providerKey }),
      });
    },
  });
}
