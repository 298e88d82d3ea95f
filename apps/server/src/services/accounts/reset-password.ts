// Resets a password by a code of the operator; the code works once and ends every session.
import { type Chance, Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { inTransaction } from '../../store/database.ts';
import type { Auth } from './create-auth.ts';
import { issueCode, takeCode } from './one-time-codes.ts';

const VALID_HOURS = 1;

/** A code for the account with this e-mail, valid for an hour. Throws `server.user-not-found`. */
export async function issueResetCode(
  pool: pg.Pool,
  chance: Chance,
  email: string,
): Promise<{ code: string; expiresAt: string }> {
  const { rows } = await pool.query<{ id: string }>('select id from "user" where email = $1', [
    email.trim().toLowerCase(),
  ]);
  const [user] = rows;
  if (!user) throw new Fault('server.user-not-found');
  return issueCode(pool, chance, { purpose: 'reset-password', value: user.id, hours: VALID_HOURS });
}

/** Sets the password of the account that the code was issued for. Throws `server.wrong-reset-code`. */
export async function resetPassword(
  pool: pg.Pool,
  auth: Auth,
  { code, newPassword }: { readonly code: string; readonly newPassword: string },
): Promise<void> {
  const { password } = await auth.$context;
  const hash = await password.hash(newPassword);
  await inTransaction(pool, async (client) => {
    const taken = await takeCode(client, 'reset-password', code);
    if (!taken) throw new Fault('server.wrong-reset-code');
    await client.query(
      `update account set password = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential'`,
      [taken.value, hash],
    );
    await endSessions(client, taken.value);
  });
}

/** Ends the sessions of an account, but for one that may stay. */
export async function endSessions(
  client: pg.Pool | pg.PoolClient,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await client.query('delete from session where "userId" = $1 and "id" is distinct from $2', [
    userId,
    except,
  ]);
}
