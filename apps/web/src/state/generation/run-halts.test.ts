import { Fault } from '@silosmith/kernel';
import { createFakeTime } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from '../session/session-store.ts';
import { createRunHalts } from './run-halts.ts';

function createTab() {
  const time = createFakeTime();
  const session = createStore<SessionState>(() => ({ status: 'guest', user: null }));
  const server = { up: false };
  const halts = createRunHalts({ timer: time.timer, serverAnswers: async () => server.up, session });
  const waiting = new AbortController();
  const after = (code: string) => {
    const fault = new Fault(code);
    const reason = halts.reasonOf(fault);
    if (reason === null) throw new Error(`${code} halts nothing`);
    return halts.after({ reason, fault }, waiting.signal);
  };
  return { time, session, server, halts, waiting, after };
}

it('a run goes on by itself when the server answers again', async () => {
  const { time, server, after } = createTab();
  const next = after('web.offline');
  await time.advance(120_000);
  server.up = true;
  expect(await time.runUntil(next)).toBe('go-on');
});

it('a run goes on by itself when the user is signed in again', async () => {
  const { session, after } = createTab();
  const next = after('web.signed-out');
  session.setState({ status: 'signed-in' });
  expect(await next).toBe('go-on');
});

it('a run stops waiting for the sign-in when the user ends it', async () => {
  const { waiting, after } = createTab();
  const next = after('web.signed-out');
  waiting.abort();
  await expect(next).rejects.toMatchObject({ code: 'cancelled' });
});

it.each(['ai.bad-key', 'web.storage-full', 'server.over-daily-budget'])(
  'a run waits for the user on %s',
  async (code) => {
    expect(await createTab().after(code)).toBe('wait');
  },
);

it('a run ends with its project, and no page halts a run by itself', async () => {
  const { after, halts } = createTab();
  expect(await after('web.project-gone')).toBe('end');
  expect(halts.reasonOf(new Fault('ai.content-refused'))).toBeNull();
});
