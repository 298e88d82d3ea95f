// Maps an error of the AI SDK to a fault, by status and by what the body says. Neither inner text nor the key is exposed.
import { CANCELLED, Fault } from '@silosmith/kernel';
import { APICallError, EmptyResponseBodyError, NoContentGeneratedError, NoOutputGeneratedError } from 'ai';
import { aiFault } from '../faults.ts';
import type { ProviderCall } from '../provider.ts';

interface About {
  readonly provider: string;
  readonly model: string;
}

/** The fault of a thrown value. Aborts first: an aborted call fails in many shapes. */
export function faultOfCall(error: unknown, about: About, call: ProviderCall): Fault {
  if (error instanceof Fault) return error;
  if (call.signal.aborted)
    return nameOf(call.signal.reason) === 'TimeoutError' ? aiFault('timeout', { ...about }) : cancelled();
  if (nameOf(error) === 'TimeoutError') return aiFault('timeout', { ...about });
  if (nameOf(error) === 'AbortError') return cancelled();
  if (NoContentGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return aiFault('empty-reply', { ...about });
  if (EmptyResponseBodyError.isInstance(error)) return aiFault('empty-reply', { ...about });
  if (APICallError.isInstance(error)) return faultOfStatus(error, about, call);
  return networkFault(error, about);
}

/** A provider's answer that is an error; `statusCode` undefined: there was none. */
type Refusal = Pick<APICallError, 'statusCode' | 'responseBody' | 'responseHeaders' | 'message'>;

export function faultOfStatus(error: Refusal, about: About, call: ProviderCall): Fault {
  const status = error.statusCode;
  const body = (error.responseBody ?? '').slice(0, 4_000);
  const said = body.toLowerCase();
  if (status === undefined) return networkFault(error, about);
  if (status < 300)
    return said.trim() === '' ? aiFault('empty-reply', { ...about }) : aiFault('invalid-json', { ...about });
  // Stability answers 403 to a prompt that it does not draw.
  if (status === 403 && said.includes('content_moderation')) return aiFault('content-refused', { ...about });
  if (status === 401 || status === 403) return aiFault('bad-key', { ...about });
  if (status === 402 || mentions(said, QUOTA_WORDS)) return aiFault('quota', { ...about });
  if (status === 429)
    return aiFault('rate-limited', { ...about, retryAfterS: retryAfterS(error.responseHeaders ?? {}) });
  if (status === 408 || status === 504) return aiFault('timeout', { ...about });
  if (status === 413 || mentions(said, LENGTH_WORDS)) return aiFault('context-too-long', { ...about });
  if (status >= 500) return aiFault('unavailable', { ...about, status });
  if (about.model !== '' && isAboutModel(status, said)) return aiFault('model-gone', { ...about });
  if (mentions(said, REFUSAL_WORDS)) return aiFault('content-refused', { ...about });
  if (mentions(said, KEY_WORDS)) return aiFault('bad-key', { ...about });
  return aiFault('bad-request', { ...about, status, detail: safeDetail(error.message, call.apiKey) });
}

/** System errors of a connection that never came to be: nothing was sent, so nothing can have been charged. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** A network that is gone is seldom back within a second: with the retries of a run, pages outlast a minute without one. */
const NO_NETWORK_WAIT_S = 15;

function networkFault(error: unknown, about: About): Fault {
  let neverSent = false;
  for (let cause = error; cause instanceof Error && !neverSent; cause = cause.cause)
    neverSent = 'code' in cause && typeof cause.code === 'string' && NEVER_SENT.has(cause.code);
  return aiFault('network', {
    ...about,
    ...(neverSent ? { sent: false, retryAfterS: NO_NETWORK_WAIT_S } : {}),
  });
}

const QUOTA_WORDS = [
  'insufficient_quota',
  'insufficient credits',
  'credit balance',
  'billing',
  'exceeded your current quota',
  'run out of searches',
];
const LENGTH_WORDS = [
  'context_length',
  'maximum context',
  'context window',
  'prompt is too long',
  'too many tokens',
];
const MODEL_WORDS = [
  'model_not_found',
  'invalid_model',
  'invalid model',
  'model does not exist',
  'not_found_error',
];
const REFUSAL_WORDS = ['content_policy', 'content_filter', 'content policy', 'moderation', 'safety system'];
const KEY_WORDS = ['invalid_api_key', 'invalid api key', 'invalid x-api-key', 'incorrect api key'];

/** A 404 that names the model, or any refusal that says so: a wrong address answers 404 too, without a word of it. */
const isAboutModel = (status: number, said: string): boolean =>
  mentions(said, MODEL_WORDS) || (status === 404 && said.includes('model'));

const mentions = (said: string, words: readonly string[]): boolean =>
  words.some((word) => said.includes(word));
const cancelled = (): Fault => new Fault(CANCELLED, { severity: 'low' });

function nameOf(value: unknown): string {
  return value instanceof Error ? value.name : '';
}

/** Seconds the provider asks to wait: `retry-after-ms`, `retry-after` as seconds or as a date; 0 where it does not say. */
function retryAfterS(headers: Readonly<Record<string, string>>): number {
  const inMs = Number(headers['retry-after-ms']);
  if (inMs > 0) return Math.ceil(inMs / 1000);
  const said = headers['retry-after'] ?? '';
  if (Number(said) > 0) return Math.ceil(Number(said));
  const untilMs = Date.parse(said) - Date.parse(headers.date ?? '');
  return untilMs > 0 ? Math.ceil(untilMs / 1000) : 0;
}

/** Up to 200 characters of the provider's message, without the key or anything that looks like one. */
function safeDetail(message: string, apiKey: string | undefined): string {
  const key = apiKey?.trim();
  const withoutKey = key ? message.replaceAll(key, '•••') : message;
  return withoutKey.replace(/\b[\w-]{20,}\b/g, (word) => (/\d/.test(word) ? '•••' : word)).slice(0, 200);
}
