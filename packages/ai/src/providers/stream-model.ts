// One call whose text arrives in parts. What is not whole is a fault: a stream that ends without saying so, or one that falls silent.
import { IDEMPOTENCY_KEY_HEADER } from '@silosmith/contract';
import { Fault, type FetchPort } from '@silosmith/kernel';
import { wrapLanguageModel } from 'ai';
import { aiFault } from '../faults.ts';
import type { GenerateTextReply, GenerateTextRequest, ProviderCall } from '../provider.ts';
import { askModel, isReplay, jsonMode, type SdkModel } from './ask-model.ts';
import { faultOfCall } from './fault-of-call.ts';
import { watchSilence } from './watch-silence.ts';

/** Asks once, without retries; `call.onText` is given each part. Throws `Fault` alone: `ai.stuck`, `ai.cut-reply`, and what a call throws. */
export async function streamModel(
  provider: string,
  request: GenerateTextRequest,
  call: ProviderCall,
  modelOf: (call: ProviderCall) => SdkModel,
): Promise<GenerateTextReply> {
  const about = { provider, model: request.model };
  const watch = watchSilence(call);
  const watched = { ...call, signal: watch.signal, fetch: streamAlone(watch.fetch) };
  try {
    call.signal.throwIfAborted();
    return await readWhole(request, watched, () => modelOf(watched)).catch(async (error: unknown) => {
      const whole = causeIn(error, WholeReply);
      if (whole === null) throw error;
      const { onText, ...rest } = watched;
      const plain = { ...rest, fetch: async () => whole.response };
      const reply = await askModel(provider, request, plain, () => modelOf(plain));
      onText?.(reply.content);
      return reply;
    });
  } catch (error) {
    if (watch.isSilent()) throw aiFault('stuck', about);
    throw named(causeIn(error, Fault) ?? faultOfCall(error, about, call), about);
  } finally {
    watch.end();
  }
}

/** A server that does not know how to stream has answered at once, and been paid: its answer is not asked for again. */
class WholeReply extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('not a stream');
    this.response = response;
  }
}

/** A whole reply, or the page of a proxy, which is none. Some servers stream under other names than `text/event-stream`. */
const NO_STREAM = /^(?:application\/json|text\/html)\b/iu;

const streamAlone =
  (port: FetchPort): FetchPort =>
  async (input, init) => {
    const response = await port(input, init);
    const isPlain = NO_STREAM.test(response.headers.get('content-type') ?? '');
    if (response.ok && isPlain) throw new WholeReply(response);
    return response;
  };

/** The library wraps what ends a stream early. */
function causeIn<Kind extends Error>(error: unknown, kind: new (...args: never[]) => Kind): Kind | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof kind) return cause;
  return null;
}

/** Faults of a reply know neither provider nor model. */
const named = (fault: ReturnType<typeof aiFault>, about: { provider: string; model: string }) =>
  fault.code === 'ai.cut-reply' ? aiFault('cut-reply', { ...about, ...fault.params }) : fault;

async function readWhole(
  request: GenerateTextRequest,
  call: ProviderCall,
  modelOf: () => SdkModel,
): Promise<GenerateTextReply> {
  const model = wrapLanguageModel({ model: modelOf(), middleware: request.jsonMode ? jsonMode : [] });
  const { stream, response } = await model.doStream(optionsOf(request, call));
  const made = { content: '', model: request.model, inputTokens: 0, outputTokens: 0, ending: '' };
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { value } = part;
    if (value.type === 'error') throw value.error;
    if (value.type === 'response-metadata') made.model = value.modelId ?? made.model;
    if (value.type === 'text-delta') {
      made.content += value.delta;
      call.onText?.(value.delta);
    }
    if (value.type === 'finish') {
      made.ending = value.finishReason.raw ?? '';
      made.inputTokens = value.usage.inputTokens.total ?? 0;
      made.outputTokens = value.usage.outputTokens.total ?? 0;
      if (value.finishReason.unified === 'content-filter')
        throw aiFault('content-refused', { model: made.model, charged: true });
    }
  }
  // A connection that is closed in mid-text looks like an end: only what the provider says ends it.
  if (made.ending === '') throw aiFault('cut-reply');
  if (made.content.trim() === '') throw aiFault('empty-reply', { model: made.model });
  const { ending: _, ...reply } = made;
  return { ...reply, ...(isReplay(response?.headers ?? {}) ? { replayed: true } : {}) };
}

type StreamOptions = Parameters<ReturnType<typeof wrapLanguageModel>['doStream']>[0];

function optionsOf(request: GenerateTextRequest, call: ProviderCall): StreamOptions {
  const { system, prompt, maxTokens, temperature } = request;
  return {
    prompt: [
      ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    abortSignal: call.signal,
    ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(call.idempotencyKey === undefined
      ? {}
      : { headers: { [IDEMPOTENCY_KEY_HEADER]: call.idempotencyKey } }),
  };
}
