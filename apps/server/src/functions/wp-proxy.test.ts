import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import type { SiteCall } from '@silosmith/contract';
import { connect, createProxyTransport } from '@silosmith/delivery';
import { createDirectTransport } from '@silosmith/delivery/sites';
import { Fault, type Timer } from '@silosmith/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { composeDependencies } from '../compose.ts';
import { createLog } from '../platform/log.ts';
import { createPublicFetch } from '../platform/public-fetch.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../testing/each-database.ts';
import { type Caller, createTestApp, NO_SETTINGS } from '../testing/test-app.ts';

const PROXY = '/.netlify/functions/wp-proxy';
const PASSWORD = 'abcd efgh ijkl mnop qrst uvwx';
const AUTH = `Basic ${btoa(`ada:${PASSWORD}`)}`;
/** Names of this test, and where its resolver says that they are. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['localhost', ['127.0.0.1']],
  ['localhost.', ['127.0.0.1']],
  ['intranet.test', ['10.0.0.5']],
  ['metadata.google.internal', ['169.254.169.254']],
  ['half.test', ['93.184.216.34', '127.0.0.1']],
  ['six.test', ['fd12:3456::1']],
  ['site.test', ['127.0.0.1']],
]);

let database: Database;
let person: Caller;
const servers: Server[] = [];

beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
  person = await (await createTestApp(database)).signUp();
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A site on this machine, with the calls that reached it. */
async function serve(answer: RequestListener) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return { port: (server.address() as AddressInfo).port, seen };
}

const never: Timer = {
  sleep: (_delayMs, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    }),
};

async function proxyWith({ allowed = [], timer = never }: { allowed?: string[]; timer?: Timer } = {}) {
  const lookups: string[] = [];
  const fetch = createPublicFetch(new Set(allowed), (name, callback) => {
    lookups.push(name);
    const found = NAMES.get(name) ?? [];
    callback(
      null,
      found.map((address) => ({ address, family: isIP(address) })),
    );
  });
  const { call } = await createTestApp(database, { sites: createDirectTransport({ fetch, timer }) });
  const send = (body: Partial<SiteCall>, auth: string | null = AUTH) =>
    call('POST', PROXY, body, {
      Authorization: `Bearer ${person.token}`,
      ...(auth === null ? {} : { 'X-Proxy-Auth': auth }),
    });
  return { send, call, lookups };
}

const codeOf = async (reply: Response): Promise<string> => {
  const { error } = (await reply.json()) as { error: { code: string } };
  return `${reply.status} ${error.code}`;
};

describe('issue 11: an address that is not of the public internet is refused', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '127.255.255.254',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
    ],
    ...[
      '0x7F.0x0.0x0.0x1',
      '0',
      '0.0.0.0',
      '00000177.1',
      '127.0.0.1.',
      '１２７.０.０.１',
      '①②⑦.⓪.⓪.①',
      '127。0。0。1',
    ],
    ...[
      '%31%32%37.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
    ],
    ...[
      '192.0.0.192',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '3232235777',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
    ],
    ...[
      '[::1]',
      '[0:0:0:0:0:0:0:1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[::ffff:0:127.0.0.1]',
    ],
    ...[
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[2001:0:7f00:1::]',
      '[fe80::1]',
      '[fec0::1]',
      '[fd00:ec2::254]',
      '[ff02::1]',
    ],
    ...[
      'localhost',
      'LOCALHOST',
      'localhost.',
      'intranet.test',
      'metadata.google.internal',
      'half.test',
      'six.test',
    ],
  ])('%s', async (host) => {
    const { port, seen } = await serve((_request, response) => response.end('{}'));
    const { send } = await proxyWith();
    for (const site of [`http://${host}:${port}`, `https://${host}:${port}`]) {
      const reply = await send({ site: new URL(site).href.replace(/\/$/u, '') });
      expect(await codeOf(reply), site).toBe('403 wordpress.private-address');
      expect(await codeOf(await send({ site })), site).toMatch(/^(?:403 wordpress\.private-address|400 )/u);
    }
    expect(seen).toEqual([]);
  });

  it.each([
    ...[
      'file:///etc/passwd',
      'ftp://127.0.0.1',
      'gopher://127.0.0.1:70',
      'data:text/plain,x',
      'site.test',
      '',
    ],
    ...[
      'http://ada:secret@127.0.0.1',
      'http://public.test@127.0.0.1',
      'http://127.0.0.1/?x',
      'http://127.0.0.1/#x',
    ],
    ...['http://127.0.0.1/..', 'http://[::1%25lo]', 'http://127.0.0.1:99999'],
  ])('%j is no address of a site', async (site) => {
    const { send } = await proxyWith({ allowed: ['127.0.0.1'] });
    expect(await codeOf(await send({ site }))).toBe('400 server.invalid-request');
  });

  it('a name is looked up once, and the call goes where that said', async () => {
    const { port, seen } = await serve((_request, response) => response.end('{"namespaces":[]}'));
    const { send, lookups } = await proxyWith({ allowed: ['site.test'] });
    // No resolver but the test's knows the name.
    expect((await send({ site: `http://site.test:${port}` })).status).toBe(200);
    expect([lookups, seen.length, seen[0]?.headers.host]).toEqual([['site.test'], 1, `site.test:${port}`]);
  });

  it.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
    const inside = await serve((_request, response) => response.end('{}'));
    const site = await serve((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${inside.port}/wp-json/` }).end();
    });
    const { send } = await proxyWith({ allowed: ['127.0.0.1'] });
    const reply = await send({ site: `http://127.0.0.1:${site.port}` });
    expect(await codeOf(reply)).toBe('502 wordpress.redirected');
    expect([site.seen.length, inside.seen.length]).toEqual([1, 0]);
  });
});

