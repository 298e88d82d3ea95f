import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { researchReplySchema } from '@silosmith/contract';
import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp } from '../../testing/test-app.ts';

const HUB = '/.netlify/functions/research-hub';
const OPERATOR = 'exa-operator-0123456789';
const OWN = 'exa-user-9876543210';
const body = {
  provider: 'enhanced',
  query: 'trail shoes',
  type: 'semantic',
  numResults: 8,
  language: 'en',
  market: 'US',
};
const ARTICLE = `<h1>Trail shoes</h1>${'<p>Trail shoes hold 40 percent better on wet ground than road shoes, say those who sell them.</p>'.repeat(6)}`;

let database: Database;
const network = setupServer();
const servers: Server[] = [];
beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'error' });
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterEach(() => {
  network.resetHandlers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(async () => {
  network.close();
  await database.close();
});

const serve = (settings: Parameters<typeof createTestApp>[2] = {}) =>
  createTestApp(database, {}, { apiKeys: new Map([['exa', OPERATOR]]), ...settings });

/** A site on this machine, which the operator may allow by its address. */
async function site(
  answer: RequestListener,
): Promise<{ readonly url: string; readonly calls: () => number }> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  network.use(http.all(`${url}/*`, () => passthrough()));
  return { url, calls: () => calls };
}

function finds(...urls: readonly string[]) {
  const keys: (string | null)[] = [];
  network.use(
    http.post('https://api.exa.ai/search', ({ request }) => {
      keys.push(request.headers.get('x-api-key'));
      const results = urls.map((url) => ({ url, title: url }));
      return HttpResponse.json({ results, costDollars: { total: 0.007 } });
    }),
  );
  return keys;
}
const html: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<html><head><title>Shoes</title></head><body>${ARTICLE}</body></html>`);
};

describe('research-hub', () => {
  it('reads what was found, with the user’s key before the operator’s, and counts the search', async () => {
    const { url } = await site(html);
    const keys = finds(`${url}/guide`);
    const person = await (await serve({ privateHosts: ['127.0.0.1'] })).signUp();
    const reply = await person.call('POST', HUB, { ...body, csvKeywords: ['vegan shoes'] });
    const found = researchReplySchema.parse(await reply.json());
    expect(found).toMatchObject({
      provider: 'exa',
      demo: false,
      usage: { cost: 0.007 },
      unread: [],
      semanticInsights: { contentGaps: ['vegan shoes'] },
    });
    expect(found.sources[0]).toMatchObject({ url: `${url}/guide`, title: 'Shoes' });
    expect(found.sources[0]?.passages[0]).toContain('40 percent');
    await person.call('POST', HUB, body, { 'X-Provider-Key': OWN });
    await person.call('POST', HUB, body, { 'X-Provider-Key-Exa': OWN });
    expect(keys).toEqual([OPERATOR, OWN, OWN]);
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({
      byTask: [{ task: 'research', calls: 3, costUsd: expect.closeTo(0.021, 6) }],
    });
  });

  it('never calls a private address: neither one that was found nor one that a page leads to', async () => {
    const inside = await site(html);
    const outside = await site((_request, response) => {
      response.writeHead(302, { location: `${inside.url.replace('127.0.0.1', 'localhost')}/secret` });
      response.end();
    });
    finds(`${inside.url}/secret`, 'http://169.254.169.254/latest', 'http://[::1]/');
    const person = await (await serve()).signUp();
    const found = researchReplySchema.parse(await (await person.call('POST', HUB, body)).json());
    expect(found.unread.map(({ reason }) => reason)).toEqual(Array(3).fill('private-address'));
    expect(inside.calls()).toBe(0);

    finds(`${outside.url}/`);
    const allowed = await (await serve({ privateHosts: ['127.0.0.1'] })).signUp();
    const led = researchReplySchema.parse(await (await allowed.call('POST', HUB, body)).json());
    expect(led.unread).toEqual([{ url: `${outside.url}/`, reason: 'private-address' }]);
    expect([outside.calls(), inside.calls()]).toEqual([1, 0]);
  });

  it('hostile pages are named, and cost neither the reply nor the server', async () => {
    const hostile = await site((request, response) => {
      response.setHeader('content-type', 'text/html');
      const path = request.url ?? '';
      if (path === '/big') response.end('x'.repeat(10 * 2 ** 20));
      else if (path === '/nested') response.end('<div>'.repeat(400_000));
      else if (path === '/cut') request.socket.destroy();
      else if (path === '/pdf') response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
      else response.end(ARTICLE);
    });
    finds(...['/big', '/nested', '/cut', '/pdf', '/good'].map((path) => hostile.url + path));
    const person = await (await serve({ privateHosts: ['127.0.0.1'] })).signUp();
    const found = researchReplySchema.parse(await (await person.call('POST', HUB, body)).json());
    expect(found.sources.map(({ url }) => url)).toEqual([`${hostile.url}/good`]);
    expect(found.unread.map(({ reason }) => reason)).toEqual([
      'too-large',
      'not-readable',
      'unreachable',
      'not-html',
    ]);
  });

  it('needs a session, a query and a provider that researches', async () => {
    const server = await serve();
    expect((await server.call('POST', HUB, body)).status).toBe(401);
    const person = await server.signUp();
    expect((await person.call('POST', HUB, { ...body, query: ' ' })).status).toBe(400);
    expect((await person.call('POST', HUB, { ...body, numResults: 99 })).status).toBe(400);
    expect((await person.call('POST', HUB, { ...body, provider: 'serpapi' })).status).toBe(404);
  });

  it('pays once for a repeated key, and stays within the operator’s cap of calls at once', async () => {
    const keys = finds();
    const server = await serve({ dailyCapUsd: 0.015 });
    const person = await server.signUp();
    const key = { 'Idempotency-Key': 'research-1' };
    for (let i = 0; i < 3; i++) expect((await person.call('POST', HUB, body, key)).status).toBe(200);
    expect(keys).toHaveLength(1);
    const other = await server.signUp();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => other.call('POST', HUB, { ...body, query: `shoes ${at}` })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(keys).toHaveLength(3);
  });

  it('never shows a key', async () => {
    network.use(
      http.post('https://api.exa.ai/search', ({ request }) =>
        HttpResponse.json({ error: `what is ${request.headers.get('x-api-key')}?` }, { status: 400 }),
      ),
    );
    const person = await (await serve()).signUp();
    const replies = [
      await person.call('POST', HUB, body, { 'X-Provider-Key': OWN }),
      await person.call('POST', HUB, body),
    ];
    const rows = await Promise.all(
      ['usage', 'call_replies'].map((table) => database.pool.query(`select * from ${table}`)),
    );
    const everything = JSON.stringify([
      ...(await Promise.all(replies.map((reply) => reply.text()))),
      rows.map((table) => table.rows),
    ]);
    expect(everything).toContain('Exa');
    expect(everything).not.toMatch(/exa-(?:user|operator)/u);
  });

  it('answers as the demo provider without a key and without a call, and says so', async () => {
    const person = await (await serve({ apiKeys: new Map() })).signUp();
    const reply = researchReplySchema.parse(
      await (await person.call('POST', HUB, { ...body, provider: 'demo' })).json(),
    );
    expect(reply).toMatchObject({ demo: true, usage: { cost: 0 }, unread: [] });
    expect(reply.sources.length).toBeGreaterThan(2);
    expect((await person.call('POST', HUB, body)).status).toBe(401);
  });
});
