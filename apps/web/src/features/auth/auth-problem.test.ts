import { Fault } from '@silosmith/kernel';
import { expect, it } from 'vitest';
import { authProblem, fieldProblems } from './auth-problem.ts';

it('asks for 8 characters on sign-up only (decisions §2)', () => {
  const short = { name: 'Ada', email: 'ada@example.com', password: 'short' };
  expect(fieldProblems('sign-up', short)).toEqual({ password: 'auth.problems.shortPassword' });
  expect(fieldProblems('sign-in', short)).toEqual({});
});

it('names each field that is missing', () => {
  expect(fieldProblems('sign-up', { name: ' ', email: 'ada', password: '' })).toEqual({
    name: 'auth.problems.name',
    email: 'auth.problems.email',
    password: 'auth.problems.password',
  });
});

it('tells a wrong password from a server that is away', () => {
  const wrong = new Fault('INVALID_EMAIL_OR_PASSWORD', { params: { status: 401 } });
  expect(authProblem('sign-in', wrong)).toBe('auth.problems.signIn');
  expect(authProblem('sign-in', new Fault('web.offline'))).toBe('auth.problems.offline');
  expect(authProblem('sign-up', new Fault('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'))).toBe(
    'auth.problems.taken',
  );
  expect(authProblem('sign-in', new Fault('web.http-429', { params: { status: 429 } }))).toBe(
    'auth.problems.tooMany',
  );
  expect(authProblem('sign-up', new Error('?'))).toBe('auth.problems.signUp');
});
