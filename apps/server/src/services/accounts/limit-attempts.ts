// How often may someone guess a password? Failures are counted by address and account in the database, so that all servers count together.
import { createHash } from 'node:crypto';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';

const WINDOW_MINUTES = 15;
/** Failed sign-ins of one address on one account. */
const MAX_FAILURES_ON_ACCOUNT = 10;
/** Failed sign-ins of one address on any account: an office shares one. */
const MAX_FAILURES_OF_ADDRESS = 100;
/** New accounts from one address. */
const MAX_SIGN_UPS = 200;

interface Bucket {
  readonly name: string;
  readonly most: number;
}

/** Counts before the password is looked at, so that a burst of guesses cannot slip past. */
async function count(pool: pg.Pool, { name, most }: Bucket): Promise<void> {
  const { rows } = await pool.query<{ count: number; seconds: number }>(
    `insert into attempts (bucket, count, window_ends) values ($1, 1, now() + make_interval(mins => $2))
     on conflict (bucket) do update set
       count = case when attempts.window_ends < now() then 1 else attempts.count + 1 end,
       window_ends = case when attempts.window_ends < now() then excluded.window_ends else attempts.window_ends end
     returning count, greatest(1, ceil(extract(epoch from window_ends - now())))::integer as seconds`,
    [digest(name), WINDOW_MINUTES],
  );
  const [row] = rows;
  if (row && row.count > most) {
    throw new Fault('server.too-many-attempts', {
      params: { minutes: Math.ceil(row.seconds / 60), retryAfterS: row.seconds },
      retryable: true,
      recovery: ['wait'],
    });
  }
}

async function uncount(pool: pg.Pool, { name }: Bucket): Promise<void> {
  await pool.query('update attempts set count = greatest(0, count - 1) where bucket = $1', [digest(name)]);
}

/** Addresses and e-mails are not kept in clear. */
const digest = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Runs one sign-in; only a failed one stays counted. Throws `server.too-many-attempts` { minutes, retryAfterS }. */
export async function limitSignIn(
  pool: pg.Pool,
  who: { readonly address: string; readonly email: string },
  signIn: () => Promise<Response>,
): Promise<Response> {
  const email = who.email.trim().toLowerCase();
  const buckets: readonly Bucket[] = [
    { name: `account ${who.address} ${email}`, most: MAX_FAILURES_ON_ACCOUNT },
    { name: `address ${who.address}`, most: MAX_FAILURES_OF_ADDRESS },
  ];
  for (const bucket of buckets) await count(pool, bucket);
  const response = await signIn();
  if (response.ok) for (const bucket of buckets) await uncount(pool, bucket);
  return response;
}

/** Throws `server.too-many-attempts`. */
export async function limitSignUp(pool: pg.Pool, address: string): Promise<void> {
  await count(pool, { name: `sign-up ${address}`, most: MAX_SIGN_UPS });
}

/** Old windows go. */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from attempts where window_ends < now()');
}
