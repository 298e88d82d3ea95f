// One-time codes that the operator hands out; the database keeps only their digest.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Chance } from '@silosmith/kernel';
import type pg from 'pg';

export type CodePurpose = 'invite' | 'reset-password';

/** No letters that are taken for digits; 32 signs, so five bits each. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_SIGNS = 16;

/** `ABCD-EFGH-JKLM-NPQR`: 80 bits. */
function codeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, CODE_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replace(/(.{4})(?!$)/g, '$1-');
}

const newCode = (): string => codeOf(randomBytes(CODE_SIGNS));

/** The same code for the same secret: nothing is stored, and every server of an installation knows it. */
export const derivedCode = (secret: string, purpose: string): string =>
  codeOf(createHmac('sha256', secret).update(`silosmith ${purpose}`).digest());

/** As people type it: any case, with or without dashes and spaces. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

const identifierOf = (purpose: CodePurpose, code: string): string =>
  `${purpose}:${createHash('sha256').update(plainCode(code)).digest('base64url')}`;

/** A new code for `value`; it is shown once and cannot be read again. */
export async function issueCode(
  pool: pg.Pool,
  chance: Chance,
  wanted: { readonly purpose: CodePurpose; readonly value: string; readonly hours: number },
): Promise<{ code: string; expiresAt: string }> {
  const code = newCode();
  const { rows } = await pool.query<{ expires: Date }>(
    `insert into verification ("id", "identifier", "value", "expiresAt")
     values ($1, $2, $3, now() + make_interval(hours => $4)) returning "expiresAt" as expires`,
    [chance.id(), identifierOf(wanted.purpose, code), wanted.value, wanted.hours],
  );
  return { code, expiresAt: rows[0]?.expires.toISOString() ?? '' };
}

export interface TakenCode {
  readonly value: string;
  readonly expiresAt: Date;
}

/** Uses a code up; null for one that is unknown, used or too old. Of two who try it at once, one gets it. */
export async function takeCode(
  client: pg.Pool | pg.PoolClient,
  purpose: CodePurpose,
  code: string,
): Promise<TakenCode | null> {
  const { rows } = await client.query<TakenCode>(
    `delete from verification where "identifier" = $1 and "expiresAt" > now() returning "value" as value, "expiresAt" as "expiresAt"`,
    [identifierOf(purpose, code)],
  );
  return rows[0] ?? null;
}

/** Gives a taken code back, where what it was for did not come about. */
export async function returnCode(
  pool: pg.Pool,
  chance: Chance,
  purpose: CodePurpose,
  code: string,
  taken: TakenCode,
): Promise<void> {
  await pool.query(
    'insert into verification ("id", "identifier", "value", "expiresAt") values ($1, $2, $3, $4)',
    [chance.id(), identifierOf(purpose, code), taken.value, taken.expiresAt],
  );
}

/** Old codes go. */
export async function forgetOldCodes(pool: pg.Pool): Promise<void> {
  await pool.query('delete from verification where "expiresAt" < now()');
}
