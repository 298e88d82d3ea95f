// Issue 7, items 1, 8, 15 and 20: what the server refuses at its doors, whoever knocks.
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from './app.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from './testing/each-database.ts';
import { createTestApp, PASSWORD, type TestApp } from './testing/test-app.ts';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
  server = await createTestApp(database);
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());

const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const JSON_TYPE = { 'content-type': 'application/json' };
const credentials = { name: 'Eve', email: 'eve@example.com', password: PASSWORD };

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}
const accounts = async (): Promise<number> =>
  (await database.pool.query('select 1 from "user" where email = $1', [credentials.email])).rows.length;

describe('item 1: another site cannot write here, with a cookie or without', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:9999' },
    { origin: 'https://localhost' },
    { origin: 'http://localhost.' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ];
  it.each(foreign)('refuses a sign-up and a sign-in that come with %o', async (headers) => {
    for (const path of [SIGN_UP, SIGN_IN, '/api/auth/sign-out', '/api/auth/reset-password']) {
      const reply = await server.call('POST', path, credentials, headers);
      expect(reply.status).toBe(403);
      expect(await codeOf(reply)).toBe('server.cross-origin');
      expect(reply.headers.get('set-cookie')).toBeNull();
    }
    expect(await accounts()).toBe(0);
  });

  it('guards every unsafe route, of the API and the functions', async () => {
    const unsafe = ROUTES.filter(({ method }) => method !== 'GET');
    expect(unsafe.length).toBeGreaterThan(10);
    for (const { method, path } of unsafe) {
      const reply = await server.call(method, path, undefined, { origin: 'https://evil.example' });
      expect([method, path, reply.status]).toEqual([method, path, 403]);
    }
  });

  it('gives no other site leave to read: OPTIONS and HEAD answer without a CORS header', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'HEAD', 'GET']) {
      const reply = await server.call(method, '/api/profile', undefined, headers);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('takes our own page, what a user typed, and clients that are no browser', async () => {
    const own: Record<string, string>[] = [
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ];
    for (const headers of own) {
      const email = `own-${JSON.stringify(headers).length}@example.com`;
      expect((await server.call('POST', SIGN_UP, { ...credentials, email }, headers)).status).toBe(200);
    }
  });

  it('believes the host and scheme that a proxy forwards only where TRUST_PROXY is set', async () => {
    const settings = { trustProxy: true, publicUrl: 'https://silo.example.org', isExposed: true };
    const proxied = await createTestApp(database, {}, settings);
    const headers = {
      host: '127.0.0.1:4310',
      origin: 'https://silo.example.org',
      'x-forwarded-host': 'silo.example.org',
      'x-forwarded-proto': 'https',
    };
    expect((await proxied.call('POST', '/api/auth/sign-out', {}, headers)).status).toBe(200);
    const spoofed = { ...headers, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    expect((await proxied.call('POST', '/api/auth/sign-out', {}, spoofed)).status).toBe(421);
    expect((await server.call('POST', '/api/auth/sign-out', {}, spoofed)).status).toBe(403);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'name=Eve&email=eve%40example.com&password=correct+horse'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    ['text/plain', JSON.stringify(credentials)],
    ['text/plain; application/json', JSON.stringify(credentials)],
    ['application/jsonp', JSON.stringify(credentials)],
    ['', JSON.stringify(credentials)],
  ])('takes JSON alone below /api/auth: 415 for “%s”', async (type, body) => {
    for (const path of [SIGN_UP, SIGN_IN, '/api/auth/sign-out']) {
      const bytes = new TextEncoder().encode(body);
      const reply = await server.app.request(`http://localhost${path}`, {
        method: 'POST',
        headers: type === '' ? {} : { 'content-type': type },
        body: bytes,
      });
      if (type === '' && path.endsWith('sign-out')) continue;
      expect(reply.status).toBe(415);
    }
    expect(await accounts()).toBe(0);
  });

  it('reaches no call of the sign-in library that is not in its list', async () => {
    for (const path of [
      'sign-in/social',
      'update-user',
      'admin/create-user',
      'delete-user',
      'list-sessions',
    ]) {
      expect((await server.call('POST', `/api/auth/${path}`, {})).status).toBe(404);
      expect((await server.call('GET', `/api/auth/${path}`)).status).toBe(404);
    }
    expect((await server.call('POST', '/api/auth//sign-up/email', credentials)).status).toBe(404);
  });
});

