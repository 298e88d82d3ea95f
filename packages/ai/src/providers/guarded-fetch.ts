// A fetch for paid calls: follows no redirect, so that the key reaches its provider alone, and bounds the size of a reply.
import type { FetchPort } from '@silosmith/kernel';
import { aiFault } from '../faults.ts';

/** Longest reply that is read, unpacked. The most tokens that any catalogued model answers with are under 2 MB of JSON. */
export const MOST_REPLY_BYTES = 8 * 2 ** 20;

/** Statuses whose answers have no body by definition. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A fetch for one call. Throws `ai.redirected` for a redirect, since headers of our own (Anthropic's `x-api-key`) would
 * follow it to another host, and `ai.reply-too-large` as soon as an answer exceeds the bound; both before the SDK sees it.
 */
export const guardedFetch =
  (provider: string, port: FetchPort): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await port(input instanceof Request ? input.url : String(input), {
      ...init,
      redirect: 'manual',
    });
    const { status, statusText, headers } = response;
    // Browsers hide a redirect that was not followed behind a status of 0.
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
      await response.body?.cancel();
      throw aiFault('redirected', { provider, status });
    }
    const body = await boundedBody(response, provider);
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
  };

async function boundedBody({ body }: Response, provider: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > MOST_REPLY_BYTES) {
      await reader?.cancel();
      throw aiFault('reply-too-large', { provider, megabytes: MOST_REPLY_BYTES / 2 ** 20 });
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
