// Usage that a release before the migration wrote is still there after it, and belongs to no page.
import { expect, it } from 'vitest';
import { OPEN_TIMEOUT_MS, openMemoryDatabase } from '../testing/each-database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { migrate } from './migrate.ts';

it(
  'keeps the usage of a database of the release before, as usage of no page',
  async () => {
    const database = await openMemoryDatabase();
    try {
      expect(await migrate(database.pool, 2)).toEqual(['start', 'key-of-calls']);
      const person = await (await createTestApp(database)).signUp();
      await database.pool.query(
        `insert into usage (id, user_id, provider, model, task, cost_usd, outcome) values ('1', $1, 'openai', 'gpt-4o', 'article', 0.02, 'ok')`,
        [person.id],
      );
      expect((await migrate(database.pool))[0]).toBe('page-of-calls');
      const { rows } = await database.pool.query('select cost_usd, project_id, page_id from usage');
      expect(rows).toEqual([{ cost_usd: 0.02, project_id: null, page_id: null }]);
    } finally {
      await database.close();
    }
  },
  OPEN_TIMEOUT_MS,
);