describe('item 1: a name pointed at this machine is not ours (DNS rebinding)', () => {
  const statusFor = async (app: TestApp, host: string): Promise<number> =>
    (await app.call('GET', '/api/openapi.json', undefined, { host })).status;

  it.each([
    'localhost',
    'LOCALHOST:4310',
    'localhost.',
    'silo.localhost:80',
    '127.0.0.1:4310',
    '127.9.9.9',
    '[::1]:4310',
    '[0:0:0:0:0:0:0:1]',
  ])('answers to %s', async (host) => {
    expect(await statusFor(server, host)).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:4310',
    'localhost.evil.example',
    'localhostevil.example',
    '127.0.0.1.evil.example',
    'evil@localhost',
    'localhost/evil',
    '192.168.1.20',
    '0.0.0.0:4310',
    '[2001:db8::1]',
    '[::ffff:192.168.1.20]',
    'x y',
  ])('does not answer to %s', async (host) => {
    expect(await statusFor(server, host)).toBe(421);
  });

  it('answers to PUBLIC_URL and the names of ALLOWED_HOSTS, and beyond this machine to any address but no name', async () => {
    const wide = await createTestApp(
      database,
      {},
      { publicUrl: 'https://silo.example.org', allowedHosts: ['Nas.Local'], isListeningWide: true },
    );
    for (const host of [
      'silo.example.org',
      'SILO.example.org.:443',
      'nas.local:4310',
      '192.168.1.20:4310',
      '[fd00::2]',
    ]) {
      expect([host, await statusFor(wide, host)]).toEqual([host, 200]);
    }
    for (const host of ['evil.example', 'www.silo.example.org', 'local']) {
      expect([host, await statusFor(wide, host)]).toEqual([host, 421]);
    }
  });
});

describe('item 8: a body is bounded before it is read', () => {
  let url = '';
  const listener = createServer(getRequestListener((request, env) => server.app.fetch(request, env)));
  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    listener.closeAllConnections();
    listener.close();
  });

  /** Sends a chunked body until somebody stops it; resolves with the status and what was sent. */
  const pour = (path: string, mostBytes: number): Promise<{ status: number; sent: number }> =>
    new Promise((resolve, reject) => {
      let sent = 0;
      let status = 0;
      const client = httpRequest(`${url}${path}`, { method: 'POST', headers: JSON_TYPE }, (response) => {
        status = response.statusCode ?? 0;
        response.resume();
        resolve({ status, sent });
        client.destroy();
      });
      client.on('error', (error) => (status === 0 ? reject(error) : undefined));
      const chunk = Buffer.alloc(64 * 1024, 32);
      const write = (): void => {
        while (status === 0 && sent < mostBytes) {
          sent += chunk.length;
          if (!client.write(chunk)) {
            client.once('drain', write);
            return;
          }
        }
        if (status === 0) client.end();
      };
      write();
    });

  it.each([SIGN_UP, SIGN_IN])('stops a chunked body without length at 16 kB: %s', async (path) => {
    const { status, sent } = await pour(path, 64 * 2 ** 20);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(32 * 2 ** 20);
  });

  it.each([SIGN_UP, SIGN_IN])(
    'reads no more than a turn beyond 16 kB of a body without length: %s',
    async (path) => {
      const app = await createTestApp(database);
      let pulled = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            pulled += 1_000;
            if (pulled > 1_000_000) controller.close();
            else controller.enqueue(new Uint8Array(1_000).fill(32));
          },
        },
        { highWaterMark: 0 },
      );
      const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' as const };
      const reply = await app.app.request(`http://localhost${path}`, init);
      expect(reply.status).toBe(413);
      expect(pulled).toBeLessThan(32 * 1024);
    },
  );

  it('refuses a length beyond 16 kB, and takes one below', async () => {
    const said = await server.call('POST', SIGN_IN, { email: 'a@example.com', password: 'x'.repeat(16_384) });
    expect(said.status).toBe(413);
    expect(await said.json()).toMatchObject({ error: { message: expect.stringContaining('16 kB') } });
  });

  it('asks who calls before it takes a body elsewhere', async () => {
    const { status, sent } = await pour('/api/projects', 64 * 2 ** 20);
    expect(status).toBe(401);
    expect(sent).toBeLessThan(32 * 2 ** 20);
  });

  it('refuses an address that failed too often before its body arrives', async () => {
    const app = await createTestApp(database);
    await database.pool.query('delete from attempts');
    await app.call('POST', SIGN_IN, { email: 'nobody@example.com', password: 'wrong' });
    await database.pool.query('update attempts set count = 100');
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1_000));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' as const };
    const reply = await app.app.request(`http://localhost${SIGN_IN}`, init);
    expect(reply.status).toBe(429);
    expect(pulled).toBe(0);
    await database.pool.query('delete from attempts');
  });

  it('does not wait for a body that trickles', async () => {
    const app = await createTestApp(database, { timer: { sleep: async () => {} } });
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' as const };
    const reply = await app.app.request(`http://localhost${SIGN_IN}`, init);
    expect(reply.status).toBe(408);
  });
});

