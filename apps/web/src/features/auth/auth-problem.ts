// Sentences for an incomplete form and for refusals of the server.
import type { SignUpState } from '@silosmith/contract';
import { toFaultShape } from '@silosmith/kernel';
import type { MessageKey } from '@silosmith/messages';

export type AuthMode = 'sign-in' | 'sign-up' | 'reset';

const BY_CODE = new Map<string, MessageKey>([
  ['web.offline', 'auth.problems.offline'],
  ['web.timeout', 'auth.problems.offline'],
  ['server.email-taken', 'auth.problems.taken'],
  ['server.password-too-short', 'auth.problems.shortPassword'],
  ['server.password-too-long', 'auth.problems.longPassword'],
  ['server.password-blank', 'auth.problems.blankPassword'],
  ['server.invalid-email', 'auth.problems.email'],
  ['server.invalid-name', 'auth.problems.longName'],
  ['server.sign-up-closed', 'auth.closed'],
  ['server.wrong-setup-code', 'auth.problems.setupCode'],
  ['server.wrong-invite', 'auth.problems.invite'],
  ['server.wrong-reset-code', 'auth.problems.resetCode'],
]);
const OTHERWISE: Readonly<Record<AuthMode, MessageKey>> = {
  'sign-in': 'auth.problems.signIn',
  'sign-up': 'auth.problems.signUp',
  reset: 'auth.problems.reset',
};

export function authProblem(mode: AuthMode, error: unknown): MessageKey {
  const { code, params } = toFaultShape(error);
  if (params['status'] === 429) return 'auth.problems.tooMany';
  return BY_CODE.get(code) ?? OTHERWISE[mode];
}

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/** Which fields the form has. `signUp`: what the server asks of a sign-up. */
export function fieldsOf(mode: AuthMode, signUp: SignUpState): readonly (keyof Credentials)[] {
  if (mode === 'sign-in') return ['email', 'password'];
  if (mode === 'reset') return ['code', 'password'];
  const needsCode = signUp === 'setup-code' || signUp === 'invite';
  return needsCode ? ['code', 'name', 'email', 'password'] : ['name', 'email', 'password'];
}

export type FieldProblems = Partial<Record<keyof Credentials, MessageKey>>;

/** What has to be put right: at single fields, or in a sentence about all of them. */
export interface Problems {
  readonly fields: FieldProblems;
  readonly form?: MessageKey;
}
export const NO_PROBLEM: Problems = { fields: {} };

/** Faults of the server that are about one field; a wrong pair of e-mail and password does not tell which of the two it is. */
const FIELD_BY_CODE = new Map<string, keyof Credentials>([
  ['server.email-taken', 'email'],
  ['server.invalid-email', 'email'],
  ['server.password-too-short', 'password'],
  ['server.password-too-long', 'password'],
  ['server.password-blank', 'password'],
  ['server.invalid-name', 'name'],
  ['server.wrong-setup-code', 'code'],
  ['server.wrong-invite', 'code'],
  ['server.wrong-reset-code', 'code'],
]);

/** Where a refusal is shown: at its field where the form has it. */
export function problemOf(mode: AuthMode, fields: readonly (keyof Credentials)[], error: unknown): Problems {
  const said = authProblem(mode, error);
  const field = FIELD_BY_CODE.get(toFaultShape(error).code);
  return field !== undefined && fields.includes(field)
    ? { fields: { [field]: said } }
    : { fields: {}, form: said };
}

/** Bounds of the contract (functions/accounts.ts), without its schemas: guests load this file. Signing in takes whatever an account has. */
const MIN_PASSWORD = 8;
const MAX_NAME = 200;

export function fieldProblems(
  mode: AuthMode,
  fields: readonly (keyof Credentials)[],
  { name, email, password, code }: Credentials,
): FieldProblems {
  const problems: FieldProblems = {};
  if (code.trim() === '') problems.code = 'auth.problems.code';
  if (name.trim() === '') problems.name = 'auth.problems.name';
  else if (name.trim().length > MAX_NAME) problems.name = 'auth.problems.longName';
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = 'auth.problems.email';
  if (password === '') problems.password = 'auth.problems.password';
  else if (mode !== 'sign-in' && password.length < MIN_PASSWORD) {
    problems.password = 'auth.problems.shortPassword';
  } else if (mode !== 'sign-in' && password.trim() === '') problems.password = 'auth.problems.blankPassword';
  return Object.fromEntries(
    fields.filter((field) => problems[field]).map((field) => [field, problems[field]]),
  );
}
