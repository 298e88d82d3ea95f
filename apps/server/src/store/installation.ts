// Which secret signs the sessions of this installation? One in the database, so that every server before it accepts them.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Makes the secret at the first start; two servers starting together agree on the one that was stored first. */
export async function readAuthSecret(pool: pg.Pool): Promise<string> {
  await pool.query('insert into installation (auth_secret) values ($1) on conflict do nothing', [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await pool.query<{ auth_secret: string }>('select auth_secret from installation');
  const [row] = rows;
  if (!row) throw new Error('the installation row is missing');
  return row.auth_secret;
}
