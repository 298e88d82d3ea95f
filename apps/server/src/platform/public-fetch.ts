// A fetch to addresses that a user names: the connection goes to the address that was checked, so that a name cannot lead elsewhere
// between the check and the call (DNS rebinding).
import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { Fault, type FetchPort } from '@silosmith/kernel';
import { hostNameOf } from './host-names.ts';
import { isPrivateAddress } from './private-addresses.ts';

type Resolve = (name: string, callback: (error: Error | null, found: LookupAddress[]) => void) => void;

const systemResolve: Resolve = (name, callback) => {
  lookup(name, { all: true }, callback);
};

/**
 * Calls public addresses, and the hosts of `allowed` (names or addresses as `hostNameOf` writes them). Follows no redirect.
 * Throws `server.private-address` { host }; otherwise like `fetch`. A body is a text or bytes.
 */
export function createPublicFetch(allowed: ReadonlySet<string>, resolve: Resolve = systemResolve): FetchPort {
  return async (input, init = {}) => {
    const url = new URL(input);
    const host = hostNameOf(url.host);
    if (host === null) throw new TypeError('fetch failed');
    const refusal = new Fault('server.private-address', {
      params: { host },
      severity: 'high',
      recovery: ['switch-provider'],
    });
    const isAllowed = allowed.has(host);
    if (!isAllowed && isIP(host) !== 0 && isPrivateAddress(host)) throw refusal;
    const answer = await send(url, init, (name, options, callback) => {
      resolve(name, (error, found) => {
        if (error !== null) return callback(error, '');
        if (!isAllowed && found.some(({ address }) => isPrivateAddress(address)))
          return callback(refusal, '');
        const [first] = found;
        if (first === undefined) return callback(new Error('no address'), '');
        return options.all ? callback(null, found) : callback(null, first.address, first.family);
      });
    });
    return new Response(bodyOf(answer), {
      status: answer.statusCode ?? 502,
      statusText: answer.statusMessage ?? '',
      headers: headersOf(answer),
    });
  };
}

/** No connection is shared with other calls: one that is reused was checked for another caller. */
function send(url: URL, init: RequestInit, checked: LookupFunction): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    agent: false,
    lookup: checked,
    ...(init.signal ? { signal: init.signal } : {}),
  });
  request.on('response', resolve);
  request.on('error', (error) => {
    if (error instanceof Fault || init.signal?.aborted)
      reject(init.signal?.aborted ? init.signal.reason : error);
    else reject(new TypeError('fetch failed', { cause: error }));
  });
  const { body } = init;
  if (typeof body === 'string' || body instanceof Uint8Array) request.end(body);
  else request.end();
  return promise;
}

const WITHOUT_BODY = new Set([204, 205, 304]);

const bodyOf = (answer: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> | null =>
  WITHOUT_BODY.has(answer.statusCode ?? 0)
    ? null
    : // The two declarations of the same web standard, Node's and the browser's, differ in name alone.
      (Readable.toWeb(answer) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>);

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}
