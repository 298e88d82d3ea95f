// Runs of a job that are killed at random moments and resumed, against a server that refuses one call in ten and hangs in one of a
// hundred. Is an item lost, made twice or paid twice? Arguments: runs, seed.
import { setTimeout as wait } from 'node:timers/promises';
import {
  createJob,
  createRunner,
  type Execute,
  type Job,
  type JobStore,
  restoreJobs,
  resumeJob,
} from '@silosmith/jobs';
import { Fault, type Timer } from '@silosmith/kernel';
import { chanceOf } from './chance-of.ts';
import { measureWaiting } from './measure.ts';

const [count = '', seedText = ''] = process.argv.slice(2);
const ITEMS = 30;
const CONCURRENCY = 3;
const MOST_KILLS = 4;
const REFUSED = 0.1;
const HANGS = 0.01;
/** Limits of an attempt and waits between them, so short that a hundred runs end soon. */
const POLICY = { maxRetries: 8, backoff: { baseDelayMs: 1, maxDelayMs: 4, factor: 2 }, timeoutMs: 40 };

const timer: Timer = { sleep: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}) };
const clock = { nowMs: () => Date.now() };
const ids = Array.from({ length: ITEMS }, (_, at) => `page ${at}`);

interface World {
  /** Calls paid for, by key. */
  readonly paid: Map<string, number>;
  /** Records written, by item. */
  readonly written: Map<string, number>;
  job: Job | null;
  kills: number;
  refusals: number;
  hangs: number;
}

async function killedRun(next: () => number): Promise<World> {
  const world: World = { paid: new Map(), written: new Map(), job: null, kills: 0, refusals: 0, hangs: 0 };
  const kept = new Set<string>();
  for (;;) {
    const isLast = world.kills >= MOST_KILLS || next() < 0.1;
    const process_ = {
      isDead: false,
      left: isLast ? Number.POSITIVE_INFINITY : Math.floor(next() * 3 * ITEMS),
    };
    const dead = Promise.withResolvers<void>();
    /** A step after which the process may be no more: nothing of it happens then. */
    const step = async (): Promise<void> => {
      if (process_.left-- <= 0 && !process_.isDead) {
        process_.isDead = true;
        dead.resolve();
      }
      if (process_.isDead) await new Promise<never>(() => undefined);
    };
    const store: JobStore = {
      save: async (job) => {
        await step();
        world.job = structuredClone(job);
      },
      load: async () => [],
      remove: async () => undefined,
    };
    const execute: Execute = async ({ id }, { signal }) => {
      if (world.written.has(id)) return;
      await step();
      const luck = next();
      if (!kept.has(id)) {
        if (luck < REFUSED) {
          world.refusals += 1;
          throw new Fault(luck < REFUSED / 2 ? 'ai.rate-limited' : 'ai.unavailable', { retryable: true });
        }
        world.paid.set(id, (world.paid.get(id) ?? 0) + 1);
        kept.add(id);
      }
      if (luck > 1 - HANGS) {
        world.hangs += 1;
        await timer.sleep(10_000, signal);
      }
      await step();
      if (signal.aborted) return;
      world.written.set(id, (world.written.get(id) ?? 0) + 1);
      await step();
    };
    const options = { store, clock, timer, concurrency: CONCURRENCY, policy: POLICY };
    const runner = createRunner(options, execute);
    const started = runner.start(jobFor(world));
    const job = await Promise.race([started, dead.promise]);
    if (job) return { ...world, job };
    world.kills += 1;
  }
}

/** A new job, or one of what the last state on disk has no result of. */
function jobFor({ job, written }: World): Job {
  const atMs = clock.nowMs();
  if (job === null) return createJob({ id: 'job', type: 'bulk', projectId: 'p', itemIds: ids, atMs });
  const [found] = restoreJobs([job], atMs).jobs;
  if (found === undefined) throw new Error('the job is gone');
  if (found.status === 'completed') return found;
  return resumeJob(found, { newId: `${job.id}+`, atMs, hasResult: (id) => written.has(id) });
}

async function allRuns(): Promise<Readonly<Record<string, number>>> {
  const next = chanceOf(Number(seedText));
  const total = { lost: 0, doubled: 0, paidTwice: 0, kills: 0, refusals: 0, hangs: 0 };
  for (let run = 0; run < Number(count); run++) {
    const { paid, written, kills, refusals, hangs } = await killedRun(next);
    total.lost += ids.filter((id) => !written.has(id)).length;
    total.doubled += [...written.values()].filter((times) => times > 1).length;
    total.paidTwice += [...paid.values()].filter((times) => times > 1).length;
    total.kills += kills;
    total.refusals += refusals;
    total.hangs += hangs;
  }
  return total;
}

await measureWaiting(allRuns, (said) => said);
// Processes that were killed left promises that never settle.
process.exit(0);
