// What does the user read when the sign-in library says no? Its codes are the library's own.
import { toFaultShape } from '@silosmith/kernel';
import type { MessageKey } from '@silosmith/messages';

export type AuthMode = 'sign-in' | 'sign-up';

export function authProblem(mode: AuthMode, error: unknown): MessageKey {
  const { code, params } = toFaultShape(error);
  if (code === 'web.offline' || code === 'web.timeout') return 'auth.problems.offline';
  if (params['status'] === 429) return 'auth.problems.tooMany';
  if (code.startsWith('USER_ALREADY_EXISTS')) return 'auth.problems.taken';
  if (code === 'PASSWORD_TOO_SHORT') return 'auth.problems.shortPassword';
  if (code === 'INVALID_EMAIL') return 'auth.problems.email';
  return mode === 'sign-in' ? 'auth.problems.signIn' : 'auth.problems.signUp';
}

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type FieldProblems = Partial<Record<keyof Credentials, MessageKey>>;

/** Decisions §2: at least 8 characters on sign-up; the sign-in form takes whatever an account has. */
const MIN_PASSWORD = 8;

export function fieldProblems(mode: AuthMode, { name, email, password }: Credentials): FieldProblems {
  const problems: FieldProblems = {};
  if (mode === 'sign-up' && name.trim() === '') problems.name = 'auth.problems.name';
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = 'auth.problems.email';
  if (password === '') problems.password = 'auth.problems.password';
  else if (mode === 'sign-up' && password.length < MIN_PASSWORD) {
    problems.password = 'auth.problems.shortPassword';
  }
  return problems;
}