const GIF = btoa('GIF89a with some bytes: \0\xff');
const UPLOAD: Partial<SiteCall> = {
  ...{ route: 'wp/v2/media', method: 'POST' },
  file: { name: 'rain-barrel.gif', base64: GIF },
};

describe('issue 11: only calls of publishing are passed on', () => {
  const SITE = 'http://127.0.0.1:9';
  it.each<[field: string, call: Partial<SiteCall>]>([
    ['route', { route: 'wp/v2/settings' }],
    ['route', { route: 'wp/v2/users' }],
    ['route', { route: 'wp/v2/plugins', method: 'POST' }],
    ['route', { route: 'wp/v2/posts/../settings' }],
    ['route', { route: 'wp/v2/posts?x' }],
    ['route', { route: 'wp/v2/posts%2f1' }],
    ['route', { route: '../wp-admin/admin-ajax.php', method: 'POST' }],
    ['route', { route: 'batch/v1', method: 'POST' }],
    ['route', { target: 'page', route: 'http://127.0.0.1:10/' }],
    ['route', { target: 'page', route: '//intranet.test/' }],
    ['method', { route: '', method: 'POST' }],
    ['method', { route: 'wp/v2/users/me', method: 'PUT' }],
    ['method', { route: 'wp/v2/posts', method: 'DELETE' }],
    ['method', { route: 'wp/v2/posts', method: 'PATCH' as 'PUT' }],
    ['params', { route: 'wp/v2/posts', params: { _method: 'DELETE' } }],
    ['params', { route: 'wp/v2/posts', params: { rest_route: '/wp/v2/settings' } }],
    ['params', { route: 'wp/v2/posts', params: { _jsonp: 'x' } }],
    ['body', { route: 'wp/v2/posts', method: 'GET', body: { title: 'x' } }],
    ['method', { route: 'wp/v2/pages', method: 'DELETE' }],
    ['route', { route: 'wp/v2/pages/7/revisions', method: 'GET' }],
    ['method', { route: 'silosmith/v1/posts', method: 'POST' }],
    ['route', { route: 'silosmith/v1/posts/7' }],
    ['method', { route: 'wp/v2/media/7', method: 'GET' }],
    ['body', { route: 'wp/v2/media/7', method: 'PUT' }],
    ['body', { route: 'wp/v2/media/7', method: 'PUT', body: { alt_text: 'x', post: 1 } }],
    ['body', { route: 'wp/v2/media/7', method: 'PUT', body: { alt_text: { raw: 'x' } } }],
    ['file', { ...UPLOAD, file: undefined }],
    ['file', { ...UPLOAD, body: { title: 'x' } }],
    ['file', { ...UPLOAD, route: 'wp/v2/posts' }],
    ['file', { ...UPLOAD, method: 'GET' }],
    ['file', { ...UPLOAD, file: { name: 'a.png', base64: btoa('<svg onload="alert(1)"/>') } }],
    ['file', { ...UPLOAD, file: { name: 'a.png', base64: btoa('<?php system("id");') } }],
    ['file', { ...UPLOAD, file: { name: 'a.png', base64: btoa('GIF89a, not PNG') } }],
    ['file.name', { ...UPLOAD, file: { name: 'a.svg', base64: GIF } }],
    ['file.name', { ...UPLOAD, file: { name: 'a.php.gif', base64: GIF } }],
    ['file.name', { ...UPLOAD, file: { name: 'a"; filename="b.php.gif', base64: GIF } }],
    ['file.base64', { ...UPLOAD, file: { name: 'a.gif', base64: 'A'.repeat(7_000_000) } }],
    ['root', { root: 'http://127.0.0.1:10/wp-json/' }],
    ['root', { root: `${SITE}/?x=/` }],
    ['root', { root: `${SITE}/?rest_route=/wp/v2/settings` }],
  ])('%s of %j', async (field, call) => {
    const { send } = await proxyWith({ allowed: ['127.0.0.1'] });
    const reply = await send({ site: SITE, ...call });
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { code: 'server.invalid-request', params: { field } } },
    ]);
  });

  it('for users who are signed in', async () => {
    const { call } = await proxyWith();
    expect((await call('POST', PROXY, { site: SITE })).status).toBe(401);
  });

  it('an image arrives as its bytes, with a name and a type that are ours', async () => {
    const bodies: Buffer[] = [];
    const { port, seen } = await serve(async (request, response) => {
      for await (const chunk of request) bodies.push(chunk);
      response.statusCode = 201;
      response.end('{"id":7}');
    });
    const { send } = await proxyWith({ allowed: ['127.0.0.1'] });
    const reply = await send({ ...UPLOAD, site: `http://127.0.0.1:${port}`, params: { slug: 'x' } });
    expect([reply.status, await reply.json()]).toMatchObject([200, { status: 201, data: { id: 7 } }]);
    expect(Buffer.concat(bodies).toString('base64')).toBe(GIF);
    expect([seen[0]?.url, seen[0]?.headers]).toMatchObject([
      '/wp-json/wp/v2/media?slug=x',
      {
        'content-type': 'image/gif',
        'content-disposition': 'attachment; filename="rain-barrel.gif"',
        authorization: AUTH,
      },
    ]);
  });

  it('the alternative text of an image that is there', async () => {
    const { port, seen } = await serve((_request, response) => response.end('{"id":7}'));
    const { send } = await proxyWith({ allowed: ['127.0.0.1'] });
    const call = { route: 'wp/v2/media/7', method: 'PUT', body: { alt_text: 'A cup' } } as const;
    expect((await send({ ...call, site: `http://127.0.0.1:${port}` })).status).toBe(200);
    expect(seen.map(({ method, url }) => [method, url])).toEqual([['PUT', '/wp-json/wp/v2/media/7']]);
  });

  it('within bounds of size and time', async () => {
    const endless = await serve((_request, response) => {
      const part = Buffer.alloc(2 ** 20, 0x20);
      const more = (): void => void (response.destroyed || response.write(part, more));
      more();
    });
    const silent = await serve(() => undefined);
    const at = ({ port }: { port: number }) => `127.0.0.1:${port}`;
    const allowed = ['127.0.0.1'];
    const { send } = await proxyWith({ allowed });
    expect(await codeOf(await send({ site: `http://${at(endless)}` }))).toBe('502 wordpress.reply-too-large');
    const body = { content: 'x'.repeat(9 * 2 ** 20) };
    const large = { site: `http://${at(silent)}`, route: 'wp/v2/posts', method: 'POST', body } as const;
    expect((await send(large)).status).toBe(413);
    const soon = await proxyWith({ allowed, timer: { sleep: () => Promise.resolve() } });
    expect(await codeOf(await soon.send({ site: `http://${at(silent)}` }))).toBe('504 wordpress.timeout');
  });
});

