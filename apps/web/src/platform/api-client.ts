// Calls of the server: JSON with same-origin cookies; every refusal becomes a Fault with a code.

import { CANCELLED, Fault, type FaultParams } from '@silosmith/kernel';
import type { SyncRequest } from '@silosmith/sync';

/** `timeoutMs` is 30,000 unless given: until the last octet of the answer. */
export interface ApiRequest extends SyncRequest {
  readonly signal?: AbortSignal;
  /** Where given, the answer is asked for as events: told the text part by part, if the server sends it so. */
  readonly onText?: (part: string) => void;
}

/** Thrown as `cause` of a refused call, for callers that read the reply's body (409 holds both versions). */
export class RefusedReply extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Codes of answers that name none: a proxy's, or a server that could not say more. */
const HTTP_CODES: Readonly<Record<number, string>> = {
  403: 'web.http-403',
  404: 'web.http-404',
  413: 'web.http-413',
  429: 'web.http-429',
  502: 'web.http-502',
  503: 'web.http-502',
  504: 'web.http-502',
};

/** Another try alone does not help: whoever calls may not, or has to sign in. */
const GRAVE_STATUSES: readonly number[] = [401, 403];

const isEventReply = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

const DEFAULT_TIMEOUT_MS = 30_000;
const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever the server says that a call came without a session. */
export function onSignedOutReply(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** Says what such a reply says; for one that came to a worker. */
export function tellSignedOut(): void {
  for (const listener of signedOutListeners) listener();
}

/**
 * The parsed JSON reply of a 2xx answer (null for an empty one), or what its last event holds. Throws Fault: `web.offline`,
 * `web.timeout`, `web.signed-out`, `web.bad-reply`, `cancelled`, or the server's own code with its parameters plus `message`, and
 * `status` where that was its refusal.
 */
export const requestJson = (path: string, request: ApiRequest = {}): Promise<unknown> =>
  send(path, request, (response) =>
    isEventReply(response) ? lastOf(response, request) : readBody(response),
  );

/** The octets of a 2xx answer. Throws as `requestJson` does. */
export const requestBytes = (path: string, request: ApiRequest = {}): Promise<Uint8Array<ArrayBuffer>> =>
  send(path, request, async (response) => new Uint8Array(await response.arrayBuffer()));

async function lastOf(response: Response, { onText }: ApiRequest): Promise<unknown> {
  // Pages for guests never read one, and it brings the reader of schemas.
  const { readEventReply } = await import('./event-reply.ts');
  const last = await readEventReply(response, (part) => onText?.(part));
  if (last.isRefusal) throw refusal(last.data);
  return last.data;
}

/** Of all 401 answers only this one ends the session here; a provider that refuses its key answers 401 too. */
const NOT_SIGNED_IN = 'server.not-signed-in';

async function refuse(response: Response): Promise<never> {
  const body = await readBody(response);
  const refused = refusal(body, response.status);
  if (refused.code === NOT_SIGNED_IN) {
    tellSignedOut();
    throw new Fault('web.signed-out', {
      severity: 'high',
      recovery: ['sign-in'],
      cause: new RefusedReply(response.status, body),
    });
  }
  throw refused;
}

async function send<Answer>(
  path: string,
  request: ApiRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]);
  try {
    const response = await fetch(path, initOf(request, signal));
    if (!response.ok) await refuse(response);
    return await read(response);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (request.signal?.aborted) throw new Fault(CANCELLED, { severity: 'low' });
    if (timeout.aborted) {
      throw new Fault('web.timeout', { retryable: true, recovery: ['retry'], cause: error });
    }
    throw new Fault('web.offline', { retryable: true, recovery: ['retry'], cause: error });
  }
}

const initOf = (request: ApiRequest, signal: AbortSignal): RequestInit => ({
  method: request.method ?? 'GET',
  credentials: 'same-origin',
  // A call may carry a provider's key, and headers of our own would follow a redirect to another host.
  redirect: 'error',
  headers: {
    accept: request.onText === undefined ? 'application/json' : 'text/event-stream, application/json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(request.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    ...request.headers,
  },
  ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  ...(request.bytes === undefined ? {} : { body: request.bytes }),
  signal,
});

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!response.ok) return null;
    throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'], cause: error });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function paramsOf(value: unknown): FaultParams {
  if (!isRecord(value)) return {};
  const params: Record<string, string | number | boolean> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean') {
      params[name] = entry;
    }
  }
  return params;
}

/** `{ error: { code, message, retryable, params } }` of our functions, `{ code, message }` of the sign-in library, or nothing readable. */
function refusal(body: unknown, status?: number): Fault {
  const inner = isRecord(body) && isRecord(body['error']) ? body['error'] : body;
  const code = isRecord(inner) && typeof inner['code'] === 'string' ? inner['code'] : codeOfStatus(status);
  const message = isRecord(inner) && typeof inner['message'] === 'string' ? inner['message'] : '';
  const retryable =
    isRecord(inner) && typeof inner['retryable'] === 'boolean'
      ? inner['retryable']
      : status === undefined || status >= 500 || status === 429;
  return new Fault(code, {
    params: {
      ...paramsOf(isRecord(inner) ? inner['params'] : undefined),
      message,
      ...(status === undefined ? {} : { status }),
    },
    severity: status !== undefined && (status >= 500 || GRAVE_STATUSES.includes(status)) ? 'high' : 'medium',
    retryable,
    recovery: retryable ? ['retry'] : [],
    ...(status === undefined ? {} : { cause: new RefusedReply(status, body) }),
  });
}

function codeOfStatus(status: number | undefined): string {
  if (status === undefined) return 'web.bad-reply';
  return HTTP_CODES[status] ?? (status >= 500 ? 'web.http-500' : 'web.http-400');
}
