// Which calls of the sign-in library does the reference name? The library registers and answers them; here they are only described.
import { errorReplySchema } from '@silosmith/contract';
import * as z from 'zod';
import type { Route } from '../route.ts';
import { AUTH_PATH, MIN_PASSWORD_CHARACTERS } from '../services/accounts/create-auth.ts';

type DescribedCall = Omit<Route, 'run'>;

const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.string() });
const tokenReply = z.object({ token: z.string(), user: userSchema });

export const AUTH_CALLS: readonly DescribedCall[] = [
  {
    method: 'POST',
    path: `${AUTH_PATH}/sign-up/email`,
    summary:
      'Makes an account and signs it in: a cookie, and the token for bearer sessions in `set-auth-token`.',
    access: 'open',
    body: z.object({
      name: z.string(),
      email: z.email(),
      password: z.string().min(MIN_PASSWORD_CHARACTERS),
    }),
    replies: { 200: tokenReply, 422: errorReplySchema, 429: errorReplySchema },
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/email`,
    summary: 'Signs in.',
    access: 'open',
    body: z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean().optional() }),
    replies: { 200: tokenReply, 401: errorReplySchema, 429: errorReplySchema },
  },
  {
    method: 'GET',
    path: `${AUTH_PATH}/get-session`,
    summary: 'Who is signed in; null for nobody.',
    access: 'open',
    replies: { 200: z.nullable(z.object({ user: userSchema })) },
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/sign-out`,
    summary: 'Ends the session.',
    access: 'user',
    replies: { 200: z.object({ success: z.boolean() }) },
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/change-password`,
    summary: 'Changes the password.',
    access: 'user',
    body: z.object({
      currentPassword: z.string(),
      newPassword: z.string().min(MIN_PASSWORD_CHARACTERS),
      revokeOtherSessions: z.boolean().optional(),
    }),
    replies: { 200: z.object({ user: userSchema }), 401: errorReplySchema },
  },
];
