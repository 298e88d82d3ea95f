import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costUsdOf, mostCostUsdOf, progressOf, remainingMsOf } from './figures.ts';
import { createJob, type Job } from './job.ts';
import { itemById, type JobEvent, transition } from './transition.ts';

const fault = {
  code: 'ai.rate-limited',
  params: {},
  severity: 'medium',
  retryable: true,
  recovery: [],
} as const;
const jobOf = (...itemIds: string[]): Job =>
  createJob({ id: 'job', type: 'bulk', projectId: 'p', itemIds, atMs: 0 });
const after = (job: Job, ...events: JobEvent[]): Job => events.reduce(transition, job);
const start: JobEvent = { type: 'start', atMs: 1 };
const begun = (itemId: string, atMs = 2): JobEvent => ({ type: 'item-started', itemId, atMs });
const done = (itemId: string, atMs = 3): JobEvent => ({ type: 'item-succeeded', itemId, atMs });
const failed = (itemId: string): JobEvent => ({ type: 'item-failed', itemId, fault, atMs: 3 });
const retrying = (itemId: string): JobEvent => ({ type: 'item-retrying', itemId, fault, atMs: 3 });
const pause: JobEvent = { type: 'pause', atMs: 4 };
const resume: JobEvent = { type: 'resume', atMs: 5 };
const cancel: JobEvent = { type: 'cancel', atMs: 6 };

describe('job transitions', () => {
  it('completes when every item succeeds', () => {
    const job = after(jobOf('a', 'b'), start, begun('a'), begun('b'), done('a'), done('b'));
    expect(job).toMatchObject({ status: 'completed', startedAtMs: 1, endedAtMs: 3 });
  });

  it('completes at once without items', () => {
    expect(after(jobOf(), start).status).toBe('completed');
  });

  it('a retry sets retrying, a success returns it to running', () => {
    const waiting = after(jobOf('a', 'b'), start, begun('a'), retrying('a'));
    expect(waiting).toMatchObject({ status: 'retrying', retryCount: 1 });
    expect(after(waiting, begun('a')).status).toBe('retrying');
    expect(after(waiting, begun('a'), done('a')).status).toBe('running');
  });

  it('goes on after a failed item and ends failed, with the reason and a retry action', () => {
    const open = after(jobOf('a', 'b'), start, begun('a'), failed('a'));
    expect(open.status).toBe('running');
    const ended = after(open, begun('b'), done('b'));
    expect(ended.status).toBe('failed');
    expect(ended.feedback).toMatchObject({
      code: 'jobs.failed',
      action: 'retry',
      fault: { code: fault.code },
    });
  });

  it('pauses only what is running, pending or retrying, and resumes only what is paused', () => {
    const running = after(jobOf('a'), start);
    expect(after(running, pause).status).toBe('paused');
    expect(after(jobOf('a'), pause).status).toBe('paused');
    const completed = after(running, begun('a'), done('a'));
    expect(after(completed, pause)).toBe(completed);
    expect(after(running, resume)).toBe(running);
    expect(after(running, pause, resume).status).toBe('pending');
  });

  it('starts no item while paused, but takes what was in flight', () => {
    const paused = after(jobOf('a', 'b'), start, begun('a'), pause);
    expect(after(paused, begun('b'))).toBe(paused);
    expect(after(paused, done('a'))).toMatchObject({ status: 'paused', items: [{ state: 'done' }, {}] });
  });

  it('cancels from any state and keeps what was done', () => {
    const job = after(jobOf('a', 'b'), start, begun('a'), done('a'), pause, cancel);
    expect(job).toMatchObject({ status: 'cancelled', items: [{ state: 'done' }, { state: 'cancelled' }] });
    expect(after(jobOf('a'), cancel).status).toBe('cancelled');
  });

  it('counts a result that arrives after the cancel', () => {
    const late = after(jobOf('a'), start, begun('a'), cancel, {
      type: 'item-succeeded',
      itemId: 'a',
      costUsd: 0.5,
      atMs: 9,
    });
    expect(late).toMatchObject({ status: 'cancelled', items: [{ state: 'done', costUsd: 0.5 }] });
    expect(costUsdOf(late)).toBe(0.5);
  });

  it('opens an ended job again for its failed items alone', () => {
    const ended = after(jobOf('a', 'b'), start, begun('a'), failed('a'), begun('b'), done('b'));
    const again = after(ended, { type: 'retry-failed', atMs: 9 });
    expect(again).toMatchObject({
      status: 'pending',
      items: [{ state: 'waiting', attempts: 0 }, { state: 'done' }],
    });
    expect(again.feedback).toBeUndefined();
  });

  it('is paused by an interruption with the message of a page refresh', () => {
    const job = after(jobOf('a'), start, begun('a'), { type: 'interrupt', atMs: 8 });
    expect(job).toMatchObject({
      status: 'paused',
      items: [{ state: 'waiting' }],
      feedback: { code: 'jobs.paused-by-refresh', action: 'resume' },
    });
  });

  it('estimates what remains from what the finished items took', () => {
    const job = after(jobOf('a', 'b', 'c', 'd', 'e'), start);
    expect(remainingMsOf(job)).toBeNull();
    const some = after(job, begun('a', 100), done('a', 1100));
    expect(remainingMsOf(some, 2)).toBe(2000);
    expect(progressOf(some)).toEqual({ current: 1, total: 5, percentage: 20 });
  });
});

