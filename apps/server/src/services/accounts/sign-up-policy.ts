// Who may sign up: the first account belongs to whoever starts the server; later ones follow SIGN_UP.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { SignUpState } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import type { Dependencies } from '../../dependencies.ts';
import { derivedCode, plainCode, returnCode, takeCode } from './one-time-codes.ts';

export const setupCodeOf = (secret: string): string => derivedCode(secret, 'setup');

type Needs = Pick<Dependencies, 'database' | 'chance' | 'setupCode' | 'settings'>;

/** What a sign-up is asked for right now. */
export async function signUpState({ database, setupCode, settings }: Needs): Promise<SignUpState> {
  if (await hasAccounts(database.pool)) return settings.signUp;
  return setupCode === null ? 'open' : 'setup-code';
}

/** Whether the installation ever had one. */
export async function hasAccounts(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select 1 from installation where first_user_id is not null');
  return rows.length > 0;
}

/**
 * Runs a sign-up that the policy allows. `make` resolves to the new account. Throws what it throws, `server.sign-up-closed`,
 * `server.wrong-setup-code` or `server.wrong-invite`.
 */
export async function signUpByPolicy<T extends { readonly role: string; readonly id: string }>(
  deps: Needs,
  code: string,
  make: () => Promise<T>,
): Promise<T> {
  const { pool } = deps.database;
  if (await hasAccounts(pool)) {
    if (deps.settings.signUp === 'closed') throw new Fault('server.sign-up-closed');
    return deps.settings.signUp === 'invite' ? withInvite(deps, code, make) : make();
  }
  if (deps.setupCode !== null && !isSame(code, deps.setupCode)) throw new Fault('server.wrong-setup-code');
  const made = await make();
  // Several may sign up as the first at once: the database makes one of them admin, and the others came too late.
  if (made.role !== 'admin' && deps.settings.signUp !== 'open') {
    await pool.query('delete from "user" where "id" = $1', [made.id]);
    throw new Fault('server.sign-up-closed');
  }
  return made;
}

async function withInvite<T>(deps: Needs, code: string, make: () => Promise<T>): Promise<T> {
  const { pool } = deps.database;
  const taken = await takeCode(pool, 'invite', code);
  if (!taken) throw new Fault('server.wrong-invite');
  try {
    return await make();
  } catch (error) {
    await returnCode(pool, deps.chance, 'invite', code, taken);
    throw error;
  }
}

/** Compares digests, so that the time taken says nothing of how much was right. */
function isSame(typed: string, expected: string): boolean {
  const [one, other] = [typed, expected].map((text) => createHash('sha256').update(plainCode(text)).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
