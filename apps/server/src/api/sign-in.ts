// Sign-in: only listed calls, rate-limited before they are read; better-auth handles them, errors take our shape.
import { Fault } from '@silosmith/kernel';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { isBrowser } from '../middleware/is-browser.ts';
import { checkFields, limitBody, parseJson } from '../middleware/read-json.ts';
import { requireUser } from '../middleware/session.ts';
import { AUTH_CALLS, type AuthCall } from './sign-in-calls.ts';

/** Some hundred times what the longest credentials need. */
const MAX_BODY_BYTES = 16 * 1024;
/** Credentials fit into one packet; who sends them by the byte holds a connection. */
const BODY_PATIENCE_MS = 10_000;

/** The library's codes that have a sentence of ours. */
const FAULT_BY_CODE = new Map([
  ['INVALID_EMAIL_OR_PASSWORD', 'server.wrong-password'],
  ['INVALID_PASSWORD', 'server.wrong-password'],
  ['USER_ALREADY_EXISTS', 'server.email-taken'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'server.email-taken'],
  ['INVALID_EMAIL', 'server.invalid-email'],
  ['BANNED_USER', 'server.account-banned'],
  ['USER_NOT_FOUND', 'server.user-not-found'],
]);
const refusalSchema = z.object({ code: z.string() });

/** Handles everything below /api/auth. Throws our faults for every refusal. */
export async function handleSignIn(deps: Dependencies, context: Context): Promise<Response> {
  const { method, path } = context.req;
  const call = AUTH_CALLS.find((known) => known.method === method && known.path === path);
  if (!call) throw new Fault('server.not-found');
  const address = clientAddress(context, deps.settings.trustProxy);
  if (method === 'POST') {
    await deps.attempts.admit(address);
    requireJson(context, call);
  }
  const user =
    call.access === 'open' ? null : await requireUser(deps.auth, context.req.raw.headers, call.access);
  const body = call.body ? checkFields(call.body, await readBody(deps, context)) : undefined;
  const forward = (sent?: unknown): Promise<Response> => askLibrary(deps, context, address, sent);
  return withoutToken(context, await call.answer({ deps, address, user, body, forward }));
}

/** A form of another site can send anything but this type. Throws `server.not-json`. */
function requireJson(context: Context, call: AuthCall): void {
  const type = context.req.header('content-type');
  const isAbsent = type === undefined && call.body === undefined;
  if (!isAbsent && !/^application\/json\s*(;|$)/i.test(type ?? '')) throw new Fault('server.not-json');
}

/** Throws `server.too-large`, `server.too-slow`, `server.invalid-json`. */
async function readBody(deps: Dependencies, context: Context): Promise<unknown> {
  const arrived = new AbortController();
  const read = async (): Promise<string> => {
    await limitBody(context, MAX_BODY_BYTES);
    return context.req.text();
  };
  const late = deps.timer.sleep(BODY_PATIENCE_MS, arrived.signal).then(
    () => {
      throw new Fault('server.too-slow', { retryable: true });
    },
    // The body arrived: this promise has lost the race and is not looked at.
    () => '',
  );
  try {
    return parseJson(await Promise.race([read(), late]));
  } finally {
    arrived.abort();
  }
}

/** The library reads the client's address from a header, so that one is ours alone. */
async function askLibrary(
  deps: Dependencies,
  context: Context,
  address: string,
  body: unknown,
): Promise<Response> {
  const headers = new Headers(context.req.raw.headers);
  for (const name of ['x-silosmith-client', 'content-length', 'transfer-encoding']) headers.delete(name);
  if (address) headers.set('x-silosmith-client', address);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const { method, path } = context.req;
  const url = new URL(path, context.req.url);
  const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await deps.auth.handler(new Request(url, sent));
  if (response.status < 400) return response;
  throw await faultOf(response);
}

/**
 * The session's token is for the cookie, which no script can read; so replies do not carry it. Callers that are no browser
 * find it, signed, in a header.
 */
async function withoutToken(context: Context, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  if (isBrowser(context)) headers.delete('set-auth-token');
  headers.delete('content-length');
  headers.set('Cache-Control', 'no-store');
  const text = await response.text();
  const shown = JSON.stringify(JSON.parse(text || 'null'), (key, value: unknown) =>
    key === 'token' ? undefined : value,
  );
  return new Response(shown, { status: response.status, headers });
}

async function faultOf(response: Response): Promise<Fault> {
  const text = await response.text();
  let code = '';
  try {
    code = refusalSchema.parse(JSON.parse(text)).code;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
  }
  const known = FAULT_BY_CODE.get(code);
  if (known) return new Fault(known);
  if (response.status === 404) return new Fault('server.not-found');
  if (response.status >= 500) return new Fault('unknown', { retryable: true });
  if (response.status === 401) return new Fault('server.not-signed-in', { recovery: ['sign-in'] });
  if (response.status === 403) return new Fault('server.not-admin');
  return new Fault('server.sign-in-failed');
}