describe('item 15: the session token is for the cookie', () => {
  const page = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

  it('is in no reply that a page can read', async () => {
    const email = 'token@example.com';
    const replies = [
      await server.call('POST', SIGN_UP, { ...credentials, email }, page),
      await server.call('POST', SIGN_IN, { email, password: PASSWORD }, page),
    ];
    const cookie = (replies[1]?.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    replies.push(await server.call('GET', '/api/auth/get-session', undefined, { cookie, ...page }));
    const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(20);
    for (const reply of replies) {
      expect(reply.headers.get('set-auth-token')).toBeNull();
      const text = await reply.text();
      expect(text).toContain(email);
      expect(text).not.toContain('token"');
      expect(text).not.toContain(token);
    }
  });

  it('works as bearer with its signature alone', async () => {
    const { token } = await server.signUp();
    const asked = (bearer: string) =>
      server.call('GET', '/api/profile', undefined, { authorization: `Bearer ${bearer}` });
    expect((await asked(token)).status).toBe(200);
    const bare = decodeURIComponent(token).split('.')[0] ?? '';
    for (const forged of [bare, `${bare}.`, `${bare}.x`, `${bare}.${'A'.repeat(43)}=`]) {
      expect((await asked(forged)).status).toBe(401);
    }
  });
});

describe('item 20: NUL bytes and endless nesting are a mistake of the caller', () => {
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it('answers 400', async () => {
    const person = await server.signUp();
    await person.call('POST', '/api/projects', { id: 'a-project-1', name: 'P' });
    const raw = async (method: string, path: string, body?: string): Promise<number> => {
      const headers = { authorization: `Bearer ${person.token}`, ...JSON_TYPE };
      const init = { method, headers, ...(body === undefined ? {} : { body }) };
      return (await server.app.request(`http://localhost${path}`, init)).status;
    };
    const record = '/api/projects/a-project-1/records/article/k';
    expect(await raw('PUT', record, `{"revision":0,"body":${deep(5_000)}}`)).toBe(400);
    expect(await raw('PUT', record, `{"revision":0,"body":${deep(100_000)}}`)).toBe(400);
    const batch = `{"records":[{"kind":"article","key":"k","revision":0,"body":${deep(5_000)}}]}`;
    expect(await raw('PUT', '/api/projects/a-project-1/records', batch)).toBe(400);
    expect(await raw('POST', '/api/projects', deep(5_000))).toBe(400);
    expect(await raw('POST', SIGN_IN, `{"email":${deep(5_000)},"password":"x"}`)).toBe(400);
    expect(await raw('GET', '/api/projects/a%00b')).toBe(400);
    expect(await raw('DELETE', '/api/projects/a%00b')).toBe(400);
    expect(await raw('PATCH', '/api/profile', '{"full_name":"a\\u0000"}')).toBe(400);
    expect(await raw('POST', '/.netlify/functions/demo-text', '{"prompt":"x","model":"a\\u0000"}')).toBe(400);
    expect(
      await raw('POST', SIGN_UP, '{"name":"a\\u0000","email":"n@example.com","password":"long enough"}'),
    ).toBe(422);
    expect(await raw('PUT', record, `{"revision":0,"body":${deep(100)}}`)).toBe(200);
  });
});
