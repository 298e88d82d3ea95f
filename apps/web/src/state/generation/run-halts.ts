// When a run in this tab pauses as a whole, and when it resumes by itself.
import { type HaltReason, haltReasonsWith, type RunPorts } from '@silosmith/generation';
import { backoffDelayMs, CANCELLED, Fault, type Timer } from '@silosmith/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from '../session/session-store.ts';

const OWN: readonly (readonly [code: string, reason: HaltReason])[] = [
  ['web.signed-out', 'sign-in'],
  ['web.offline', 'network'],
  ['web.http-502', 'network'],
  ['web.http-503', 'network'],
  ['server.stopping', 'network'],
  ['server.database-unavailable', 'network'],
  ['web.storage-full', 'storage'],
  ['web.storage-failed', 'storage'],
  ['server.over-daily-budget', 'budget'],
  ['server.over-daily-cap', 'budget'],
  ['server.model-not-offered', 'provider'],
  ['web.project-gone', 'gone'],
];

const SERVER_CHECKS = { baseDelayMs: 2_000, maxDelayMs: 15_000, factor: 1.8 };

export interface HaltPorts {
  readonly timer: Timer;
  /** Whether the server answers and is well. */
  serverAnswers(): Promise<boolean>;
  readonly session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>;
}

/** sign-in and network: the run goes on by itself once the cause is gone. gone: it ends. Else the user must act first. */
export function createRunHalts({ timer, serverAnswers, session }: HaltPorts): RunPorts['halts'] {
  return {
    reasonOf: haltReasonsWith(OWN),
    async after({ reason }, signal) {
      if (reason === 'gone') return 'end';
      if (reason === 'sign-in') await signedIn(session, signal);
      else if (reason === 'network') await serverBack(signal);
      else return 'wait';
      return 'go-on';
    },
  };

  async function serverBack(signal: AbortSignal): Promise<void> {
    for (let check = 1; ; check++) {
      await timer.sleep(backoffDelayMs(SERVER_CHECKS, check), signal);
      if (await serverAnswers()) return;
    }
  }
}

/** Resolves once the user is signed in again; rejects when the signal aborts. */
function signedIn(session: HaltPorts['session'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = session.subscribe(() => check());
    const check = (): void => {
      if (session.getState().status !== 'signed-in') return;
      stop();
      resolve();
    };
    signal.addEventListener('abort', () => {
      stop();
      reject(new Fault(CANCELLED, { severity: 'low' }));
    });
    check();
  });
}
