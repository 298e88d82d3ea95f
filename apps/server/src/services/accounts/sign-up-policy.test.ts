// Issue 7, items 1, 4, 14 and 22: who gets an account, and who stays in when a password changes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { issueResetCode } from './reset-password.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
beforeEach(async () => {
  await database.pool.query(
    `delete from "user"; delete from verification; delete from attempts; update installation set first_user_id = null`,
  );
});
afterAll(() => database.close());

let people = 0;
const ask = (server: TestApp, more: Record<string, unknown> = {}): Promise<Response> =>
  server.call('POST', '/api/auth/sign-up/email', {
    name: 'P',
    email: `p-${++people}@example.com`,
    password: PASSWORD,
    ...more,
  });
async function said(reply: Response): Promise<string> {
  const body = (await reply.json()) as { error?: { code: string }; user?: { role: string } };
  return body.error?.code ?? body.user?.role ?? '';
}
const stateOf = async (server: TestApp): Promise<unknown> =>
  (await server.call('GET', '/api/sign-up')).json();
const accounts = async (): Promise<number> => (await database.pool.query('select 1 from "user"')).rows.length;

describe('where strangers can reach the server', () => {
  const exposed = { isExposed: true, isListeningWide: true, signUp: 'closed' } as const;

  it('the first account needs the setup code, however it is typed, and is the last one', async () => {
    const server = await createTestApp(database, {}, exposed);
    const code = server.deps.setupCode ?? '';
    expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(await stateOf(server)).toEqual({ signUp: 'setup-code' });
    for (const wrong of [undefined, '', 'AAAA-AAAA-AAAA-AAAA', code.slice(0, -1)]) {
      expect(await said(await ask(server, { code: wrong }))).toBe('server.wrong-setup-code');
    }
    expect(await accounts()).toBe(0);
    const again = await createTestApp(database, {}, exposed);
    expect(again.deps.setupCode).toBe(code);
    expect(await said(await ask(server, { code: code.toLowerCase().replaceAll('-', ' ') }))).toBe('admin');
    expect(await stateOf(server)).toEqual({ signUp: 'closed' });
    expect(await said(await ask(server, { code }))).toBe('server.sign-up-closed');
    expect(await accounts()).toBe(1);
  });

  it('many first ones at once leave one account, the admin’s', async () => {
    const server = await createTestApp(database, {}, exposed);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ask(server, { code: server.deps.setupCode })),
    );
    const roles = await Promise.all(replies.map(said));
    expect(roles.sort()).toEqual(['admin', ...Array<string>(7).fill('server.sign-up-closed')]);
    expect(await accounts()).toBe(1);
  }, 60_000);
});

describe('with an AUTH_SECRET of the operator', () => {
  const authSecret = 'a secret of the operator’s own, long enough';
  beforeEach(async () => {
    await database.pool.query('delete from installation');
  });

  it('the first account is the admin, and SIGN_UP holds after it', async () => {
    for (const isExposed of [true, false]) {
      await database.pool.query('delete from "user"; delete from installation');
      const server = await createTestApp(database, {}, { authSecret, isExposed, signUp: 'closed' });
      const code = server.deps.setupCode ?? '';
      expect(await said(await ask(server, { code }))).toBe('admin');
      expect(await stateOf(server)).toEqual({ signUp: 'closed' });
      expect(await said(await ask(server, { code }))).toBe('server.sign-up-closed');
      expect(await accounts()).toBe(1);
    }
  });

  it('an installation that was left without an admin gets its oldest account as one', async () => {
    const server = await createTestApp(database);
    const [first, second] = [await server.signUp(), await server.signUp()];
    await database.pool.query(`update "user" set role = 'user'; delete from installation`);
    await createTestApp(database, {}, { authSecret, signUp: 'closed' });
    const { rows } = await database.pool.query('select id, role from "user" order by "createdAt"');
    expect(rows).toEqual([
      { id: first.id, role: 'admin' },
      { id: second.id, role: 'user' },
    ]);
    const again = await createTestApp(database, {}, { authSecret, signUp: 'closed' });
    expect(await said(await ask(again))).toBe('server.sign-up-closed');
  });
});

