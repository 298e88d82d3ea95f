// Calls of the REST API of one site: addresses, login, JSON, faults; repeats what can be repeated without making anything twice.
import type { SiteFile } from '@silosmith/contract';
import { type BackoffPolicy, backoffDelayMs, Fault, throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import type { Credentials, RestPorts, SiteReply } from './site-transport.ts';
import { answerText, type WordPressFaultCode, wordpressFault } from './wordpress-fault.ts';

export interface RestRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** `wp/v2/posts/7` */
  readonly route: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Instead of a body. */
  readonly file?: SiteFile;
  /** Of a POST: the site refuses to make a second one. */
  readonly makesNothingTwice?: boolean;
}

export interface RestError {
  /** WordPress's own, such as `term_exists`. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

export interface RestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  /** Null for a success. */
  readonly error: RestError | null;
}

/** Every call but a POST that makes something is repeated where that can help. */
export interface RestClient {
  /** The answer, an error of WordPress included. Throws faults of the transport and for what is no JSON. */
  reply(request: RestRequest, signal?: AbortSignal): Promise<RestReply>;
  /** The JSON of a success. Throws the fault of an error. */
  ask(request: RestRequest, signal?: AbortSignal): Promise<unknown>;
}

export interface RestOptions {
  /** Address of the home page without trailing slash. */
  readonly site: string;
  /** REST base, such as `https://example.org/wp-json/` or `https://example.org/?rest_route=/`. */
  readonly root: string;
  readonly login: Credentials | null;
  /** Tries of one call, 1 for no repetition. */
  readonly tries: number;
}

const BACKOFF: BackoffPolicy = { baseDelayMs: 1000, maxDelayMs: 30_000, factor: 2 };
const MOST_WAIT_MS = 60_000;

export function createRestClient(options: RestOptions, ports: RestPorts): RestClient {
  const { site, root, login, tries } = options;
  const { host } = new URL(root);

  const once = async (
    { method = 'GET', route, query = {}, body, file }: RestRequest,
    signal?: AbortSignal,
  ): Promise<RestReply> => {
    const call = { site, root, target: 'api', route, method, params: query } as const;
    const sent = file === undefined ? (body === undefined ? call : { ...call, body }) : { ...call, file };
    const answer = await ports.transport.send(sent, login, signal);
    return readReply(answer, host);
  };
  const reply = async (request: RestRequest, signal?: AbortSignal): Promise<RestReply> => {
    const mayRepeat = request.method !== 'POST' || request.makesNothingTwice === true;
    for (let attempt = 1; ; attempt++) {
      const isLast = !mayRepeat || attempt >= tries;
      let waitMs = backoffDelayMs(BACKOFF, attempt);
      try {
        const answer = await once(request, signal);
        if (isLast || answer.error === null || !faultOfError(answer, host).retryable) return answer;
        waitMs = Math.max(waitMs, retryAfterMs(answer.headers));
      } catch (error) {
        throwIfCancelled(signal);
        if (isLast || !(error instanceof Fault && error.retryable)) throw error;
      }
      await ports.timer.sleep(Math.min(waitMs, MOST_WAIT_MS), signal);
    }
  };
  const ask = async (request: RestRequest, signal?: AbortSignal): Promise<unknown> => {
    const answer = await reply(request, signal);
    if (answer.error !== null) throw faultOfError(answer, host);
    return answer.json;
  };
  return { reply, ask };
}

const errorSchema = z.object({ code: z.string(), message: z.string(), data: z.optional(z.unknown()) });

function readReply({ status, headers, text }: SiteReply, host: string): RestReply {
  const ok = status >= 200 && status < 300;
  const json = jsonOf(text);
  if (json === undefined) {
    if (status === 413) throw wordpressFault('request-too-large', { host });
    if (status === 429) throw wordpressFault('busy', { host, status });
    if (status >= 500) throw wordpressFault('server-error', { host, status, answer: answerText(status) });
    throw wordpressFault(ok || status === 404 ? 'html' : 'blocked', { host, status });
  }
  if (ok) return { status, headers, json, error: null };
  const read = errorSchema.safeParse(json);
  const { code, message, data } = read.success
    ? read.data
    : { code: `http_${status}`, message: '', data: {} };
  return { status, headers, json, error: { code, message: plainText(message), data } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Messages of WordPress can hold HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .trim()
    .slice(0, 200);

/** Codes that a stock WordPress and common security plugins answer a login with. */
const LOGIN_CODES: ReadonlyMap<string, WordPressFaultCode> = new Map([
  ['rest_not_logged_in', 'not-logged-in'],
  ['rest_cannot_create', 'not-logged-in'],
  ['invalid_username', 'wrong-user'],
  ['invalid_email', 'wrong-user'],
  ['incorrect_password', 'wrong-password'],
  ['application_passwords_disabled_for_user', 'passwords-disabled'],
  ['application_passwords_disabled', 'no-application-passwords'],
]);

export function faultOfError({ status, error }: RestReply, host: string): Fault {
  const { code = '', message: reason = '' } = error ?? {};
  const login = LOGIN_CODES.get(code);
  if (status === 401 && login !== undefined) return wordpressFault(login, { host });
  if (status === 401) return wordpressFault('rest-closed', { host, code });
  if (status === 413) return wordpressFault('request-too-large', { host });
  if (status === 429) return wordpressFault('busy', { host, status });
  // Named as 500 by WordPress itself, though nothing on the server is broken.
  if (status >= 500 && !code.startsWith('empty_term'))
    return wordpressFault('server-error', { host, status, answer: answerText(status, reason) });
  return wordpressFault('refused', { host, status, code, reason });
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}
