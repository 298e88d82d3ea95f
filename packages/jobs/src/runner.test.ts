import { Fault } from '@silosmith/kernel';
import { createFakeChance, createFakeTime, type FakeTime } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import type { Execute } from './attempt.ts';
import { createJob, type Job } from './job.ts';
import { restoreJobs, resumeJob } from './restore.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import { type JobStore, STORAGE_FULL } from './store.ts';

/** A store in memory; like a disk it keeps copies. */
function memoryStore(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Job>();
  const saves: { job: Job; changed: readonly string[] }[] = [];
  const store: JobStore = {
    async save(job, changed) {
      if (!kept.has(job.id) && kept.size >= room) throw new Fault(STORAGE_FULL);
      saves.push({ job, changed });
      kept.set(job.id, structuredClone(job));
    },
    load: async () => [...kept.values()],
    remove: async (id) => {
      kept.delete(id);
    },
  };
  return { store, kept, saves };
}

const jobOf = (count: number, type: Job['type'] = 'article'): Job =>
  createJob({
    id: 'job',
    type,
    projectId: 'p',
    itemIds: Array.from({ length: count }, (_, i) => `item ${i}`),
    atMs: 0,
  });
const retryable = (params = {}): Fault => new Fault('ai.rate-limited', { retryable: true, params });
const statesOf = (job: Job | null): string[] => job?.items.map((item) => item.state) ?? [];

function setUp(execute: (time: FakeTime) => Execute, options: Partial<RunnerOptions> = {}) {
  const time = createFakeTime(0);
  const memory = memoryStore();
  const runner = createRunner(
    { store: memory.store, clock: time.clock, timer: time.timer, ...options },
    execute(time),
  );
  return { time, ...memory, runner };
}
const taking =
  (ms: number) =>
  (time: FakeTime): Execute =>
  async (_item, { signal }) => {
    await time.timer.sleep(ms, signal);
    return { costUsd: 0.01 };
  };

