// Fetches a page that a search found: its address is checked at each redirect, its size and kind before it is read.
import { boundedFetch, Fault, type FetchPort } from '@silosmith/kernel';
import { decodeHtml } from './decode-html.ts';

export interface FetchedPage {
  readonly html: string;
  /** After redirects. */
  readonly url: string;
}

/** Why a found page was not read. `private-address` is the port's own fault, passed on. */
export type UnreadReason =
  | 'too-large'
  | 'too-many-redirects'
  | 'not-html'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'not-readable'
  | 'private-address';

/** A page of text with inlined pictures fits; a film does not. Bytes, packed and unpacked. */
const MOST_BYTES = 3 * 2 ** 20;
const MOST_REDIRECTS = 5;
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/iu;
/** Names the reader, as site owners expect: their robots rules and logs can tell it from a browser. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate',
  'user-agent': 'Silosmith (reads a page for a writer)',
};

export const unreadFault = (reason: UnreadReason): Fault =>
  new Fault(`research.${reason}`, { severity: 'low' });

/**
 * `fetch` refuses private addresses, after DNS, and is asked again for each redirect. Throws `research.<UnreadReason>`,
 * the port's own refusal, and what the signal aborted with.
 */
export async function fetchPage(
  fetch: FetchPort,
  address: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const reply = await boundedFetch(fetch, url, { headers: HEADERS, signal, maxBytes: MOST_BYTES });
    if (reply.kind === 'too-large') throw unreadFault('too-large');
    if (reply.kind === 'redirect') {
      const next = URL.parse(reply.location ?? '', url);
      if (next === null || !/^https?:$/u.test(next.protocol)) throw unreadFault('refused');
      url = next.href;
      continue;
    }
    if (reply.status < 200 || reply.status >= 300) throw unreadFault('refused');
    const type = reply.headers.get('content-type') ?? '';
    if (type !== '' && !HTML_TYPE.test(type)) throw unreadFault('not-html');
    const bytes = await unpacked(reply.bytes, reply.headers.get('content-encoding') ?? '');
    return { html: decodeHtml(bytes, type), url };
  }
  throw unreadFault('too-many-redirects');
}

const PACKINGS = new Map<string, CompressionFormat>([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/**
 * Of a port that leaves bytes as they came (`node:http`); one that unpacks them itself takes the header away or gives bytes that are
 * no archive. Stops at the bound: a bomb of a few kilobytes unpacks to gigabytes.
 */
async function unpacked(bytes: Uint8Array<ArrayBuffer>, encoding: string): Promise<Uint8Array> {
  const packing = PACKINGS.get(encoding.trim().toLowerCase());
  if (packing === undefined) {
    if (!/^(?:identity)?$/iu.test(encoding.trim())) throw unreadFault('not-readable');
    return bytes;
  }
  const unpacking = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(packing));
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = unpacking.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MOST_BYTES) throw unreadFault('too-large');
      parts.push(part.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof Fault) throw error;
    throw unreadFault('not-readable');
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
