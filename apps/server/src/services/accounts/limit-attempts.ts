// Rate limit of password guesses. Only failures count, by address and account, in the database, so that all servers count together.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Fault, toFaultShape } from '@silosmith/kernel';
import type pg from 'pg';
import { statusOf } from '../../middleware/error-reply.ts';

const WINDOW_MINUTES = 15;
/** Failed tries of one address on one account, or of a session on its own password. */
const MAX_FAILURES_ON_ACCOUNT = 10;
/** Failed tries of one address on any account: an office shares one. */
const MAX_FAILURES_OF_ADDRESS = 100;
/** New accounts from one address. */
const MAX_SIGN_UPS = 200;

interface Bucket {
  readonly name: string;
  readonly most: number;
}

/** An e-mail is tried from outside, so it is counted by address: nobody can lock others out. A session tries its own password. */
export type TriedAccount = { readonly email: string } | { readonly userId: string };

export interface Attempts {
  /** Before anything of a request is read. Throws `server.too-many-attempts` { minutes, retryAfterS } for an address that failed too often. */
  admit(address: string): Promise<void>;
  /** Runs one try; a refusal of it is a failure of the address, and at the account where there is one. Throws what it throws, and as `admit`. */
  attempt<T>(address: string, account: TriedAccount | null, work: () => Promise<T>): Promise<T>;
  /** Counts one sign-up. Throws `server.too-many-attempts`. */
  signUp(address: string): Promise<void>;
}

/** Tries under way in this process. `ended` grows with each that ends; `claims` are those that run or wait. */
interface UnderWay {
  claims: number;
  running: number;
  ended: number;
  waiting: (() => void)[];
}

/**
 * A burst cannot slip past: tries under way hold the places that are left, and further ones wait for them. Several servers
 * each let so many under way, so the most is that of one server times the servers.
 */
export function createAttempts(pool: pg.Pool): Attempts {
  const underWay = new Map<string, UnderWay>();

  async function enter(here: UnderWay, bucket: Bucket): Promise<void> {
    for (;;) {
      const seen = here.ended;
      const failures = await failuresOf(pool, bucket);
      // A try that ended meanwhile may have failed: count again.
      if (here.ended !== seen) continue;
      if (here.running < bucket.most - failures) break;
      await new Promise<void>((resolve) => here.waiting.push(resolve));
    }
    here.running += 1;
  }

  function leave(here: UnderWay): void {
    here.running -= 1;
    here.ended += 1;
    for (const proceed of here.waiting.splice(0)) proceed();
  }

  async function tryWithin<T>(here: UnderWay, bucket: Bucket, work: () => Promise<T>): Promise<T> {
    await enter(here, bucket);
    try {
      return await work();
    } catch (error) {
      if (isFailure(error)) await count(pool, bucket);
      throw error;
    } finally {
      leave(here);
    }
  }

  async function inBucket<T>(bucket: Bucket, work: () => Promise<T>): Promise<T> {
    const here = underWay.get(bucket.name) ?? { claims: 0, running: 0, ended: 0, waiting: [] };
    underWay.set(bucket.name, here);
    here.claims += 1;
    try {
      return await tryWithin(here, bucket, work);
    } finally {
      here.claims -= 1;
      if (here.claims === 0) underWay.delete(bucket.name);
    }
  }

  return {
    async admit(address) {
      await failuresOf(pool, addressBucket(address));
    },
    attempt: (address, account, work) =>
      inBucket(addressBucket(address), () =>
        account === null ? work() : inBucket(accountBucket(address, account), work),
      ),
    async signUp(address) {
      const bucket = { name: `sign-up ${networkOf(address)}`, most: MAX_SIGN_UPS };
      const window = await count(pool, bucket);
      if (window.count > bucket.most) throw tooMany(window.seconds);
    },
  };
}

const addressBucket = (address: string): Bucket => ({
  name: `address ${networkOf(address)}`,
  most: MAX_FAILURES_OF_ADDRESS,
});
const accountBucket = (address: string, account: TriedAccount): Bucket => ({
  name:
    'userId' in account
      ? `user ${account.userId}`
      : `account ${networkOf(address)} ${account.email.trim().toLowerCase()}`,
  most: MAX_FAILURES_ON_ACCOUNT,
});

/** An IPv6 subscriber has a /64 of addresses, so that is what counts as one. IPv4 inside IPv6 is IPv4. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** What the client did wrong: not a fault of the server, nor that this limit refused it. */
function isFailure(error: unknown): boolean {
  const status = statusOf(toFaultShape(error).code);
  return status >= 400 && status < 500 && status !== 429;
}

interface Window {
  readonly count: number;
  readonly seconds: number;
}

const SECONDS_LEFT = 'greatest(1, ceil(extract(epoch from window_ends - now())))::integer as seconds';

/** Throws `server.too-many-attempts` for a bucket that is full. */
async function failuresOf(pool: pg.Pool, { name, most }: Bucket): Promise<number> {
  const { rows } = await pool.query<Window>(
    `select count, ${SECONDS_LEFT} from attempts where bucket = $1 and window_ends >= now()`,
    [digest(name)],
  );
  const [row] = rows;
  if (row && row.count >= most) throw tooMany(row.seconds);
  return row?.count ?? 0;
}

async function count(pool: pg.Pool, { name }: Bucket): Promise<Window> {
  const { rows } = await pool.query<Window>(
    `insert into attempts (bucket, count, window_ends) values ($1, 1, now() + make_interval(mins => $2))
     on conflict (bucket) do update set
       count = case when attempts.window_ends < now() then 1 else attempts.count + 1 end,
       window_ends = case when attempts.window_ends < now() then excluded.window_ends else attempts.window_ends end
     returning count, ${SECONDS_LEFT}`,
    [digest(name), WINDOW_MINUTES],
  );
  return rows[0] ?? { count: 0, seconds: 1 };
}

const tooMany = (seconds: number): Fault =>
  new Fault('server.too-many-attempts', {
    params: { minutes: Math.ceil(seconds / 60), retryAfterS: seconds },
    retryable: true,
    recovery: ['wait'],
  });

/** Addresses and e-mails are not kept in clear. */
const digest = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Old windows go. */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from attempts where window_ends < now()');
}
