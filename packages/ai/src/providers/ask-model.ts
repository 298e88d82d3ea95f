// One call through the AI SDK; each of its errors becomes a fault.
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAY_HEADER } from '@silosmith/contract';
import { generateText, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { aiFault } from '../faults.ts';
import type { GenerateTextReply, GenerateTextRequest, ProviderCall } from '../provider.ts';
import { faultOfCall } from './fault-of-call.ts';
import { guardedFetch, streamedFetch } from './guarded-fetch.ts';
import { keyOf } from './provider-http.ts';

// The SDK would print what it leaves out (a temperature that a model does not take); a server logs in its own way.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface ClientSettings {
  readonly apiKey: string;
  readonly baseURL?: string;
  readonly fetch: typeof globalThis.fetch;
}
export type SdkModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Asks the provider for JSON without the SDK reading it: a reply that is none is still the user's, and paid for. */
export const jsonMode: LanguageModelMiddleware = {
  transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json' } }),
};

/** Key, address and network of one call. Throws what `keyOf` throws. */
export function clientSettings(provider: string, call: ProviderCall): ClientSettings {
  const apiKey = keyOf(provider, call);
  return {
    // A server of the user's own may need no key; the SDK insists on one, and would look into the environment itself.
    apiKey: apiKey === '' ? 'none' : apiKey,
    fetch: call.onText ? streamedFetch(provider, call.fetch) : guardedFetch(provider, call.fetch),
    ...(call.baseUrl === undefined ? {} : { baseURL: call.baseUrl.replace(/\/+$/, '') }),
  };
}

/** Our own server's word for it, and the usual one of gateways. */
const REPLAY_HEADERS = [IDEMPOTENT_REPLAY_HEADER, 'Idempotent-Replayed'].map((name) => name.toLowerCase());
export const isReplay = (headers: Readonly<Record<string, string>>): boolean =>
  REPLAY_HEADERS.some((name) => headers[name] === 'true');

/** Asks once, without retries. Throws `Fault` alone. */
export async function askModel(
  provider: string,
  request: GenerateTextRequest,
  call: ProviderCall,
  modelOf: () => SdkModel,
): Promise<GenerateTextReply> {
  const about = { provider, model: request.model };
  try {
    call.signal.throwIfAborted();
    const result = await generateText({
      model: request.jsonMode ? wrapLanguageModel({ model: modelOf(), middleware: jsonMode }) : modelOf(),
      prompt: request.prompt,
      maxRetries: 0,
      ...(call.idempotencyKey === undefined
        ? {}
        : { headers: { [IDEMPOTENCY_KEY_HEADER]: call.idempotencyKey } }),
      abortSignal: call.signal,
      ...(request.system === undefined ? {} : { instructions: request.system }),
      ...(request.maxTokens === undefined ? {} : { maxOutputTokens: request.maxTokens }),
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    });
    // Whatever text comes with it is the refusal itself, or ends where the filter cut in.
    if (result.finishReason === 'content-filter')
      throw aiFault('content-refused', { ...about, charged: true });
    if (result.text.trim() === '') throw aiFault('empty-reply', about);
    return {
      content: result.text,
      model: result.response.modelId,
      inputTokens: result.usage.inputTokens ?? 0,
      outputTokens: result.usage.outputTokens ?? 0,
      ...(isReplay(result.response.headers ?? {}) ? { replayed: true } : {}),
    };
  } catch (error) {
    throw faultOfCall(error, about, call);
  }
}
