// Changes a role. Only an admin may, and one admin always remains.
import type { Profile, Role } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { inTransaction } from '../../store/database.ts';
import { readProfile } from './profile.ts';

/** Throws `server.user-not-found`, `server.last-admin`. */
export function changeRole(pool: pg.Pool, id: string, role: Role): Promise<Profile> {
  return inTransaction(pool, async (client) => {
    // All admins' rows are held, so that two admins cannot demote each other at the same moment.
    const admins = await client.query<{ id: string }>(
      `select id from "user" where role = 'admin' order by id for update`,
    );
    const others = admins.rows.filter((admin) => admin.id !== id);
    if (role !== 'admin' && admins.rows.length > 0 && others.length === 0)
      throw new Fault('server.last-admin');
    const changed = await client.query('update "user" set role = $2, "updatedAt" = now() where id = $1', [
      id,
      role,
    ]);
    if (changed.rowCount === 0) throw new Fault('server.user-not-found');
    return readProfile(client, id);
  });
}
