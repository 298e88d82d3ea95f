// Issue 7, item 13: failures alone are counted, also in a burst and also at one's own password.
import { Fault } from '@silosmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { createAttempts } from './limit-attempts.ts';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
  server = await createTestApp(database);
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from attempts');
});

const counted = async (replies: readonly Promise<Response>[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

describe('signing in', () => {
  const signIn = (email: string, password: string) =>
    server.call('POST', '/api/auth/sign-in/email', { email, password });

  it('takes 20 right passwords at once', async () => {
    const { email } = await server.signUp();
    expect(await counted(times(20, () => signIn(email, PASSWORD)))).toEqual({ 200: 20 });
  }, 60_000);

  it('lets no more than 10 wrong ones through of a burst of 40, and counts no refusal', async () => {
    const { email } = await server.signUp();
    expect(await counted(times(40, () => signIn(email, 'wrong')))).toEqual({ 401: 10, 429: 30 });
    const { rows } = await database.pool.query<{ count: number }>(
      'select max(count)::integer as count from attempts',
    );
    expect(rows[0]?.count).toBe(10);
  }, 60_000);

  it('is not ended by right ones in between, nor by another spelling of the e-mail', async () => {
    const { email } = await server.signUp();
    for (let i = 0; i < 9; i++) expect((await signIn(email, 'wrong')).status).toBe(401);
    expect((await signIn(` ${email.toUpperCase()}`, PASSWORD)).status).toBe(200);
    expect((await signIn(email.toUpperCase(), 'wrong')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
  }, 60_000);
});

it('covers verify-password and change-password, and their count is one', async () => {
  const person = await server.signUp();
  const verify = (password: string) => person.call('POST', '/api/auth/verify-password', { password });
  const change = (currentPassword: string) =>
    person.call('POST', '/api/auth/change-password', { currentPassword, newPassword: 'another horse' });
  expect((await verify(PASSWORD)).status).toBe(200);
  expect(await counted(times(6, () => verify('wrong')))).toEqual({ 401: 6 });
  expect(await counted(times(6, () => change('wrong')))).toEqual({ 401: 4, 429: 2 });
  expect((await verify(PASSWORD)).status).toBe(429);
  expect((await change(PASSWORD)).status).toBe(429);
}, 60_000);

describe('an address', () => {
  const refused = async (): Promise<never> => {
    throw new Fault('server.wrong-password');
  };

  it('is the network for IPv6, and IPv4 where that is inside', async () => {
    const attempts = createAttempts(database.pool);
    for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6%eth0']) {
      await expect(attempts.attempt(address, { email: 'a' }, refused)).rejects.toThrow(
        'server.wrong-password',
      );
    }
    await expect(attempts.attempt('::ffff:10.0.0.1', null, refused)).rejects.toThrow();
    await expect(attempts.attempt('10.0.0.1', null, refused)).rejects.toThrow();
    const { rows } = await database.pool.query<{ count: number }>(
      'select count from attempts order by count',
    );
    expect(rows.map(({ count }) => count)).toEqual([2, 3, 3]);
  });

  it('pays for no error of ours', async () => {
    const attempts = createAttempts(database.pool);
    const broken = async (): Promise<never> => {
      throw new Error('our mistake');
    };
    for (let i = 0; i < 12; i++) {
      await expect(attempts.attempt('10.0.0.1', { email: 'a' }, broken)).rejects.toThrow('our mistake');
    }
    expect((await database.pool.query('select 1 from attempts')).rows).toEqual([]);
  });
});