describe('runner', () => {
  it('keeps three items in flight and adds up time and cost', async () => {
    let most = 0;
    let now = 0;
    const { time, runner } = setUp((fake) => async () => {
      most = Math.max(most, ++now);
      await fake.timer.sleep(1000);
      now--;
      return { costUsd: 0.5 };
    });
    const job = await time.runUntil(runner.start(jobOf(7)));
    expect(job.status).toBe('completed');
    expect(most).toBe(3);
    expect(time.clock.nowMs()).toBe(3000);
    expect(job.items.every((item) => item.costUsd === 0.5)).toBe(true);
    expect(time.sleeping()).toBe(0);
  });

  it('waits 2, 4 and 8 seconds before the retries of an article, then gives the item up and goes on', async () => {
    const attempts: number[] = [];
    const { time, runner } = setUp(
      (fake) => async (item) => {
        if (item.id !== 'item 0') return;
        attempts.push(fake.clock.nowMs());
        throw retryable();
      },
      { concurrency: 1 },
    );
    const job = await time.runUntil(runner.start(jobOf(2)));
    expect(attempts).toEqual([0, 2000, 6000, 14000]);
    expect(statesOf(job)).toEqual(['failed', 'done']);
    expect(job).toMatchObject({ status: 'failed', retryCount: 3 });
  });

  it('waits at least as long as the provider asks', async () => {
    const attempts: number[] = [];
    const { time, runner } = setUp((fake) => async () => {
      attempts.push(fake.clock.nowMs());
      if (attempts.length === 1) throw retryable({ retryAfterS: 20 });
    });
    await time.runUntil(runner.start(jobOf(1)));
    expect(attempts).toEqual([0, 20_000]);
  });

  it('does not retry what a retry cannot mend', async () => {
    let calls = 0;
    const { time, runner } = setUp(() => async () => {
      calls++;
      throw new Fault('ai.bad-key');
    });
    const job = await time.runUntil(runner.start(jobOf(1)));
    expect(calls).toBe(1);
    expect(job.items[0]?.fault?.code).toBe('ai.bad-key');
  });

  it('ends an attempt that takes too long, and tells its executor', async () => {
    const aborted: number[] = [];
    const { time, runner } = setUp((fake) => (_item, { signal, attempt }) => {
      if (attempt === 2) return Promise.resolve();
      signal.addEventListener('abort', () => aborted.push(fake.clock.nowMs()));
      return new Promise(() => {});
    });
    const ended = runner.start(jobOf(1));
    await time.advance(120_000);
    expect(runner.state()).toMatchObject({
      status: 'retrying',
      items: [{ fault: { code: 'jobs.timed-out', params: { ms: 120_000 } } }],
    });
    expect((await time.runUntil(ended)).status).toBe('completed');
    expect(aborted).toEqual([120_000]);
  });

  it('gives an attempt its time anew with each step of progress', async () => {
    const { time, runner } = setUp((fake) => async (_item, { progress, signal, attempt }) => {
      if (attempt === 2) return;
      for (let step = 0; step < 3; step++) {
        await fake.timer.sleep(100_000, signal);
        progress();
      }
      await new Promise(() => {});
    });
    const ended = runner.start(jobOf(1));
    await time.advance(419_000);
    expect(runner.state()).toMatchObject({ status: 'running', retryCount: 0 });
    await time.advance(2_000);
    expect(runner.state()).toMatchObject({
      status: 'retrying',
      items: [{ fault: { code: 'jobs.timed-out' } }],
    });
    expect((await time.runUntil(ended)).status).toBe('completed');
  });

  it('finishes what is in flight when paused, starts nothing new, and goes on when resumed', async () => {
    const { time, runner } = setUp(taking(1000));
    const ended = runner.start(jobOf(5));
    await time.advance(500);
    runner.pause();
    await time.advance(60_000);
    expect(runner.state()?.status).toBe('paused');
    expect(statesOf(runner.state())).toEqual(['done', 'done', 'done', 'waiting', 'waiting']);
    expect(time.sleeping()).toBe(0);
    runner.resume();
    expect((await time.runUntil(ended)).status).toBe('completed');
  });

  it('puts an item back that waits for its retry when paused', async () => {
    let calls = 0;
    const { time, runner } = setUp(() => async () => {
      if (++calls === 1) throw retryable();
    });
    const ended = runner.start(jobOf(1));
    await time.advance(100);
    runner.pause();
    await time.advance(60_000);
    expect(statesOf(runner.state())).toEqual(['waiting']);
    runner.resume();
    const job = await time.runUntil(ended);
    expect(job).toMatchObject({ status: 'completed', items: [{ attempts: 2 }] });
  });

  it('survives pause and resume in the same breath during a wait', async () => {
    let calls = 0;
    const { time, runner } = setUp(() => async () => {
      if (++calls === 1) throw retryable();
    });
    const ended = runner.start(jobOf(1));
    await time.advance(100);
    runner.pause();
    runner.resume();
    expect((await time.runUntil(ended)).status).toBe('completed');
    expect(calls).toBe(2);
  });

  it('aborts what is in flight when cancelled', async () => {
    const { time, runner } = setUp(taking(1000));
    const ended = runner.start(jobOf(5));
    await time.advance(1500);
    runner.cancel();
    const job = await time.runUntil(ended);
    expect(job.status).toBe('cancelled');
    expect(statesOf(job)).toEqual(['done', 'done', 'done', 'cancelled', 'cancelled']);
    expect(time.sleeping()).toBe(0);
  });

  it('retries failed items after the end, and one item alone', async () => {
    let broken = true;
    const { time, runner } = setUp(() => async (item) => {
      if (broken && item.id !== 'item 0') throw new Fault('ai.bad-key');
    });
    await time.runUntil(runner.start(jobOf(3)));
    broken = false;
    runner.retryItem('item 1');
    expect(statesOf(await time.runUntil(runner.ended()))).toEqual(['done', 'done', 'failed']);
    runner.retryFailed();
    expect((await time.runUntil(runner.ended())).status).toBe('completed');
  });

  it('refuses a second job while one is open', async () => {
    const { time, runner } = setUp(taking(1000));
    const ended = runner.start(jobOf(1));
    await expect(runner.start(jobOf(1))).rejects.toThrow('jobs.already-running');
    await time.runUntil(ended);
  });

  it('takes an ended job as it is, and refuses one left open by another life', async () => {
    const { time, runner, kept } = setUp(taking(1000));
    const completed: Job = { ...jobOf(0), status: 'completed', endedAtMs: 5 };
    expect(await time.runUntil(runner.start(completed))).toBe(completed);
    expect(kept.get('job')?.status).toBe('completed');
    await expect(runner.start({ ...jobOf(1), status: 'paused' })).rejects.toThrow('jobs.not-resumable');
  });

  it('spreads retries with a chance port, never below the wait asked for', async () => {
    const attempts: number[] = [];
    const { time, runner } = setUp(
      (fake) => async () => {
        attempts.push(fake.clock.nowMs());
        if (attempts.length === 1) throw retryable();
      },
      { chance: createFakeChance(3) },
    );
    await time.runUntil(runner.start(jobOf(1)));
    expect(attempts[1]).toBeGreaterThan(2000);
    expect(attempts[1]).toBeLessThanOrEqual(2400);
  });
});

