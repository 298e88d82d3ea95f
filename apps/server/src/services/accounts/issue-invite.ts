// Issues an invite: a code for one sign-up, valid for a week.
import type { Invite } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { issueCode } from './one-time-codes.ts';

const VALID_HOURS = 7 * 24;

/** Throws `server.no-invites` where sign-ups do not ask for one. */
export async function issueInvite({
  database,
  chance,
  settings,
}: Pick<Dependencies, 'database' | 'chance' | 'settings'>): Promise<Invite> {
  if (settings.signUp !== 'invite') throw new Fault('server.no-invites');
  return issueCode(database.pool, chance, { purpose: 'invite', value: '', hours: VALID_HOURS });
}
