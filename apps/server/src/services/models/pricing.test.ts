import { MODELS, pricesInUse, usdPerImage, usdPerSearch } from '@silosmith/ai';
import { pricingReplySchema } from '@silosmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../../testing/each-database.ts';
import { type Caller, createTestApp } from '../../testing/test-app.ts';

const HUB = '/.netlify/functions/utility-hub';
let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database.pool);
}, OPEN_TIMEOUT_MS);
afterAll(() => database.close());

const keys = new Map([
  ['openai', 'sk-operator-0123456789'],
  ['mistral', 'mi-operator-0123456789'],
]);
const serve = () => createTestApp(database, {}, { apiKeys: keys });
const pricing = async (person: Caller, query = '') =>
  pricingReplySchema.parse(await (await person.call('GET', `${HUB}${query}`)).json());
/** Calls of a user, as usage keeps them. */
const calls = (userId: string, model: string, outcome: string, count: number) =>
  database.pool.query(
    `insert into usage (id, user_id, provider, model, task, cost_usd, reserved_usd, latency_ms, outcome)
     select gen_random_uuid()::text, $1, 'openai', $2, 'article', 0.01, 0.01, 200, $3 from generate_series(1, $4)`,
    [userId, model, outcome, count],
  );

describe('utility-hub', () => {
  it('gives the catalogue with its prices, its date and whose key there is, to those who are signed in', async () => {
    const server = await serve();
    expect((await server.call('GET', HUB)).status).toBe(401);
    const reply = await pricing(await server.signUp());
    expect(reply.pricing).toHaveLength(MODELS.length);
    expect(reply.pricesOf).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(reply.analysis).toBeUndefined();
    const row = reply.pricing.find(({ model }) => model === 'gpt-4o');
    expect(row).toMatchObject({ inputCostPer1K: 0.0025, outputCostPer1K: 0.01, isAvailable: true });
    const available = (id: string) => reply.pricing.find(({ provider }) => provider === id)?.isAvailable;
    expect([available('demo'), available('anthropic')]).toEqual([true, false]);
    const image = reply.images?.find(({ provider }) => provider === 'openai');
    expect(image).toMatchObject({
      isAvailable: true,
      costPerImage: usdPerImage('openai', image?.model ?? ''),
    });
    expect(reply.images?.find(({ provider }) => provider === 'bfl')?.isAvailable).toBe(false);
    expect(reply.searches).toContainEqual({ provider: 'exa', costPerSearch: usdPerSearch('exa') });
    expect(reply.embeddings).toEqual(
      pricesInUse().embeddings.map(({ provider, id: model, usdPerMillion }) => ({
        ...{ provider, model, costPerMillion: usdPerMillion },
      })),
    );
    expect(JSON.stringify(reply)).not.toContain('operator');
  });

  it('says what smart mode would choose and why; calls that failed weigh against a model, for that user alone', async () => {
    const server = await serve();
    const [person, other] = [await server.signUp(), await server.signUp()];
    const before = await pricing(person, '?includeAnalysis=true');
    const chosenFor = ({ analysis = [] }: typeof before, task: string) =>
      analysis.find((one) => one.task === task)?.chosen?.model;
    const model = chosenFor(before, 'tags') ?? '';
    expect(before.analysis?.find(({ task }) => task === 'tags')?.reasons.map(({ code }) => code)).toContain(
      'best-score',
    );
    const { provider } = MODELS.find(({ id }) => id === model) ?? {};
    expect(provider).toBe('openai');
    await calls(person.id, model, 'ai.unavailable', 8);
    await calls(person.id, model, 'ok', 2);
    await calls(person.id, model, 'server.stopping', 5);
    const after = await pricing(person, '?includeAnalysis=true');
    expect(after.pricing.find((row) => row.model === model)?.history).toEqual({
      calls: 10,
      failedCalls: 8,
      averageLatencyMs: 200,
      costUsd: expect.closeTo(0.1, 6),
    });
    expect(chosenFor(after, 'tags')).not.toBe(model);
    expect(chosenFor(await pricing(other, '?includeAnalysis=true'), 'tags')).toBe(model);
  });

  it('chooses nothing that the day has no money left for', async () => {
    const person = await (await serve()).signUp();
    await database.pool.query('update spending_limits set daily_budget_usd = 0.0001 where user_id = $1', [
      person.id,
    ]);
    const { analysis, leftTodayUsd } = await pricing(person, '?includeAnalysis=true');
    expect(leftTodayUsd).toBe(0.0001);
    expect(analysis?.map(({ chosen }) => chosen)).toEqual(analysis?.map(() => null));
  });

  it('notes errors of a client by code, and nothing that could be a text or a key', async () => {
    const server = await serve();
    const logged: unknown[] = [];
    const { warn } = server.deps.log;
    Object.assign(server.deps.log, { warn: (...entry: unknown[]) => void logged.push(entry) });
    const person = await server.signUp();
    const records = [{ code: 'web.storage-full', context: 'generate' }];
    expect((await person.call('POST', HUB, { records })).status).toBe(202);
    expect(logged).toEqual([['client-error', { code: 'web.storage-full', place: 'generate' }]]);
    expect((await person.call('POST', HUB, { records: [{ code: 'my key is sk-1' }] })).status).toBe(400);
    expect((await server.call('POST', HUB, { records })).status).toBe(401);
    Object.assign(server.deps.log, { warn });
  });

  it('still answers the health check to anyone, and no other operation', async () => {
    const server = await serve();
    expect((await server.call('GET', `${HUB}?operation=health-check`)).status).toBe(200);
    expect((await server.call('GET', `${HUB}?operation=secrets`)).status).toBe(400);
  });
});