describe('a WordPress behind the proxy', () => {
  const answers: Readonly<Record<string, unknown>> = {
    '/wp-json/': { namespaces: ['wp/v2'], authentication: { 'application-passwords': {} } },
    '/wp-json/wp/v2/users/me?context=edit': {
      ...{ id: 1, name: 'Ada', roles: ['editor'] },
      capabilities: { edit_posts: true },
    },
    '/wp-json/wp/v2/posts': { schema: { properties: { meta: { properties: [] } } } },
  };

  it('is connected to, and nothing of the credentials stays on the server', async () => {
    const { port, seen } = await serve((request, response) => {
      const authorization = request.headers.authorization;
      if (request.url === '/') return void response.end('<html>A page that is nobody’s business</html>');
      const needsLogin = request.url?.includes('wp/v2') === true;
      response.statusCode = needsLogin && authorization !== AUTH ? 401 : 200;
      response.end(JSON.stringify(answers[request.url ?? '']));
    });
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const settings = { ...NO_SETTINGS, privateHosts: ['127.0.0.1'] };
    const app = createApp(await composeDependencies(database, settings, log));
    const replies: string[] = [];
    const transport = createProxyTransport(async (path, { method, body, headers }) => {
      const reply = await app.request(`http://localhost${path}`, {
        ...{ method, body: JSON.stringify(body) },
        headers: { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer ${person.token}` },
      });
      replies.push(await reply.clone().text());
      if (reply.ok) return reply.json();
      throw new Fault('refused');
    });
    const login = { user: 'ada', password: PASSWORD };
    const site = `http://127.0.0.1:${port}`;
    const connection = await connect({ url: site, login, tries: 1 }, { transport, timer: never });
    expect(connection).toMatchObject({ user: { name: 'Ada' }, site: { home: site } });
    expect(seen.map(({ headers }) => headers.authorization === AUTH)).toEqual([false, false, true, true]);
    expect(lines.length).toBeGreaterThan(3);
    const { rows } = await database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const tables = await Promise.all(
      rows.map(async ({ table_name: name }) => (await database.pool.query(`select * from "${name}"`)).rows),
    );
    expect(rows.length).toBeGreaterThan(3);
    const left = JSON.stringify([lines, replies, tables]);
    for (const secret of [PASSWORD, AUTH.slice(6), 'nobody’s business']) expect(left).not.toContain(secret);
  });
});
