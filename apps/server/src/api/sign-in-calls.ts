// The calls of the sign-in library that can be reached; no other of its endpoints is.
import { errorReplySchema } from '@silosmith/contract';
import * as z from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { SignedInUser } from '../middleware/session.ts';
import type { Route } from '../route.ts';
import { checkEmail, checkName, checkNewPassword } from '../services/accounts/check-credentials.ts';
import { AUTH_PATH } from '../services/accounts/create-auth.ts';
import { endSessions, resetPassword } from '../services/accounts/reset-password.ts';
import { signUpByPolicy } from '../services/accounts/sign-up-policy.ts';

/** What an answer is made from. `user` is null for open calls. */
interface AuthRequest<Body> {
  readonly deps: Dependencies;
  readonly address: string;
  readonly user: SignedInUser | null;
  readonly body: Body;
  /** Asks the library; throws our faults for its refusals. */
  forward(body?: unknown): Promise<Response>;
}

export interface AuthCall extends Omit<Route, 'run'> {
  answer(request: AuthRequest<unknown>): Promise<Response>;
}

interface Definition<B extends z.ZodType> extends Omit<Route, 'run' | 'body'> {
  readonly body?: B;
  answer(request: AuthRequest<z.output<B>>): Promise<Response>;
}

/** The body that reaches `answer` has passed `body`; api/sign-in.ts sees to it. */
const authCall = <B extends z.ZodType>(definition: Definition<B>): AuthCall => definition as AuthCall;

const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.string() });
const userReply = z.object({ user: userSchema });
const statusReply = z.object({ status: z.boolean() });
const word = z.string().max(1_000);
const madeSchema = z.object({ user: z.object({ id: z.string(), role: z.string() }) });

/** Ends all sessions but the caller's own. */
async function withOthersSignedOut(
  { deps, user }: AuthRequest<unknown>,
  userId: string,
  reply: Response,
): Promise<Response> {
  await endSessions(deps.database.pool, userId, user?.id === userId ? user.sessionId : null);
  return reply;
}

const ownPassword = (user: SignedInUser | null): { userId: string } => ({ userId: user?.id ?? '' });

export const AUTH_CALLS: readonly AuthCall[] = [
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/sign-up/email`,
    summary:
      'Makes an account and signs it in: a cookie, and for callers that are no browser the token for bearer sessions in `set-auth-token`. `code`: the setup code or the invite, where /api/sign-up asks for one.',
    access: 'open',
    body: z.object({ name: word, email: word, password: word, code: word.optional() }),
    replies: { 200: userReply, 403: errorReplySchema, 422: errorReplySchema, 429: errorReplySchema },
    async answer({ deps, address, body, forward }) {
      const account = {
        name: checkName(body.name),
        email: checkEmail(body.email),
        password: checkNewPassword(body.password),
      };
      await deps.attempts.signUp(address);
      const { reply } = await deps.attempts.attempt(address, null, () =>
        signUpByPolicy(deps, body.code ?? '', async () => {
          const reply = await forward(account);
          return { ...madeSchema.parse(await reply.clone().json()).user, reply };
        }),
      );
      return reply;
    },
  }),
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/email`,
    summary: 'Signs in: a cookie, and for callers that are no browser the token in `set-auth-token`.',
    access: 'open',
    body: z.object({ email: word, password: word, rememberMe: z.boolean().optional() }),
    replies: { 200: userReply, 401: errorReplySchema, 429: errorReplySchema },
    answer: ({ deps, address, body, forward }) =>
      deps.attempts.attempt(address, { email: body.email }, () =>
        forward({ ...body, email: checkEmail(body.email) }),
      ),
  }),
  authCall({
    method: 'GET',
    path: `${AUTH_PATH}/get-session`,
    summary: 'Who is signed in; null for nobody.',
    access: 'open',
    replies: { 200: z.nullable(userReply) },
    answer: ({ forward }) => forward(),
  }),
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/sign-out`,
    summary: 'Ends the session.',
    access: 'open',
    replies: { 200: z.object({ success: z.boolean() }) },
    answer: ({ forward }) => forward({}),
  }),
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/change-password`,
    summary: 'Changes the password and ends your other sessions.',
    access: 'user',
    body: z.object({ currentPassword: word, newPassword: word }),
    replies: { 200: userReply, 401: errorReplySchema, 422: errorReplySchema, 429: errorReplySchema },
    async answer(request) {
      const { deps, address, user, body, forward } = request;
      const change = { ...body, newPassword: checkNewPassword(body.newPassword) };
      const reply = await deps.attempts.attempt(address, ownPassword(user), () => forward(change));
      return withOthersSignedOut(request, user?.id ?? '', reply);
    },
  }),
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/verify-password`,
    summary: 'Whether this is your password.',
    access: 'user',
    body: z.object({ password: word }),
    replies: { 200: statusReply, 401: errorReplySchema, 429: errorReplySchema },
    answer: ({ deps, address, user, body, forward }) =>
      deps.attempts.attempt(address, ownPassword(user), () => forward(body)),
  }),
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/reset-password`,
    summary:
      'Sets a new password with a code of the operator (`silosmith reset-password`) and ends every session.',
    access: 'open',
    body: z.object({ code: word, newPassword: word }),
    replies: { 200: statusReply, 401: errorReplySchema, 422: errorReplySchema, 429: errorReplySchema },
    async answer({ deps, address, body }) {
      const newPassword = checkNewPassword(body.newPassword);
      await deps.attempts.attempt(address, null, () =>
        resetPassword(deps.database.pool, deps.auth, { code: body.code, newPassword }),
      );
      return Response.json({ status: true });
    },
  }),
  authCall({
    method: 'POST',
    path: `${AUTH_PATH}/admin/set-user-password`,
    summary: 'Sets the password of an account and ends its sessions.',
    access: 'admin',
    body: z.object({ userId: word, newPassword: word }),
    replies: { 200: statusReply, 403: errorReplySchema, 422: errorReplySchema },
    async answer(request) {
      const { body, forward } = request;
      const reply = await forward({ ...body, newPassword: checkNewPassword(body.newPassword) });
      return withOthersSignedOut(request, body.userId, reply);
    },
  }),
];
