import { type CallPage, callPageHeader, callPageOf } from '@silosmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { describeEachDatabase, OPEN_TIMEOUT_MS } from '../../testing/each-database.ts';
import { type Caller, createTestApp } from '../../testing/test-app.ts';
import { beginCall, settleCall } from './record-usage.ts';
import { summariseUsage } from './summarise-usage.ts';

const pageNamed = (id: string): CallPage => {
  const page = callPageOf(`project-of-tea/${id}`);
  if (page === null) throw new Error(`${id} is no page id`);
  return page;
};
const TEA = pageNamed('~0000000tea0');
const LATENCY_MS = 400_000;
const MINT = pageNamed('~000000mint0');

it('a header names a page of a project, or none', () => {
  expect(callPageOf(callPageHeader(TEA))).toEqual(TEA);
  for (const header of [undefined, '', 'project-of-tea', 'project-of-tea/tea', `../etc/${TEA.pageId}`])
    expect(callPageOf(header)).toBeNull();
});

describeEachDatabase('usage by page', (databases) => {
  let database: Database;
  let person: Caller;
  let other: Caller;
  beforeAll(async () => {
    database = await databases.open();
    const app = await createTestApp(database);
    person = await app.signUp();
    other = await app.signUp();
  }, OPEN_TIMEOUT_MS);
  afterAll(() => databases.close());

  async function called(id: string, page: CallPage | null, costUsd: number, outcome = 'ok', who = person) {
    const planned = { provider: 'openai', model: 'gpt-4o', task: 'article', onOperatorKey: false };
    await beginCall(database.pool, { ...planned, id, userId: who.id, page, estimateUsd: 0.1 }, null);
    const figures = { model: 'gpt-4o', inputTokens: 1, outputTokens: 1, latencyMs: LATENCY_MS };
    await settleCall(database.pool, id, { ...figures, costUsd, outcome });
  }

  it('adds up the calls of each page, failed ones too, the dearest first; names are of one’s own projects', async () => {
    await database.pool.query('insert into projects (id, owner_id, name) values ($1, $2, $3)', [
      TEA.projectId,
      person.id,
      'Tea',
    ]);
    await database.pool.query(
      `insert into project_records (project_id, kind, key, revision, sequence, body) values ($1, 'article', $2, 1, 1, $3)`,
      [TEA.projectId, TEA.pageId, JSON.stringify({ keyword: 'tea' })],
    );
    await called('1', TEA, 0.02);
    await called('2', TEA, 0.01, 'ai.unavailable');
    await called('3', MINT, 0.05, 'ai.content-refused');
    await called('4', null, 0.5);
    await called('5', TEA, 0.07, 'ai.unavailable', other);
    const range = { days: 1, nowMs: Date.now() };
    const { byPage, byModel } = await summariseUsage(database.pool, person.id, range);
    expect(byPage).toMatchObject([
      { ...MINT, keyword: null, calls: 1, failedCalls: 1, costUsd: expect.closeTo(0.05, 6) },
      { ...TEA, keyword: 'tea', calls: 2, failedCalls: 1, costUsd: expect.closeTo(0.03, 6) },
    ]);
    const { rows } = await database.pool.query<{ created_at: Date }>(
      `select created_at from usage where id = '3'`,
    );
    // A call is stored as it begins, and failed when it ended.
    const failedAt = new Date((rows[0]?.created_at.getTime() ?? 0) + LATENCY_MS).toISOString();
    expect(byModel).toMatchObject([{ failedCalls: 2, lastFailedAt: failedAt }]);
    const theirs = await summariseUsage(database.pool, other.id, range);
    expect(theirs.byPage).toMatchObject([{ ...TEA, keyword: null, calls: 1 }]);
  });
});
