import { LLMock } from '@copilotkit/aimock';
import { hashOfText } from '@silosmith/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { createTestApp } from '../../testing/test-app.ts';

const PATH = '/.netlify/functions/openai-embeddings';
const KEY = { 'X-Provider-Key': 'sk-user-0123456789abcdef' };
const mock = new LLMock({ port: 0 });
let database: Database;
beforeAll(async () => {
  await mock.start();
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await mock.stop();
  await database.close();
});
beforeEach(() => {
  mock.reset();
  mock.onEmbedding(/./, { embedding: [0.5, -1] });
});
const serverWith = (settings: Parameters<typeof createTestApp>[2] = {}) =>
  createTestApp(
    database,
    {},
    {
      baseUrls: new Map([
        ['openai', `${mock.url}/v1`],
        ['openai-compatible', `${mock.url}/v1`],
      ]),
      ...settings,
    },
  );

it('gives a batch as a project keeps it, once for an idempotency key, and stores its cost', async () => {
  const person = await (await serverWith()).signUp();
  const ask = () =>
    person.call('POST', PATH, { texts: ['a', 'b'] }, { ...KEY, 'Idempotency-Key': 'vectors-1' });
  const first = await (await ask()).json();
  expect(first).toMatchObject({
    provider: 'openai',
    model: 'text-embedding-3-small',
    dimensions: 2,
    hashes: [hashOfText('a'), hashOfText('b')],
    vectors: btoa(String.fromCharCode(64, 129, 64, 129)),
  });
  const repeat = await ask();
  expect([repeat.headers.get('Idempotent-Replay'), await repeat.json()]).toEqual(['true', first]);
  expect(mock.getRequests()).toHaveLength(1);
  expect(await (await person.call('GET', '/api/usage')).text()).toContain('embeddings');
});

it('needs a session, texts, and a model whose price is known where the operator pays', async () => {
  const server = await serverWith({ apiKeys: new Map([['openai', 'sk-operator']]) });
  expect((await server.call('POST', PATH, { texts: ['a'] })).status).toBe(401);
  const person = await server.signUp();
  for (const texts of [[], [''], Array.from({ length: 513 }, () => 'a')]) {
    expect((await person.call('POST', PATH, { texts })).status).toBe(400);
  }
  const unpriced = await person.call('POST', PATH, { texts: ['a'], model: 'text-embedding-9' });
  expect(await unpriced.json()).toMatchObject({ error: { code: 'server.model-not-offered' } });
  expect(mock.getRequests()).toHaveLength(0);
  expect((await person.call('POST', PATH, { texts: ['a'] })).status).toBe(200);
});

it('is refused before it is sent where it could break the limit of a request', async () => {
  const person = await (await serverWith()).signUp();
  await person.call('PATCH', '/api/profile', { request_limit_usd: 0.001 });
  const texts = Array.from({ length: 512 }, () => 'a'.repeat(200));
  const refused = await person.call('POST', PATH, { texts }, KEY);
  expect(await refused.json()).toMatchObject({ error: { code: 'server.over-request-limit' } });
  expect(mock.getRequests()).toHaveLength(0);
});

it('says what the provider said, without the key; a model at home is free', async () => {
  const person = await (await serverWith()).signUp();
  mock.nextRequestError(401, { message: `wrong ${KEY['X-Provider-Key']}` });
  const refused = await person.call('POST', PATH, { texts: ['a'] }, KEY);
  const said = await refused.text();
  expect([refused.status, said]).toEqual([401, expect.stringContaining('ai.bad-key')]);
  expect(said).not.toContain(KEY['X-Provider-Key']);
  const own = await person.call('POST', '/.netlify/functions/openai-compatible-embeddings', {
    texts: ['a'],
    model: 'nomic-embed-text',
  });
  expect(await own.json()).toMatchObject({ model: 'nomic-embed-text', usage: { cost: 0 } });
});

it('asks the built-in model of this process: no key, no network, no cost', async () => {
  const person = await (await serverWith()).signUp();
  const reply = await person.call('POST', '/.netlify/functions/local-embeddings', { texts: ['a', 'b'] });
  expect(await reply.json()).toMatchObject({
    provider: 'local',
    model: 'all-minilm-l6-v2',
    dimensions: 384,
    hashes: [hashOfText('a'), hashOfText('b')],
    usage: { cost: 0 },
  });
  const many = { texts: Array.from({ length: 65 }, () => 'a') };
  expect((await person.call('POST', '/.netlify/functions/local-embeddings', many)).status).toBe(400);
  expect(mock.getRequests()).toHaveLength(0);
});
