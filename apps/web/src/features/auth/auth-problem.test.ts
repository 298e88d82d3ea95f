import { Fault } from '@silosmith/kernel';
import { expect, it } from 'vitest';
import { authProblem, fieldProblems, fieldsOf, problemOf } from './auth-problem.ts';

const nobody = { name: '', email: '', password: '', code: '' };

it('asks for 8 characters where a password is made only', () => {
  const short = { name: 'Ada', email: 'ada@example.com', password: 'short', code: 'X' };
  expect(fieldProblems('sign-up', fieldsOf('sign-up', 'open'), short)).toEqual({
    password: 'auth.problems.shortPassword',
  });
  expect(fieldProblems('sign-in', fieldsOf('sign-in', 'open'), short)).toEqual({});
  expect(fieldProblems('reset', fieldsOf('reset', 'open'), { ...short, password: ' '.repeat(9) })).toEqual({
    password: 'auth.problems.blankPassword',
  });
});

it('names each field that is missing', () => {
  const missing = { ...nobody, name: ' ', email: 'ada' };
  expect(fieldProblems('sign-up', fieldsOf('sign-up', 'open'), missing)).toEqual({
    name: 'auth.problems.name',
    email: 'auth.problems.email',
    password: 'auth.problems.password',
  });
});

it('asks for a code where the server does (issue 7, items 1 and 4)', () => {
  for (const state of ['setup-code', 'invite'] as const) {
    expect(fieldProblems('sign-up', fieldsOf('sign-up', state), nobody).code).toBe('auth.problems.code');
  }
  expect(fieldsOf('sign-up', 'open')).not.toContain('code');
  expect(fieldsOf('sign-in', 'invite')).not.toContain('code');
  expect(fieldsOf('reset', 'closed')).toEqual(['code', 'password']);
});

it('tells a wrong password from a server that is away, in the server’s own codes', () => {
  const wrong = new Fault('server.wrong-password', { params: { status: 401 } });
  expect(authProblem('sign-in', wrong)).toBe('auth.problems.signIn');
  expect(authProblem('sign-in', new Fault('web.offline'))).toBe('auth.problems.offline');
  expect(authProblem('sign-up', new Fault('server.email-taken'))).toBe('auth.problems.taken');
  expect(authProblem('sign-up', new Fault('server.wrong-invite'))).toBe('auth.problems.invite');
  expect(authProblem('reset', new Fault('server.wrong-reset-code'))).toBe('auth.problems.resetCode');
  expect(authProblem('sign-in', new Fault('web.http-429', { params: { status: 429 } }))).toBe(
    'auth.problems.tooMany',
  );
  expect(authProblem('sign-up', new Error('?'))).toBe('auth.problems.signUp');
});

it('shows a refusal at its field, and above the form where it is about no single one', () => {
  const fields = fieldsOf('sign-up', 'invite');
  expect(problemOf('sign-up', fields, new Fault('server.wrong-invite'))).toEqual({
    fields: { code: 'auth.problems.invite' },
  });
  expect(problemOf('sign-up', fieldsOf('sign-up', 'open'), new Fault('server.wrong-setup-code'))).toEqual({
    fields: {},
    form: 'auth.problems.setupCode',
  });
  expect(problemOf('sign-in', fieldsOf('sign-in', 'open'), new Fault('server.wrong-password'))).toEqual({
    fields: {},
    form: 'auth.problems.signIn',
  });
});
