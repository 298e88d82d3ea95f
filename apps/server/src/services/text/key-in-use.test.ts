// An idempotency key whose call is still under way, used again.
import { createFakeChance, createFakeTime } from '@silosmith/testkit';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { createUnderway } from '../../platform/underway.ts';
import { createKeptCalls } from './kept-calls.ts';

/** A database that lets every claim through. */
const pool = { query: async () => ({ rowCount: 1, rows: [] }) } as unknown as pg.Pool;
const log = { debug() {}, info() {}, warn() {}, error() {} };

it('is refused to another request, which does not get the reply of the first', async () => {
  const { timer } = createFakeTime();
  const calls = createKeptCalls({
    pool,
    timer,
    chance: createFakeChance(1),
    log,
    underway: createUnderway(),
  });
  const call = { userId: 'u', key: 'job-1:article:shoes', requestHash: 'shoes' };
  let release = (): void => {};
  const held = new Promise<string>((resolve) => {
    release = () => resolve('About shoes');
  });
  let isWorkDone = false;
  const first = calls.once(call, () => held);
  const same = calls.once(call, async () => {
    isWorkDone = true;
  });
  const other = calls.once({ ...call, requestHash: 'boots' }, async () => {
    isWorkDone = true;
  });
  release();
  await expect(other).rejects.toMatchObject({ code: 'server.idempotency-mismatch' });
  expect(await first).toEqual({ reply: 'About shoes', replayed: false });
  expect(await same).toEqual({ reply: 'About shoes', replayed: true });
  expect(isWorkDone).toBe(false);
});
