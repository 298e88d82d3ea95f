// The row of the installation: who was first in it, and the secret that signs its sessions, the same for every server before it.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from './database.ts';

/**
 * Returns the secret, and makes the row at the first start: also where AUTH_SECRET gives another one, since without the row no
 * account is the first one, and so none is admin. Two servers starting together agree on the row that was stored first.
 */
export async function openInstallation(pool: pg.Pool): Promise<string> {
  return inTransaction(pool, async (client) => {
    const made = await client.query<{ first: string | null }>(
      `insert into installation (auth_secret, first_user_id)
       values ($1, (select id from "user" order by "createdAt", id limit 1))
       on conflict do nothing returning first_user_id as first`,
      [randomBytes(32).toString('base64url')],
    );
    // Accounts without a row: from a release that made none beside AUTH_SECRET.
    const first = made.rows[0]?.first ?? null;
    if (first !== null) {
      await client.query(
        `update "user" set role = 'admin' where id = $1 and not exists (select 1 from "user" where role = 'admin')`,
        [first],
      );
    }
    const { rows } = await client.query<{ auth_secret: string }>('select auth_secret from installation');
    const [row] = rows;
    if (!row) throw new Error('the installation row is missing');
    return row.auth_secret;
  });
}
