import { describe, expect, it } from 'vitest';
import { createJob, type Job } from './job.ts';
import { JOB_EXPIRY_MS, restoreJobs, resumeJob } from './restore.ts';
import { transition } from './transition.ts';

const fault = {
  code: 'ai.bad-json',
  params: {},
  severity: 'medium',
  retryable: false,
  recovery: [],
} as const;
const running = (id: string, atMs: number): Job => {
  const job = createJob({
    id,
    type: 'bulk',
    projectId: 'p',
    itemIds: ['a', 'b', 'c'],
    config: { model: 'm' },
    atMs,
  });
  return [
    { type: 'start', atMs } as const,
    { type: 'item-started', itemId: 'a', atMs } as const,
    { type: 'item-succeeded', itemId: 'a', atMs } as const,
    { type: 'item-started', itemId: 'b', atMs } as const,
  ].reduce<Job>(transition, job);
};

describe('restoring jobs', () => {
  it('discards what did not change for an hour, and what cannot be read', () => {
    const nowMs = 10 * JOB_EXPIRY_MS;
    const restored = restoreJobs(
      [running('old', nowMs - JOB_EXPIRY_MS - 1), running('new', nowMs - JOB_EXPIRY_MS), { id: 'odd' }, null],
      nowMs,
    );
    expect(restored.jobs.map((job) => job.id)).toEqual(['new']);
    expect(restored.discardedIds).toEqual(['old', 'odd']);
  });

  it('pauses running jobs with the message to resume', () => {
    const [job] = restoreJobs([structuredClone(running('j', 5))], 6).jobs;
    expect(job).toMatchObject({
      status: 'paused',
      feedback: { code: 'jobs.paused-by-refresh', action: 'resume' },
    });
  });

  it('leaves ended jobs as they ended', () => {
    const cancelled = transition(running('j', 5), { type: 'cancel', atMs: 5 });
    expect(restoreJobs([cancelled], 6).jobs).toEqual([cancelled]);
  });
});

describe('resuming a job', () => {
  const paused = (): Job => transition(running('j', 5), { type: 'interrupt', atMs: 5 });

  it('makes a new job in which what has neither result nor error waits, and the rest stays as it ended', () => {
    const withError = transition(
      transition(transition(running('j', 5), { type: 'item-failed', itemId: 'b', fault, atMs: 5 }), {
        type: 'item-started',
        itemId: 'c',
        atMs: 5,
      }),
      { type: 'interrupt', atMs: 5 },
    );
    const job = resumeJob(withError, { newId: 'k', atMs: 9 });
    expect(job).toMatchObject({ id: 'k', status: 'pending', config: { model: 'm' } });
    expect(job.items).toMatchObject([
      { id: 'a', state: 'done' },
      { id: 'b', state: 'failed', fault: { code: 'ai.bad-json' } },
      { id: 'c', state: 'waiting', attempts: 0 },
    ]);
  });

  it('keeps what was spent on an item that is not done', () => {
    const spent = transition(running('j', 5), {
      type: 'item-paid',
      itemId: 'b',
      key: 'k',
      costUsd: 2,
      atMs: 5,
    });
    const job = resumeJob(transition(spent, { type: 'interrupt', atMs: 5 }), { newId: 'k', atMs: 9 });
    expect(job.items[1]).toMatchObject({ id: 'b', state: 'waiting', costUsd: 2, paid: { k: 2 } });
  });

  it('does not make again what the project already holds', () => {
    const job = resumeJob(paused(), { newId: 'k', atMs: 9, hasResult: (id) => id === 'b' });
    expect(job.items.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'done'],
      ['b', 'done'],
      ['c', 'waiting'],
    ]);
  });

  it('ends the job as completed when none remain', () => {
    const job = resumeJob(paused(), { newId: 'k', atMs: 9, hasResult: () => true });
    expect(job).toMatchObject({ id: 'j', status: 'completed', endedAtMs: 9 });
  });

  it('refuses a job that has ended', () => {
    const cancelled = transition(running('j', 5), { type: 'cancel', atMs: 5 });
    expect(() => resumeJob(cancelled, { newId: 'k', atMs: 9 })).toThrow('jobs.not-resumable');
  });
});
