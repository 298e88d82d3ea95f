// How does a browser or a script sign in? better-auth's own calls, with our limits before them and our error shape behind them.
import { Fault } from '@silosmith/kernel';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { AUTH_PATH, MIN_PASSWORD_CHARACTERS } from '../services/accounts/create-auth.ts';
import { limitSignIn, limitSignUp } from '../services/accounts/limit-attempts.ts';

/** The library's codes that have a sentence of ours. */
const FAULT_BY_CODE: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'server.wrong-password',
  INVALID_PASSWORD: 'server.wrong-password',
  USER_ALREADY_EXISTS: 'server.email-taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'server.email-taken',
  INVALID_EMAIL: 'server.invalid-email',
  PASSWORD_TOO_SHORT: 'server.password-too-short',
  PASSWORD_TOO_LONG: 'server.password-too-long',
  BANNED_USER: 'server.account-banned',
};
const refusalSchema = z.object({ code: z.string() });
const emailSchema = z.object({ email: z.string() });

/** Handles everything below /api/auth. Throws our faults for every refusal of the library. */
export async function handleSignIn(deps: Dependencies, context: Context): Promise<Response> {
  const address = clientAddress(context, deps.trustProxy);
  const body = await context.req.text();
  const forward = (): Promise<Response> => deps.auth.handler(requestFor(context, body, address));
  const path = context.req.path.slice(AUTH_PATH.length);
  const isPost = context.req.method === 'POST';
  if (isPost && path === '/sign-up/email') await limitSignUp(deps.database.pool, address);
  const response =
    isPost && path === '/sign-in/email'
      ? await limitSignIn(deps.database.pool, { address, email: emailOf(body) }, forward)
      : await forward();
  if (response.status < 400) return response;
  throw await faultOf(response);
}

/** The library reads the client's address from a header, so that one is ours alone. */
function requestFor(context: Context, body: string, address: string): Request {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('x-silosmith-client');
  if (address) headers.set('x-silosmith-client', address);
  const { method } = context.req;
  return new Request(context.req.url, { method, headers, ...(body ? { body } : {}) });
}

function emailOf(body: string): string {
  try {
    return emailSchema.parse(JSON.parse(body)).email;
  } catch (error) {
    // Not a sign-in at all: the library refuses it, and it counts for the address.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return '';
    throw error;
  }
}

async function faultOf(response: Response): Promise<Fault> {
  if (response.status === 404) return new Fault('server.not-found');
  if (response.status >= 500) return new Fault('unknown', { retryable: true });
  const text = await response.text();
  let code = '';
  try {
    code = refusalSchema.parse(JSON.parse(text)).code;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
  }
  const known = FAULT_BY_CODE[code];
  if (known) return new Fault(known, { params: { minCharacters: MIN_PASSWORD_CHARACTERS } });
  if (response.status === 401) return new Fault('server.not-signed-in', { recovery: ['sign-in'] });
  if (response.status === 403) return new Fault('server.not-admin');
  return new Fault('server.sign-in-failed');
}