describe('whatever happens', () => {
  const itemId = fc.constantFrom('a', 'b', 'c', 'x');
  const atMs = fc.nat(1000);
  const event: fc.Arbitrary<JobEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('start', 'pause', 'resume', 'cancel', 'interrupt', 'saved'), atMs }),
    fc.record({ type: fc.constant('retry-failed'), atMs }),
    fc.record({
      type: fc.constantFrom('item-started', 'item-released', 'item-succeeded', 'retry-failed'),
      itemId,
      atMs,
    }),
    fc.record({
      type: fc.constantFrom('item-retrying', 'item-failed'),
      itemId,
      fault: fc.constant(fault),
      atMs,
    }),
    fc.record({ type: fc.constant('not-saved'), fault: fc.constant(fault), atMs }),
  );

  it('keeps the invariants over any events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let job = jobOf('a', 'b', 'c');
        for (const next of events) {
          const before = job;
          job = transition(job, next);
          expect(job.items.map((item) => item.id)).toEqual(['a', 'b', 'c']);
          const states = job.items.map((item) => item.state);
          const settled = states.filter((state) => ['done', 'failed', 'cancelled'].includes(state)).length;
          // A done item never leaves that state: nothing is made twice.
          before.items.forEach((item, i) => {
            if (item.state === 'done') expect(states[i]).toBe('done');
          });
          if (job.status === 'completed') expect(states.every((state) => state === 'done')).toBe(true);
          if (job.status === 'failed') expect(states).toContain('failed');
          if (['completed', 'failed', 'cancelled'].includes(job.status)) expect(settled).toBe(3);
          if (job.status === 'running' || job.status === 'retrying') expect(settled).toBeLessThan(3);
          if (job.status === 'running') expect(states).not.toContain('retrying');
          expect((job.endedAtMs !== null) === ['completed', 'failed', 'cancelled'].includes(job.status)).toBe(
            true,
          );
          expect(JSON.parse(JSON.stringify(job))).toEqual(job);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('what an item costs', () => {
  const paid = (key: string, costUsd: number): JobEvent => ({
    type: 'item-paid',
    itemId: 'a',
    key,
    costUsd,
    atMs: 4,
  });

  it('counts each key once, and stays with an item that fails and is tried again', () => {
    const ended = after(jobOf('a', 'b'), start, begun('a'), paid('k', 1), paid('l', 2), failed('a'));
    expect(costUsdOf(ended)).toBe(3);
    const again = after(ended, { type: 'retry-failed', itemId: 'a', atMs: 9 });
    expect(itemById(again, 'a')).toMatchObject({ state: 'waiting', attempts: 0, costUsd: 3 });
    expect(costUsdOf(after(again, paid('k', 1), paid('m', 4)))).toBe(7);
  });

  it('has no keys once the item is done', () => {
    const item = itemById(after(jobOf('a', 'b'), start, begun('a'), paid('k', 1), done('a')), 'a');
    expect(item).toMatchObject({ state: 'done', costUsd: 1 });
    expect(item).not.toHaveProperty('paid');
  });

  it('adds what nobody knows to the most alone, and counts after a cancel too', () => {
    const uncertain: JobEvent = { type: 'item-uncertain', itemId: 'a', mostUsd: 5, atMs: 4 };
    const job = after(jobOf('a'), start, begun('a'), cancel, paid('k', 1), uncertain, uncertain);
    expect([costUsdOf(job), mostCostUsdOf(job)]).toEqual([1, 11]);
  });
});
