import { afterAll, expect, it } from 'vitest';
import { describePostgres, OPEN_TIMEOUT_MS } from '../testing/each-database.ts';

describePostgres('7.3 a database server', (databases) => {
  afterAll(() => databases.close(), OPEN_TIMEOUT_MS);

  it(
    'gives up a query after a minute, and this side a little later, should the network have gone',
    async () => {
      const { pool } = await databases.open();
      const { rows } = await pool.query('show statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '1min' }]);
      expect(pool.options.query_timeout).toBe(70_000);
    },
    OPEN_TIMEOUT_MS,
  );
});
