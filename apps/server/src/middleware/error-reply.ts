// Maps any thrown value to `{ error: { code, message, retryable } }` and its status.
import type { ErrorReply } from '@silosmith/contract';
import { type FaultShape, toFaultShape } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { databaseFaultOf } from '../store/database-fault.ts';

/** A fault code without a line here is an error of ours: 500. */
const STATUS_BY_CODE: Readonly<Record<string, ContentfulStatusCode>> = {
  'server.invalid-request': 400,
  'server.invalid-json': 400,
  'server.too-deep': 400,
  'server.unstorable-text': 400,
  'server.not-signed-in': 401,
  'server.wrong-password': 401,
  'server.wrong-reset-code': 401,
  'server.over-request-limit': 402,
  'server.over-daily-budget': 402,
  'server.over-daily-cap': 402,
  'server.not-admin': 403,
  'server.cross-origin': 403,
  'server.sign-up-closed': 403,
  'server.wrong-setup-code': 403,
  'server.wrong-invite': 403,
  'server.model-not-offered': 403,
  'server.account-banned': 403,
  'server.sign-in-failed': 400,
  'server.not-found': 404,
  'server.project-not-found': 404,
  'server.record-not-found': 404,
  'server.user-not-found': 404,
  'server.method-not-allowed': 405,
  'server.too-slow': 408,
  'server.stale-revision': 409,
  'server.project-id-taken': 409,
  'server.too-many-projects': 409,
  'server.last-admin': 409,
  'server.no-invites': 409,
  'server.call-running': 409,
  'server.too-large': 413,
  'server.not-json': 415,
  'server.private-address': 403,
  'server.unknown-host': 421,
  'server.email-taken': 422,
  'server.invalid-email': 422,
  'server.invalid-name': 422,
  'server.password-blank': 422,
  'server.password-too-short': 422,
  'server.password-too-long': 422,
  'server.idempotency-mismatch': 422,
  'server.too-many-attempts': 429,
  'server.stopping': 503,
  'server.database-unavailable': 503,
  'server.disk-full': 507,
  'ai.bad-key': 401,
  'ai.no-key': 401,
  'ai.no-base-url': 422,
  'ai.no-model': 422,
  'ai.quota': 402,
  'ai.unknown-provider': 404,
  'ai.context-too-long': 422,
  'ai.content-refused': 422,
  'ai.bad-request': 400,
  'ai.rate-limited': 429,
  'ai.empty-reply': 502,
  'ai.invalid-json': 502,
  'ai.network': 502,
  'ai.redirected': 502,
  'ai.reply-too-large': 502,
  'ai.not-an-image': 502,
  'ai.private-address': 502,
  'ai.unavailable': 503,
  'ai.timeout': 504,
  'ai.stuck': 504,
  'ai.cut-reply': 502,
  'wordpress.private-address': 403,
  'wordpress.unreachable': 502,
  'wordpress.tls': 502,
  'wordpress.redirected': 502,
  'wordpress.reply-too-large': 502,
  'wordpress.timeout': 504,
  cancelled: 503,
};

export function statusOf(code: string): ContentfulStatusCode {
  return STATUS_BY_CODE[code] ?? 500;
}

/** The body of a refusal; a code without a sentence gets the sentence of `unknown`. */
export function errorReply(shape: FaultShape, messages: Messages): ErrorReply {
  const key = `errors.${shape.code}`;
  const message = messages.t(messages.has(key) ? key : 'errors.unknown', shape.params);
  const { code, retryable, params } = shape;
  return { error: { code, message, retryable, ...(Object.keys(params).length > 0 ? { params } : {}) } };
}

export interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorReply;
}

/** What a client waits after 429 where the provider did not say, in seconds. */
const DEFAULT_WAIT_S = 5;

/** Any thrown value as a reply. `retryAfterS` of a fault (0: unknown) becomes the Retry-After header. */
export function refusalOf(error: unknown, messages: Messages): Refusal {
  const shape = toFaultShape(databaseFaultOf(error) ?? error);
  const { retryAfterS } = shape.params;
  const waitS = typeof retryAfterS === 'number' ? retryAfterS || DEFAULT_WAIT_S : null;
  return {
    status: statusOf(shape.code),
    headers: waitS === null ? {} : { 'Retry-After': String(waitS) },
    body: errorReply(shape, messages),
  };
}
