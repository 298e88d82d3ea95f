// Straight to the site: each call bounded in time and size, no redirect followed, every failure a named fault.
import { IMAGE_MEDIA_TYPES, type SiteCall, type SiteFile } from '@silosmith/contract';
import { boundedFetch, type FetchPort, type Timer, throwIfCancelled } from '@silosmith/kernel';
import { bytesOfBase64 } from '../images/checked-image.ts';
import {
  basicAuthorization,
  type Credentials,
  type SiteReply,
  type SiteTransport,
} from './site-transport.ts';
import { wordpressFault } from './wordpress-fault.ts';
import { xmlRpcBody } from './xml-rpc-login.ts';

/** Milliseconds. WordPress saves a post within seconds even on a slow host; PHP itself gives up after 30 by default. */
export const REPLY_TIMEOUT_MS = 45_000;
/** A list of 20 posts of 1 MB each. */
const MOST_REPLY_BYTES = 32 * 2 ** 20;

export interface NetworkPorts {
  readonly fetch: FetchPort;
  readonly timer: Timer;
}

export function createDirectTransport(ports: NetworkPorts): SiteTransport {
  return {
    send(call, login, signal) {
      const { url, init } = httpRequestOf(call, login);
      return exchange(ports, url, init, signal);
    },
  };
}

export interface HttpRequest {
  readonly url: string;
  readonly init: RequestInit;
}

function httpRequestOf(call: SiteCall, login: Credentials | null): HttpRequest {
  const { site, target, root = `${site}/wp-json/`, route, method, params, body, file } = call;
  if (target === 'home') return { url: `${site}/`, init: { method: 'GET' } };
  if (target === 'page') return { url: new URL(route, `${site}/`).href, init: { method: 'GET' } };
  if (target === 'login') {
    const init = { method: 'POST', headers: { 'content-type': 'text/xml' }, body: xmlRpcBody(login) };
    return { url: `${site}/xmlrpc.php`, init };
  }
  const headers: Record<string, string> = { accept: 'application/json' };
  if (login) headers['authorization'] = basicAuthorization(login);
  if (file !== undefined) return { url: restAddress(root, route, params), init: uploadInit(file, headers) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return { url: restAddress(root, route, params), init };
}

/** The bytes as they are: WordPress reads the name from the header. */
function uploadInit({ name, base64 }: SiteFile, headers: Readonly<Record<string, string>>): RequestInit {
  const types: ReadonlyMap<string, string> = new Map(Object.entries(IMAGE_MEDIA_TYPES));
  return {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': types.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
    },
    body: bytesOfBase64(base64),
  };
}

/** Where the base already has a query (plain permalinks), further parameters follow with `&`. */
export function restAddress(root: string, route: string, query: SiteCall['params'] = {}): string {
  const url = new URL(root);
  const plain = url.searchParams.get('rest_route');
  if (plain === null) url.pathname = `${url.pathname.replace(/\/*$/u, '/')}${route}`;
  else url.searchParams.set('rest_route', `${plain.replace(/\/*$/u, '/')}${route}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
}

async function exchange(
  ports: NetworkPorts,
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<SiteReply> {
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
    const bounded = { ...init, maxBytes: MOST_REPLY_BYTES, signal: call.signal };
    const reply = await boundedFetch(ports.fetch, url, bounded);
    if (reply.kind === 'redirect')
      throw wordpressFault('redirected', { host, to: targetOf(reply.location, url) });
    if (reply.kind === 'too-large')
      throw wordpressFault('reply-too-large', { host, megabytes: MOST_REPLY_BYTES / 2 ** 20 });
    const { status, headers, bytes } = reply;
    return { status, headers, text: new TextDecoder().decode(bytes) };
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
