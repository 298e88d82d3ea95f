// Requests texts, pictures, research and vectors from the server under the question's idempotency key, so that nothing is paid twice; waits for a call under way.
import { aiFault, needsBaseUrl, providerName, takesKey } from '@silosmith/ai';
import {
  CALL_PAGE_HEADER,
  callPageHeader,
  embedReplySchema,
  FUNCTIONS_PATH,
  IDEMPOTENCY_KEY_HEADER,
  imageReplySchema,
  isPageId,
  PROVIDER_KEY_HEADER,
  PROVIDER_URL_HEADER,
  type ResearchRequest,
  researchReplySchema,
  textReplySchema,
} from '@silosmith/contract';
import type { CallEmbeddings, CallOptions, CallPicture, CallResearch, CallText } from '@silosmith/generation';
import { Fault, type Timer } from '@silosmith/kernel';
import type * as z from 'zod/mini';
import type { ApiRequest } from '../../platform/api-client.ts';

export interface TextCallPorts {
  request(path: string, request: ApiRequest): Promise<unknown>;
  keyOf(provider: string): string | null;
  /** Base URL of the user's own server; null: none is named. */
  ownServer(): string | null;
  readonly timer: Timer;
}

/** A little longer than the server's own limits (120 s, meta and tags 30 s, pictures 180 s, research 90 s), so that its answer arrives. */
const TIMEOUT_MS: Readonly<Record<string, number>> = {
  meta: 40_000,
  tags: 40_000,
  image: 190_000,
  research: 100_000,
};
const DEFAULT_TIMEOUT_MS = 130_000;
const ASK_AGAIN_S = 2;

/** Asked for as events, also where nobody listens: the server notices a call that hangs by its parts alone. */
export const textCallOf =
  (provider: string, ports: TextCallPorts): CallText =>
  (request, { onText, ...options }) =>
    call(
      `${provider}-text`,
      provider,
      { request, schema: textReplySchema, onText: (part) => onText?.(part), ...options },
      ports,
    );

/** The same for one picture. */
export const pictureCallOf =
  (provider: string, ports: TextCallPorts): CallPicture =>
  (request, options) =>
    call('image-processing', provider, { request, schema: imageReplySchema, ...options }, ports);

/** The same for the pages found and read for one article. */
export const researchCallOf =
  (provider: string, ports: TextCallPorts): CallResearch =>
  (request, options) =>
    call('research-hub', provider, { request, schema: researchReplySchema, ...options }, ports);

/** The same for the vectors of a batch, without what they cost: that is in the server's account, not in the project. */
export const embeddingCallOf =
  (provider: string, ports: TextCallPorts): CallEmbeddings =>
  async ({ model, texts }, options) => {
    const request = { model, texts };
    const asked = { request, schema: embedReplySchema, ...options };
    const { usage, ...batch } = await call(`${provider}-embeddings`, provider, asked, ports);
    return batch;
  };

function pageHeader(page: CallOptions['page']): Record<string, string> {
  if (page === undefined || !isPageId(page.id)) return {};
  return { [CALL_PAGE_HEADER]: callPageHeader({ projectId: page.projectId, pageId: page.id }) };
}

interface Question<Request, Reply> extends Omit<CallOptions, 'keyword'> {
  readonly request: Request;
  readonly schema: z.ZodMiniType<Reply>;
}

/** Who hands on a vendor's answer as it is may give no code with it. Our own server says where the session has ended. */
const isUnexplained401 = (error: unknown): boolean =>
  error instanceof Fault && error.code === 'web.http-400' && error.params['status'] === 401;

async function call<
  Request extends
    | { readonly model?: string | undefined; readonly task?: string | undefined }
    | ResearchRequest,
  Reply,
>(
  functionName: string,
  provider: string,
  { request, schema, idempotencyKey, page, signal, onText }: Question<Request, Reply>,
  ports: TextCallPorts,
): Promise<Reply> {
  const key = takesKey(provider) ? ports.keyOf(provider) : null;
  const baseUrl = needsBaseUrl(provider) ? ports.ownServer() : null;
  for (;;) {
    try {
      const reply = await ports.request(`${FUNCTIONS_PATH}/${functionName}`, {
        method: 'POST',
        body: request,
        headers: {
          [IDEMPOTENCY_KEY_HEADER]: idempotencyKey,
          ...pageHeader(page),
          ...(key === null ? {} : { [PROVIDER_KEY_HEADER]: key }),
          ...(baseUrl === null ? {} : { [PROVIDER_URL_HEADER]: baseUrl }),
        },
        timeoutMs: TIMEOUT_MS[request.task ?? ''] ?? DEFAULT_TIMEOUT_MS,
        ...(signal ? { signal } : {}),
        ...(onText ? { onText } : {}),
      });
      const read = schema.safeParse(reply);
      if (read.success) return read.data;
      throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
    } catch (error) {
      if (isUnexplained401(error) && takesKey(provider))
        throw aiFault('bad-key', { provider: providerName(provider) });
      if (!(error instanceof Fault) || error.code !== 'server.call-running') throw error;
      const { retryAfterS } = error.params;
      await ports.timer.sleep((typeof retryAfterS === 'number' ? retryAfterS : ASK_AGAIN_S) * 1000, signal);
    }
  }
}
