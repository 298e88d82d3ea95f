// Plain HTTP to a provider that has no client library here: keys are checked, answers bounded, failures turned into faults.
import type * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import type { ProviderCall } from '../provider.ts';
import { faultOfCall, faultOfStatus } from './fault-of-call.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { KEY_PREFIXES } from './key-prefixes.ts';

export interface ProviderAbout {
  readonly provider: string;
  /** '' where there are no models. */
  readonly model: string;
}

/**
 * Throws `ai.no-key`, or `ai.bad-key` for a key that no header can carry, and for one of another provider: that one's secret is not sent here.
 * A server of the user's own may need none: '', and takes anyone's.
 */
export function keyOf(provider: string, { apiKey, baseUrl }: ProviderCall): string {
  const key = apiKey?.trim() ?? '';
  if (key === '' && baseUrl === undefined) throw aiFault('no-key', { provider });
  if (/[^\x21-\x7e]/.test(key) || (baseUrl === undefined && isKeyOfAnother(provider, key)))
    throw aiFault('bad-key', { provider });
  return key;
}

/** `provider`: by the name people know it by. */
const isKeyOfAnother = (provider: string, key: string): boolean =>
  Object.entries(KEY_PREFIXES).some(
    ([name, prefixes]) => name !== provider && prefixes.some((prefix) => key.startsWith(prefix)),
  );

export const addressOf = (call: ProviderCall, official: string): string =>
  (call.baseUrl ?? official).replace(/\/+$/, '');

export interface ProviderRequest extends RequestInit {
  readonly url: string;
}

/** One exchange; throws `Fault` alone. A status of 400 or more is a fault, and so is a redirect. */
export async function askProvider(
  about: ProviderAbout,
  { url, ...init }: ProviderRequest,
  call: ProviderCall,
): Promise<Response> {
  try {
    call.signal.throwIfAborted();
    const response = await guardedFetch(about.provider, call.fetch)(url, { ...init, signal: call.signal });
    if (response.ok) return response;
    const said = await response.text();
    const { status: statusCode, headers } = response;
    const refusal = {
      statusCode,
      responseBody: said,
      responseHeaders: Object.fromEntries(headers),
      message: said,
    };
    throw faultOfStatus(refusal, about, call);
  } catch (error) {
    throw faultOfCall(error, about, call);
  }
}

/** The same for an answer in JSON; throws `ai.empty-reply` or `ai.invalid-json` for any other. */
export async function askForJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  about: ProviderAbout,
  request: ProviderRequest,
  call: ProviderCall,
): Promise<z.output<Schema>> {
  const response = await askProvider(about, request, call);
  const text = await response.text();
  if (text.trim() === '') throw aiFault('empty-reply', { ...about });
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw aiFault('invalid-json', { ...about });
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