describe('SIGN_UP', () => {
  it('closed lets the first one in on this machine, and nobody after', async () => {
    const server = await createTestApp(database, {}, { signUp: 'closed' });
    expect(await stateOf(server)).toEqual({ signUp: 'open' });
    expect(await said(await ask(server))).toBe('admin');
    expect(await said(await ask(server))).toBe('server.sign-up-closed');
  });

  it('invite lets in whoever has a code of an admin, once, within a week', async () => {
    const server = await createTestApp(database, {}, { signUp: 'invite' });
    const admin = await server.signUp();
    expect(await stateOf(server)).toEqual({ signUp: 'invite' });
    expect(await said(await ask(server))).toBe('server.wrong-invite');
    const invite = async (): Promise<string> => {
      const made = await admin.call('POST', '/api/admin/invites');
      expect(made.status).toBe(201);
      return ((await made.json()) as { code: string }).code;
    };
    const code = await invite();
    // A refused sign-up does not use the code up.
    expect(await said(await ask(server, { code, email: admin.email }))).toBe('server.email-taken');
    const both = await Promise.all([ask(server, { code }), ask(server, { code })]);
    expect((await Promise.all(both.map(said))).sort()).toEqual(['server.wrong-invite', 'user']);
    const old = await invite();
    await database.pool.query(`update verification set "expiresAt" = now() - interval '1 second'`);
    expect(await said(await ask(server, { code: old }))).toBe('server.wrong-invite');
    const { rows } = await database.pool.query('select * from verification');
    expect(JSON.stringify(rows)).not.toContain(old.replaceAll('-', ''));
  }, 60_000);

  it('offers no invites where none are asked for, and to no user', async () => {
    const server = await createTestApp(database);
    const admin = await server.signUp();
    expect((await admin.call('POST', '/api/admin/invites')).status).toBe(409);
    const user = await server.signUp();
    expect((await user.call('POST', '/api/admin/invites')).status).toBe(403);
  });
});

it('item 22: refuses names, e-mails and passwords that are none', async () => {
  const server = await createTestApp(database);
  const refused: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ name: 'x'.repeat(201) }, 'server.invalid-name'],
    [{ name: ' \t ' }, 'server.invalid-name'],
    [{ name: 'two\nlines' }, 'server.invalid-name'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'server.invalid-email'],
    [{ email: 'a@b' }, 'server.invalid-email'],
    [{ password: ' '.repeat(12) }, 'server.password-blank'],
    [{ password: '\u3000'.repeat(12) }, 'server.password-blank'],
    [{ password: 'x'.repeat(129) }, 'server.password-too-long'],
    [{ password: 'x'.repeat(7) }, 'server.password-too-short'],
  ];
  for (const [change, code] of refused)
    expect([change, await said(await ask(server, change))]).toEqual([change, code]);
  expect(await accounts()).toBe(0);
  expect((await ask(server, { name: '  Ada  ', image: '//evil.example/x.png', role: 'admin' })).status).toBe(
    200,
  );
  const { rows } = await database.pool.query('select name, image from "user"');
  expect(rows).toEqual([{ name: 'Ada', image: null }]);
});

describe('item 14: a changed password ends the other sessions', () => {
  const signIn = async (server: TestApp, email: string, password: string): Promise<string> => {
    const reply = await server.call('POST', '/api/auth/sign-in/email', { email, password });
    return reply.headers.get('set-auth-token') ?? '';
  };
  const isIn = async (server: TestApp, token: string): Promise<boolean> =>
    (await server.call('GET', '/api/profile', undefined, { authorization: `Bearer ${token}` })).status ===
    200;

  it('changed by the user: all but the one that changed it, whatever the request says', async () => {
    const server = await createTestApp(database);
    const person = await server.signUp();
    const other = await signIn(server, person.email, PASSWORD);
    const body = { currentPassword: PASSWORD, newPassword: 'another horse', revokeOtherSessions: false };
    expect((await person.call('POST', '/api/auth/change-password', body)).status).toBe(200);
    expect(await isIn(server, other)).toBe(false);
    expect(await isIn(server, person.token)).toBe(true);
    expect(await signIn(server, person.email, PASSWORD)).toBe('');
  });

  it('set by an admin: all of that account, none of the admin’s', async () => {
    const server = await createTestApp(database);
    const admin = await server.signUp();
    const person = await server.signUp();
    const set = (who: typeof admin, userId: string) =>
      who.call('POST', '/api/auth/admin/set-user-password', { userId, newPassword: 'given horse' });
    expect((await set(person, admin.id)).status).toBe(403);
    expect((await set(admin, person.id)).status).toBe(200);
    expect(await isIn(server, person.token)).toBe(false);
    expect(await isIn(server, admin.token)).toBe(true);
    expect(await isIn(server, await signIn(server, person.email, 'given horse'))).toBe(true);
  });

  it('item 22: reset with a code of the operator: every session; the code works once, for an hour', async () => {
    const server = await createTestApp(database);
    const person = await server.signUp();
    const issue = async (): Promise<string> =>
      (await issueResetCode(database.pool, server.deps.chance, ` ${person.email.toUpperCase()} `)).code;
    const reset = (code: string, newPassword = 'found horse') =>
      server.call('POST', '/api/auth/reset-password', { code, newPassword });
    const code = await issue();
    expect((await reset(code, ' '.repeat(9))).status).toBe(422);
    expect((await reset('ABCD-EFGH-JKLM-NPQR')).status).toBe(401);
    expect((await reset(code)).status).toBe(200);
    expect(await isIn(server, person.token)).toBe(false);
    expect(await signIn(server, person.email, 'found horse')).not.toBe('');
    expect(await said(await reset(code))).toBe('server.wrong-reset-code');
    const old = await issue();
    await database.pool.query(`update verification set "expiresAt" = now() - interval '1 second'`);
    expect((await reset(old)).status).toBe(401);
    await expect(issueResetCode(database.pool, server.deps.chance, 'nobody@example.com')).rejects.toThrow(
      'server.user-not-found',
    );
  });
});