describe('storing', () => {
  it('stores at each finished item, naming what changed, and the end', async () => {
    const { time, runner, saves, kept } = setUp(taking(1000), { concurrency: 1 });
    await time.runUntil(runner.start(jobOf(3)));
    expect(kept.get('job')?.status).toBe('completed');
    expect(saves.slice(1, 4).map((save) => save.changed)).toEqual([['item 0'], ['item 1'], ['item 2']]);
    expect(saves[1]?.job.items[0]?.state).toBe('done');
  });

  it('names again what a failed save should have stored', async () => {
    const time = createFakeTime(0);
    const named: (readonly string[])[] = [];
    const store: JobStore = {
      ...memoryStore().store,
      save: async (_job, changed) => {
        named.push(changed);
        if (named.length === 2) throw new Fault('storage.failed');
      },
    };
    const runner = createRunner(
      { store, clock: time.clock, timer: time.timer, concurrency: 1 },
      taking(1000)(time),
    );
    await time.runUntil(runner.start(jobOf(3)));
    expect(named[1]).toEqual(['item 0']);
    expect(named[2]).toEqual(expect.arrayContaining(['item 0', 'item 1']));
  });

  it('names every item of a cancelled job, and of another one with its id', async () => {
    const { time, runner, saves } = setUp(taking(1000), { concurrency: 1 });
    const ended = runner.start(jobOf(3));
    await time.advance(1500);
    runner.cancel();
    await time.runUntil(ended);
    expect(saves.at(-1)?.changed).toHaveLength(3);
    await time.runUntil(runner.start(jobOf(2)));
    expect(saves.map(({ changed }) => changed)).toContainEqual(['item 0', 'item 1']);
  });

  it('stores every 15 seconds while an item takes its time, and only when something changed', async () => {
    const { time, runner, saves } = setUp(taking(100_000), { concurrency: 1 });
    const ended = runner.start(jobOf(1));
    await time.advance(14_000);
    const atStart = saves.length;
    await time.advance(50_000);
    expect(saves.length - atStart).toBeLessThanOrEqual(1);
    await time.runUntil(ended);
  });

  it('makes room in a full store and keeps up to five running or paused jobs', async () => {
    const time = createFakeTime(0);
    const { store, kept } = memoryStore(8);
    const stored = Array.from(
      { length: 8 },
      (_, i): Job => ({
        ...jobOf(1),
        id: `old ${i}`,
        updatedAtMs: i,
        status: i < 7 ? 'paused' : 'completed',
      }),
    );
    for (const job of stored) await store.save(job, []);
    const runner = createRunner({ store, clock: time.clock, timer: time.timer }, taking(1000)(time));
    const ended = runner.start(jobOf(3));
    await time.advance(10);
    expect([...kept.keys()]).toEqual(['job', 'old 6', 'old 5', 'old 4', 'old 3']);
    expect((await time.runUntil(ended)).status).toBe('completed');
  });

  it('says so when it cannot store, and goes on', async () => {
    const time = createFakeTime(0);
    const store: JobStore = {
      save: async () => {
        throw new Fault(STORAGE_FULL, { severity: 'high', recovery: ['free-space'] });
      },
      load: async () => [],
      remove: async () => {},
    };
    const runner = createRunner({ store, clock: time.clock, timer: time.timer }, taking(1000)(time));
    const ended = runner.start(jobOf(4));
    await time.advance(10);
    expect(runner.state()?.feedback).toMatchObject({ code: 'jobs.not-saved', fault: { code: STORAGE_FULL } });
    expect((await time.runUntil(ended)).status).toBe('completed');
  });
});

describe('killed and resumed at random', () => {
  it('makes every item once over 100 runs, whatever fails', async () => {
    for (let seed = 1; seed <= 100; seed++) {
      const chance = createFakeChance(seed);
      const memory = memoryStore();
      const results = new Map<string, number>();
      const itemIds = Array.from({ length: 50 }, (_, i) => `page ${i}`);
      let job = createJob({ id: chance.id(), type: 'bulk', projectId: 'p', itemIds, atMs: 0 });
      let nowMs = 0;
      let ended: Job | null = null;
      for (let life = 0; !ended && life < 100; life++) {
        const time = createFakeTime(nowMs);
        let dead = false;
        const execute: Execute = async (item, { signal }) => {
          await time.timer.sleep(chance.next() * 2000, signal);
          if (dead) return new Promise(() => {});
          if (chance.next() < 0.1) throw retryable();
          results.set(item.id, (results.get(item.id) ?? 0) + 1);
        };
        // A dead process writes nothing any more.
        const store: JobStore = {
          ...memory.store,
          save: (next, changed) => (dead ? new Promise(() => {}) : memory.store.save(next, changed)),
        };
        const runner = createRunner({ store, clock: time.clock, timer: time.timer, chance }, execute);
        const run = runner.start(job).then((last) => {
          if (!dead) ended = last;
        });
        if (life < 5) {
          await time.advance(Math.floor(chance.next() * 6000));
          dead = ended === null;
        } else await time.runUntil(run);
        nowMs = time.clock.nowMs() + 1000;
        if (ended) break;
        const [stored] = restoreJobs(await memory.store.load(), nowMs).jobs;
        if (!stored) throw new Error('the job was lost');
        job = resumeJob(stored, { newId: chance.id(), atMs: nowMs, hasResult: (id) => results.has(id) });
        await memory.store.remove(stored.id);
        if (job.status === 'completed') ended = job;
      }
      expect(ended).toMatchObject({ status: 'completed' });
      expect([...results.keys()].sort()).toEqual([...itemIds].sort());
      expect([...results.values()].every((count) => count === 1)).toBe(true);
    }
  });
});
