// One HTTP exchange with a site: bounded in time and size, no redirect followed, every failure a named fault.
import { type FetchPort, type Timer, throwIfCancelled } from '@silosmith/kernel';
import { wordpressFault } from './wordpress-fault.ts';

export interface RestPorts {
  readonly fetch: FetchPort;
  readonly timer: Timer;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds. WordPress saves a post within seconds even on a slow host; PHP itself gives up after 30 by default. */
export const REPLY_TIMEOUT_MS = 45_000;
/** A list of 20 posts of 1 MB each. */
const MOST_REPLY_BYTES = 32 * 2 ** 20;

/** Throws `wordpress.timeout`, `unreachable`, `tls`, `redirected`, `reply-too-large`, or `cancelled`. */
export async function exchange(
  ports: RestPorts,
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<HttpReply> {
  const { host } = new URL(url);
  throwIfCancelled(signal);
  const call = new AbortController();
  const alarm = new AbortController();
  let isLate = false;
  const stop = (): void => call.abort();
  signal?.addEventListener('abort', stop, { once: true });
  const ring = (): void => {
    isLate = true;
    call.abort();
  };
  const ringing = ports.timer.sleep(REPLY_TIMEOUT_MS, alarm.signal).then(ring, () => undefined);
  try {
    const response = await ports.fetch(url, { ...init, redirect: 'manual', signal: call.signal });
    const { status, headers } = response;
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
      await response.body?.cancel();
      throw wordpressFault('redirected', { host, to: targetOf(headers.get('location'), url) });
    }
    return { status, headers, text: await boundedText(response, host) };
  } catch (error) {
    throwIfCancelled(signal);
    if (isLate) throw wordpressFault('timeout', { host, seconds: REPLY_TIMEOUT_MS / 1000 });
    throw faultOf(error, host);
  } finally {
    signal?.removeEventListener('abort', stop);
    alarm.abort();
    await ringing;
  }
}

async function boundedText({ body }: Response, host: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > MOST_REPLY_BYTES) {
      await reader?.cancel();
      throw wordpressFault('reply-too-large', { host, megabytes: MOST_REPLY_BYTES / 2 ** 20 });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Address without query: a login page puts the address asked for behind its question mark. */
function targetOf(location: string | null, url: string): string {
  if (location === null || !URL.canParse(location, url)) return '';
  const { origin, pathname } = new URL(location, url);
  return origin + pathname;
}

const TLS_CODE = /CERT|TLS|SSL|SIGNATURE|EPROTO/u;

/** Of a transport's error only the system's code is kept. Browsers give none. */
function faultOf(error: unknown, host: string): Error {
  if (error instanceof Error && error.name === 'Fault') return error;
  const reason = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null) ?? 'no-answer';
  return wordpressFault(TLS_CODE.test(reason) ? 'tls' : 'unreachable', { host, reason });
}

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
