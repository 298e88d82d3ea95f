import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from './app.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from './testing/each-database.ts';
import { createTestApp, PASSWORD, type TestApp } from './testing/test-app.ts';

let database: Database;
let server: TestApp;
const webRoot = mkdtempSync(join(tmpdir(), 'silosmith-web-'));

beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Silosmith</title>');
  writeFileSync(join(webRoot, 'assets', 'main-1a2b.js'), `/* ${'x'.repeat(4_000)} */`);
  server = await createTestApp(database, {}, { webRoot });
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await database.close();
  rmSync(webRoot, { recursive: true });
});

describe('sign-in', () => {
  it('makes the first account admin and later ones users', async () => {
    const first = await server.signUp();
    const second = await server.signUp();
    expect(await (await first.call('GET', '/api/profile')).json()).toMatchObject({
      id: first.id,
      email: first.email,
      role: 'admin',
      full_name: 'Person',
      avatar_url: null,
    });
    expect(await (await second.call('GET', '/api/profile')).json()).toMatchObject({ role: 'user' });
  });

  it('takes a cookie as well as a bearer token', async () => {
    const { cookie } = await server.signUp();
    expect((await server.call('GET', '/api/profile', undefined, { cookie })).status).toBe(200);
    expect((await server.call('GET', '/api/profile')).status).toBe(401);
  });

  it('refuses a short password, a taken e-mail and a wrong password in our error shape', async () => {
    const { email } = await server.signUp();
    const signUp = (password: string) =>
      server.call('POST', '/api/auth/sign-up/email', { email, password, name: 'P' });
    const short = await signUp('1234567');
    expect(short.status).toBe(422);
    expect(await short.json()).toMatchObject({
      error: {
        code: 'server.password-too-short',
        message: 'The password must have at least 8 characters.',
        retryable: false,
      },
    });
    expect(await (await signUp(PASSWORD)).json()).toMatchObject({ error: { code: 'server.email-taken' } });
    const wrong = await server.call('POST', '/api/auth/sign-in/email', { email, password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ error: { code: 'server.wrong-password' } });
  });

  it('stops guessing on one account, and lets others in', async () => {
    const { email } = await server.signUp();
    const other = await server.signUp();
    const signIn = (who: string, password: string) =>
      server.call('POST', '/api/auth/sign-in/email', { email: who, password });
    for (let guess = 0; guess < 10; guess++) expect((await signIn(email, 'wrong')).status).toBe(401);
    const stopped = await signIn(email, PASSWORD);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
  });

  it('ends a session on sign-out', async () => {
    const person = await server.signUp();
    expect((await person.call('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
  });
});

describe('profile and roles', () => {
  it('changes what is named and refuses what does not fit', async () => {
    const person = await server.signUp();
    const changed = await person.call('PATCH', '/api/profile', { full_name: ' Ada ', daily_budget_usd: 2.5 });
    expect(await changed.json()).toMatchObject({ full_name: 'Ada', daily_budget_usd: 2.5, role: 'user' });
    const refused = await person.call('PATCH', '/api/profile', { daily_budget_usd: 101 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: { code: 'server.invalid-request', params: { field: 'daily_budget_usd' } },
    });
    expect((await person.call('PATCH', '/api/profile', { avatar_url: 'javascript:alert(1)' })).status).toBe(
      400,
    );
  });

  it('lets admins alone see accounts and change roles, and keeps the last admin', async () => {
    const { rows } = await database.pool.query<{ email: string; id: string }>(
      `select email, id from "user" where role = 'admin'`,
    );
    const signedIn = await server.call('POST', '/api/auth/sign-in/email', {
      email: rows[0]?.email,
      password: PASSWORD,
    });
    const adminToken = { Authorization: `Bearer ${signedIn.headers.get('set-auth-token')}` };
    const person = await server.signUp();
    expect((await person.call('GET', '/api/admin/users')).status).toBe(403);
    const list = await server.call('GET', '/api/admin/users?limit=1', undefined, adminToken);
    expect(await list.json()).toMatchObject({ users: [{ role: 'admin' }] });
    const last = await server.call('PATCH', `/api/admin/users/${rows[0]?.id}`, { role: 'user' }, adminToken);
    expect(last.status).toBe(409);
    const promoted = await server.call(
      'PATCH',
      `/api/admin/users/${person.id}`,
      { role: 'admin' },
      adminToken,
    );
    expect(await promoted.json()).toMatchObject({ id: person.id, role: 'admin' });
    expect((await person.call('GET', '/api/admin/users')).status).toBe(200);
    expect(
      (await person.call('POST', '/api/auth/admin/set-role', { userId: person.id, role: 'user' })).status,
    ).toBe(404);
  });
});

describe('safety', () => {
  it('refuses a write from another site that rides on a cookie, and takes our own', async () => {
    const { cookie } = await server.signUp();
    const rename = (headers: Record<string, string>) =>
      server.call('PATCH', '/api/profile', { full_name: 'X' }, { cookie, ...headers });
    expect((await rename({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await rename({ origin: 'null' })).status).toBe(403);
    expect((await rename({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await rename({ origin: 'http://localhost' })).status).toBe(200);
    const signOut = await server.call(
      'POST',
      '/api/auth/sign-out',
      {},
      { cookie, origin: 'https://evil.example' },
    );
    expect(signOut.status).toBe(403);
  });

  it('sends a strict content-security policy and a request id with every reply', async () => {
    for (const path of ['/', '/api/profile', '/.netlify/functions/nothing']) {
      const response = await server.call('GET', path);
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    }
  });

  it('7.16 takes no batch and no record that would keep its thread for seconds', async () => {
    const person = await server.signUp();
    const body = 'x'.repeat(8 * 2 ** 20);
    const record = { kind: 'article', key: 'a', revision: 0, body };
    const batch = await person.call('PUT', '/api/projects/12345678/records', { records: [record] });
    expect(batch.status).toBe(413);
    const one = await person.call('PUT', '/api/projects/12345678/records/article/a', { revision: 0, body });
    expect(one.status).toBe(413);
  });

  it('answers too large, unreadable and wrong requests with a reason', async () => {
    const person = await server.signUp();
    const huge = await person.call('PATCH', '/api/profile', { full_name: 'x'.repeat(2 ** 20) });
    expect(huge.status).toBe(413);
    const broken = await server.app.request('http://localhost/api/profile', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
      body: '{"full_name":',
    });
    expect(await broken.json()).toMatchObject({ error: { code: 'server.invalid-json' } });
    const method = await person.call('DELETE', '/api/profile');
    expect(method.status).toBe(405);
    expect(method.headers.get('allow')).toBe('GET, PATCH');
    expect(await (await server.call('GET', '/api/nothing')).json()).toMatchObject({
      error: { code: 'server.not-found' },
    });
  });
});

describe('web app', () => {
  const page = { accept: 'text/html' };
  it('serves files, and the page for any other address', async () => {
    const asset = await server.call('GET', '/assets/main-1a2b.js', undefined, { 'accept-encoding': 'gzip' });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    for (const path of ['/', '/workflow', '/silo/running-shoes']) {
      const response = await server.call('GET', path, undefined, page);
      expect(await response.text()).toContain('<title>Silosmith</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('does not take a missing file, a call or a way out of the folder for a page', async () => {
    for (const path of ['/assets/old-9.js', '/api/x', '/.netlify/functions/x', '/..%2f..%2fetc/passwd']) {
      expect((await server.call('GET', path, undefined, path.includes('passwd') ? {} : page)).status).toBe(
        404,
      );
    }
  });

  it('says so where the app is not built', async () => {
    const bare = await createTestApp(database);
    const response = await bare.call('GET', '/', undefined, page);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });
});

describe('reference', () => {
  it('documents every route, and shows the same on a page without scripts', async () => {
    const document = (await (await server.call('GET', '/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const page = await (await server.call('GET', '/api/reference')).text();
    expect(page).not.toContain('<script');
    for (const { method, path } of ROUTES) {
      const documented = document.paths[path.replace(/:(\w+)/g, '{$1}')];
      expect(Object.keys(documented ?? {})).toContain(method.toLowerCase());
      expect(page).toContain(`<h2>${method} ${path}</h2>`);
    }
  });
});

describe('health', () => {
  it('is open and says booleans alone', async () => {
    const keyed = await createTestApp(
      database,
      {},
      { apiKeys: new Map(Object.entries({ openai: 'sk-secret', exa: 'exa-secret' })) },
    );
    const health = await keyed.call('GET', '/.netlify/functions/utility-hub?operation=health-check');
    expect(await health.json()).toEqual({
      ok: true,
      services: {
        database: true,
        apiKeys: {
          configured: {
            openai: true,
            'openai-compatible': false,
            anthropic: false,
            mistral: false,
            bfl: false,
            stability: false,
            serpapi: false,
            exa: true,
          },
        },
      },
    });
    const real = await (await keyed.call('GET', '/.netlify/functions/health-real-integrations')).text();
    expect(JSON.parse(real)).toMatchObject({ integrations: { exa: { ok: true }, bfl: { ok: false } } });
    expect(real).not.toContain('secret');
  });
});
