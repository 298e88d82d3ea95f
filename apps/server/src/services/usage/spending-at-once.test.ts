// Issue 7, item 4: what is left of a day's money is spent once, also by calls that arrive together.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { describeEachDatabase, OPEN_TIMEOUT_MS } from '../../testing/each-database.ts';
import { type Caller, createTestApp } from '../../testing/test-app.ts';
import { beginCall } from './record-usage.ts';

describeEachDatabase('item 4: calls at once', (databases) => {
  let database: Database;
  let person: Caller;
  beforeAll(async () => {
    database = await databases.open();
    person = await (await createTestApp(database)).signUp();
  }, OPEN_TIMEOUT_MS);
  afterAll(() => databases.close());

  it(
    'reserve no more together than the cap',
    async () => {
      const planned = { userId: person.id, provider: 'openai', model: 'gpt-4o', task: 'other', page: null };
      const call = (at: number) =>
        beginCall(
          database.pool,
          { ...planned, id: `call-${at}`, estimateUsd: 0.1, onOperatorKey: true },
          0.55,
        );
      const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => call(at)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'server.over-daily-cap' });
      }
    },
    OPEN_TIMEOUT_MS,
  );
});
