import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp } from '../../testing/test-app.ts';

const SERP = '/.netlify/functions/serp';
const OPERATOR = 'serp-operator-0123456789';
const OWN = 'serp-user-9876543210';
const body = { seedKeyword: 'trail shoes', country: 'gb', language: 'en' };

let database: Database;
const network = setupServer();
beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'error' });
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterEach(() => network.resetHandlers());
afterAll(async () => {
  network.close();
  await database.close();
});

const serve = (settings: Parameters<typeof createTestApp>[2] = {}) =>
  createTestApp(database, {}, { apiKeys: new Map([['serpapi', OPERATOR]]), ...settings });
function searches(
  answer: (key: string | null) => Response = () => HttpResponse.json({ organic_results: [] }),
) {
  const keys: (string | null)[] = [];
  network.use(
    http.get('https://serpapi.com/search.json', ({ request }) => {
      const key = new URL(request.url).searchParams.get('api_key');
      keys.push(key);
      return answer(key);
    }),
  );
  return keys;
}

describe('serp', () => {
  it('answers what was found, with the user’s key before the operator’s, and counts the search', async () => {
    const keys = searches();
    const person = await (await serve()).signUp();
    const reply = await person.call('POST', SERP, body);
    expect(await reply.json()).toEqual({
      organic_results: [],
      related_questions: [],
      related_searches: [],
      provider: 'serpapi',
      demo: false,
      usage: { cost: 0.025 },
    });
    await person.call('POST', SERP, body, { 'X-Provider-Key': OWN });
    await person.call('POST', SERP, body, { 'X-Provider-Key-Serpapi': OWN });
    expect(keys).toEqual([OPERATOR, OWN, OWN]);
    const usage = await (await person.call('GET', '/api/usage')).json();
    expect(usage).toMatchObject({ byTask: [{ task: 'serp', calls: 3, costUsd: expect.closeTo(0.075, 6) }] });
  });

  it('needs a session and a keyword', async () => {
    const server = await serve();
    expect((await server.call('POST', SERP, body)).status).toBe(401);
    const person = await server.signUp();
    expect((await person.call('POST', SERP, { ...body, seedKeyword: ' ' })).status).toBe(400);
    expect((await person.call('POST', SERP, { ...body, provider: 'openai' })).status).toBe(404);
  });

  it('pays once for a repeated key, and stays within the operator’s cap of calls at once', async () => {
    const keys = searches();
    const server = await serve({ dailyCapUsd: 0.06 });
    const person = await server.signUp();
    const key = { 'Idempotency-Key': 'serp-1' };
    for (let i = 0; i < 3; i++) expect((await person.call('POST', SERP, body, key)).status).toBe(200);
    expect(keys).toHaveLength(1);
    const other = await server.signUp();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        other.call('POST', SERP, { ...body, seedKeyword: `shoes ${at}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(keys).toHaveLength(3);
  });

  it('never shows a key, though the provider takes it in the address', async () => {
    searches((key) => HttpResponse.json({ error: `what is ${key}?` }, { status: 400 }));
    const logged: unknown[] = [];
    const server = await serve();
    const note = (...entry: unknown[]): void => void logged.push(entry);
    Object.assign(server.deps.log, { info: note, warn: note, error: note });
    const person = await server.signUp();
    const reply = await person.call('POST', SERP, body, { 'X-Provider-Key': OWN });
    network.use(http.get('https://serpapi.com/search.json', () => HttpResponse.error()));
    const lost = await person.call('POST', SERP, body);
    const rows = await Promise.all(
      ['usage', 'call_replies'].map((table) => database.pool.query(`select * from ${table}`)),
    );
    const everything = JSON.stringify([
      await reply.text(),
      await lost.text(),
      rows.map((table) => table.rows),
      logged,
    ]);
    expect(everything).toContain('SerpAPI');
    expect(everything).not.toMatch(/serp-(?:user|operator)/u);
    Object.assign(server.deps.log, { info: () => {}, warn: () => {}, error: () => {} });
  });

  it('answers as the demo provider without a key, and says so', async () => {
    const person = await (await serve({ apiKeys: new Map() })).signUp();
    const reply = await person.call('POST', SERP, { ...body, provider: 'demo' });
    expect(await reply.json()).toMatchObject({ demo: true, usage: { cost: 0 } });
    expect((await person.call('POST', SERP, body)).status).toBe(401);
  });
});
