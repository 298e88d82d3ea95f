// Makes a call with an idempotency key once; a repeat gets the kept reply and is not paid again.
import { type Chance, Fault, type Logger, type Timer } from '@silosmith/kernel';
import type pg from 'pg';
import type { Underway } from '../../platform/underway.ts';

/** A running call's hold on its key, renewed while its server lives; after a crash the key is free again when it ends. */
const LEASE_SECONDS = 15;
const RENEW_EVERY_MS = 5_000;
/** As long as a later run may ask for them (generation, `taken-up`). */
const KEEP_HOURS = 7 * 24;
/** Pictures, which would fill the disk. */
const LARGE_BYTES = 262_144;
const KEEP_LARGE_HOURS = 24;
/** What another server's client waits before it asks again, in seconds. */
const ASK_AGAIN_S = 2;

export interface KeptCall {
  readonly userId: string;
  readonly key: string;
  /** Digest of the request: the same key with another request is a mistake of the caller. */
  readonly requestHash: string;
}

export interface KeptReply {
  /** Plain JSON. */
  readonly reply: unknown;
  readonly replayed: boolean;
}

export interface KeptCalls {
  /**
   * Runs `work` unless its reply is kept or under way here. A failed call keeps nothing, so that a repeat tries again.
   * Throws what `work` throws, `server.idempotency-mismatch`, or `server.call-running` where another server runs it.
   */
  once(call: KeptCall, work: () => Promise<unknown>): Promise<KeptReply>;
}

interface Ports {
  readonly pool: pg.Pool;
  readonly timer: Timer;
  readonly chance: Chance;
  readonly log: Logger;
  readonly underway: Underway;
}

export function createKeptCalls(ports: Ports): KeptCalls {
  const here = new Map<string, { readonly requestHash: string; readonly reply: Promise<KeptReply> }>();
  return {
    async once(call, work) {
      const id = `${call.userId} ${call.key}`;
      const running = here.get(id);
      if (running) {
        if (running.requestHash !== call.requestHash) throw new Fault('server.idempotency-mismatch');
        return { reply: (await running.reply).reply, replayed: true };
      }
      const reply = ports.underway.track(runOrReplay(ports, call, work));
      here.set(id, { requestHash: call.requestHash, reply });
      try {
        return await reply;
      } finally {
        here.delete(id);
      }
    },
  };
}

async function runOrReplay(ports: Ports, call: KeptCall, work: () => Promise<unknown>): Promise<KeptReply> {
  const holder = ports.chance.id();
  const kept = await claim(ports.pool, call, holder);
  if (kept) return { reply: kept.reply, replayed: true };
  const renewing = new AbortController();
  const renewal = renew(ports, call, holder, renewing.signal);
  try {
    const reply = await work();
    await keep(ports, call, holder, reply);
    return { reply, replayed: false };
  } catch (error) {
    await free(ports, call, holder);
    throw error;
  } finally {
    renewing.abort();
    await renewal;
  }
}

/** What was paid for reaches the client even where it cannot be kept. */
async function keep(ports: Ports, call: KeptCall, holder: string, reply: unknown): Promise<void> {
  try {
    await ports.pool.query(
      `update call_replies set state = 'done', reply = $4 where user_id = $1 and key = $2 and holder = $3`,
      [call.userId, call.key, holder, JSON.stringify(reply)],
    );
  } catch (error) {
    ports.log.error('reply-not-kept', { reason: reasonOf(error) });
  }
}

/** The provider's fault is what the client must hear; a key that stays taken is free when its lease ends. */
async function free(ports: Ports, call: KeptCall, holder: string): Promise<void> {
  try {
    await ports.pool.query(
      `delete from call_replies where user_id = $1 and key = $2 and holder = $3 and state = 'running'`,
      [call.userId, call.key, holder],
    );
  } catch (error) {
    ports.log.error('key-not-freed', { reason: reasonOf(error) });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Null: the key is ours to run. Takes over a key whose holder died, or whose reply is too old to be kept. */
async function claim(pool: pg.Pool, call: KeptCall, holder: string): Promise<{ reply: unknown } | null> {
  const claimed = await pool.query(
    `insert into call_replies (user_id, key, request_hash, state, holder, lease_until)
     values ($1, $2, $3, 'running', $4, now() + make_interval(secs => $5))
     on conflict (user_id, key) do update set request_hash = excluded.request_hash, state = 'running',
       holder = excluded.holder, lease_until = excluded.lease_until, reply = null, created_at = now()
     where (call_replies.state = 'running' and call_replies.lease_until < now())
        or call_replies.created_at < now() - make_interval(hours => $6)`,
    [call.userId, call.key, call.requestHash, holder, LEASE_SECONDS, KEEP_HOURS],
  );
  if (claimed.rowCount === 1) return null;
  const { rows } = await pool.query<{ request_hash: string; state: string; reply: unknown }>(
    'select request_hash, state, reply from call_replies where user_id = $1 and key = $2',
    [call.userId, call.key],
  );
  const [row] = rows;
  if (row && row.request_hash !== call.requestHash) throw new Fault('server.idempotency-mismatch');
  if (row?.state === 'done') return { reply: row.reply };
  throw new Fault('server.call-running', {
    params: { retryAfterS: ASK_AGAIN_S },
    retryable: true,
    recovery: ['wait'],
  });
}

async function renew(ports: Ports, call: KeptCall, holder: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await ports.timer.sleep(RENEW_EVERY_MS, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    try {
      await ports.pool.query(
        `update call_replies set lease_until = now() + make_interval(secs => $4)
         where user_id = $1 and key = $2 and holder = $3`,
        [call.userId, call.key, holder, LEASE_SECONDS],
      );
    } catch (error) {
      ports.log.warn('lease-not-renewed', { reason: reasonOf(error) });
    }
  }
}

/** Old replies go. With `alone` (embedded database: one server) running ones are a dead server's, and free at once. */
export async function forgetOldReplies(pool: pg.Pool, alone: boolean): Promise<void> {
  await pool.query(
    `delete from call_replies where created_at < now() - make_interval(hours => $1)
       or created_at < now() - make_interval(hours => $2) and octet_length(reply::text) > $3`,
    [KEEP_HOURS, KEEP_LARGE_HOURS, LARGE_BYTES],
  );
  if (alone) await pool.query(`delete from call_replies where state = 'running'`);
}
