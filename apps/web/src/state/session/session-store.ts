// The signed-in user, from the server's session; remembered here so that work continues while the server is unreachable.
import type { SignUpState } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createStore } from 'zustand/vanilla';
import { onSignedOutReply, requestJson } from '../../platform/api-client.ts';
import { readStored, removeStored, writeStored } from '../../platform/local-storage.ts';
import { removeAllSessionKeys } from '../../platform/session-keys.ts';

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
}

/**
 * loading: not known yet. expired: the server no longer knows the session; work stays on the screen and asks to sign in again.
 * `user` is non-null exactly for 'signed-in' and 'expired'.
 */
export interface SessionState {
  readonly status: 'loading' | 'guest' | 'signed-in' | 'expired';
  readonly user: SessionUser | null;
}

export const sessionStore = createStore<SessionState>(() => ({ status: 'loading', user: null }));

const LAST_USER_KEY = 'silosmith.last-user';

function userOf(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, role } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof email !== 'string') return null;
  return {
    id,
    email,
    name: typeof name === 'string' ? name : '',
    role: role === 'admin' ? 'admin' : 'user',
  };
}

function userInReply(reply: unknown): SessionUser | null {
  return typeof reply === 'object' && reply !== null && 'user' in reply ? userOf(reply.user) : null;
}

function enter(user: SessionUser): void {
  writeStored(LAST_USER_KEY, user);
  sessionStore.setState({ status: 'signed-in', user });
}

onSignedOutReply(() => {
  const { status, user } = sessionStore.getState();
  if (status === 'signed-in') sessionStore.setState({ status: 'expired', user });
});

/** Asks the server who this is. Where it cannot be reached, the user who was last signed in here goes on with local data. */
export async function loadSession(): Promise<void> {
  try {
    const user = userInReply(await requestJson('/api/auth/get-session'));
    if (user === null) {
      removeStored(LAST_USER_KEY);
      sessionStore.setState({ status: 'guest', user: null });
    } else enter(user);
  } catch {
    const last = userOf(readStored(LAST_USER_KEY));
    sessionStore.setState(
      last === null ? { status: 'guest', user: null } : { status: 'signed-in', user: last },
    );
  }
}

/** Throws Fault with the server's code (`server.wrong-password`, …) or `web.offline`. */
export async function signIn(email: string, password: string): Promise<void> {
  await authenticate('/api/auth/sign-in/email', { email, password });
}

/** `code`: the setup code or the invite, where the server asks for one. The first account of an installation is its admin. */
export async function signUp(name: string, email: string, password: string, code: string): Promise<void> {
  const account = { name, email, password };
  await authenticate('/api/auth/sign-up/email', code === '' ? account : { ...account, code });
}

/** Sets a new password with a code of the operator; signing in comes after. */
export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await requestJson('/api/auth/reset-password', { method: 'POST', body: { code, newPassword } });
}

/** The contract's list, without its schemas: guests load this file. */
const SIGN_UP_STATES: readonly SignUpState[] = ['open', 'setup-code', 'invite', 'closed'];

/** What the server asks of a sign-up; `open` where it does not say, since it decides in any case. */
export async function loadSignUpState(): Promise<SignUpState> {
  try {
    const reply = await requestJson('/api/sign-up');
    const said = typeof reply === 'object' && reply !== null && 'signUp' in reply ? reply.signUp : null;
    return SIGN_UP_STATES.find((state) => state === said) ?? 'open';
  } catch {
    return 'open';
  }
}

async function authenticate(path: string, body: unknown): Promise<void> {
  const reply = userInReply(await requestJson(path, { method: 'POST', body }));
  if (reply === null) throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
  // The reply of a sign-up does not carry the role; the session does.
  const user = userInReply(await requestJson('/api/auth/get-session')) ?? reply;
  enter(user);
}

/** Ends the session on the server and forgets the user's keys. Local projects: see endUserSession. Throws `web.offline`. */
export async function signOut(): Promise<void> {
  await requestJson('/api/auth/sign-out', { method: 'POST', body: {} });
  removeAllSessionKeys();
  removeStored(LAST_USER_KEY);
  sessionStore.setState({ status: 'guest', user: null });
}
