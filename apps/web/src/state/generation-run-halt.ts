// Which faults concern the whole run and not one page? Going on would fail every page the same way, so the run pauses.
import type { FaultShape } from '@silosmith/kernel';

/**
 * sign-in and network: the run goes on by itself once the cause is gone. storage, provider, budget: the user must act first.
 * gone: the project was deleted, the run ends.
 */
export type HaltReason = 'sign-in' | 'network' | 'storage' | 'provider' | 'budget' | 'gone';

const HALTS: Readonly<Record<string, HaltReason>> = {
  'web.signed-out': 'sign-in',
  'web.offline': 'network',
  'web.http-502': 'network',
  'web.http-503': 'network',
  'server.stopping': 'network',
  'server.database-unavailable': 'network',
  'web.storage-full': 'storage',
  'web.storage-failed': 'storage',
  'ai.no-key': 'provider',
  'ai.bad-key': 'provider',
  'ai.quota': 'provider',
  'ai.redirected': 'provider',
  'server.over-daily-budget': 'budget',
  'server.over-daily-cap': 'budget',
  'server.model-not-offered': 'provider',
  'web.project-gone': 'gone',
};

export function haltReasonOf(fault: FaultShape): HaltReason | null {
  return HALTS[fault.code] ?? null;
}

export interface Halt {
  readonly reason: HaltReason;
  readonly fault: FaultShape;
}
