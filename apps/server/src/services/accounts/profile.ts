// Profile of an account: what is stored besides its sign-in.
import type { Profile, ProfileChange, Role } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { inTransaction } from '../../store/database.ts';

interface ProfileRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly full_name: string;
  readonly avatar_url: string | null;
  readonly created_at: Date;
  readonly daily_budget_usd: number | null;
  readonly request_limit_usd: number | null;
}

const SELECT =
  'select id, email, role, full_name, avatar_url, created_at, daily_budget_usd, request_limit_usd from profiles';

const profileOf = (row: ProfileRow): Profile => ({ ...row, created_at: row.created_at.toISOString() });

/** Throws `server.user-not-found`. */
export async function readProfile(pool: pg.Pool | pg.PoolClient, id: string): Promise<Profile> {
  const { rows } = await pool.query<ProfileRow>(`${SELECT} where id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new Fault('server.user-not-found');
  return profileOf(row);
}

/** Changes the named fields alone. Throws `server.user-not-found`. */
export function changeProfile(pool: pg.Pool, id: string, change: ProfileChange): Promise<Profile> {
  return inTransaction(pool, async (client) => {
    const next = { ...(await readProfile(client, id)), ...change };
    await client.query('update "user" set "name" = $2, "image" = $3, "updatedAt" = now() where "id" = $1', [
      id,
      next.full_name,
      next.avatar_url,
    ]);
    await client.query(
      'update spending_limits set daily_budget_usd = $2, request_limit_usd = $3 where user_id = $1',
      [id, next.daily_budget_usd, next.request_limit_usd],
    );
    return readProfile(client, id);
  });
}

/** Oldest account first. */
export async function listProfiles(
  pool: pg.Pool,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ users: Profile[]; total: number }> {
  const { rows } = await pool.query<ProfileRow>(`${SELECT} order by created_at, id limit $1 offset $2`, [
    page.limit,
    page.offset,
  ]);
  const counted = await pool.query<{ total: number }>('select count(*)::integer as total from profiles');
  return { users: rows.map(profileOf), total: counted.rows[0]?.total ?? 0 };
}
