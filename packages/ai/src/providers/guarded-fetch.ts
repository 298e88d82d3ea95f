// A fetch for paid calls: the key reaches its provider alone, and a reply has a bound.
import { boundedFetch, type FetchPort } from '@silosmith/kernel';
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
    const url = input instanceof Request ? input.url : String(input);
    const reply = await boundedFetch(port, url, { ...init, maxBytes: MOST_REPLY_BYTES });
    if (reply.kind === 'redirect') throw aiFault('redirected', { provider, status: reply.status });
    if (reply.kind === 'too-large')
      throw aiFault('reply-too-large', { provider, megabytes: MOST_REPLY_BYTES / 2 ** 20 });
    const { status, statusText, headers, bytes } = reply;
    return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, statusText, headers });
  };

/**
 * The same for an answer that is read as it arrives: it fails with `ai.reply-too-large` where it exceeds the bound, so that an endless
 * stream has an end.
 */
export const streamedFetch =
  (provider: string, port: FetchPort): typeof globalThis.fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { type, status, statusText, headers, body } = await port(url, { ...init, redirect: 'manual' });
    if (type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304))
      throw aiFault('redirected', { provider, status });
    if (body === null || WITHOUT_BODY.has(status)) return new Response(null, { status, statusText, headers });
    let length = 0;
    const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, out) {
        length += bytes.length;
        if (length <= MOST_REPLY_BYTES) out.enqueue(bytes);
        else out.error(aiFault('reply-too-large', { provider, megabytes: MOST_REPLY_BYTES / 2 ** 20 }));
      },
    });
    return new Response(body.pipeThrough(bounded), { status, statusText, headers });
  };
