// Faults that pause a whole run, because every further page would fail the same way.
import type { FaultShape } from '@silosmith/kernel';
import type { HaltReason } from './run-ports.ts';
import { OVER_BUDGET, OVER_DAY } from './spending.ts';

const EVERYWHERE: readonly (readonly [code: string, reason: HaltReason])[] = [
  ['ai.no-key', 'provider'],
  ['ai.no-base-url', 'provider'],
  ['ai.no-model', 'provider'],
  ['server.private-address', 'provider'],
  ['ai.bad-key', 'provider'],
  ['ai.quota', 'provider'],
  ['ai.model-gone', 'provider'],
  ['ai.redirected', 'provider'],
  [OVER_BUDGET, 'budget'],
  [OVER_DAY, 'budget'],
];

/** `own`: the codes of the app's own stores, network and session. */
export function haltReasonsWith(
  own: readonly (readonly [code: string, reason: HaltReason])[],
): (fault: FaultShape) => HaltReason | null {
  const reasons = new Map([...EVERYWHERE, ...own]);
  return ({ code }) => reasons.get(code) ?? null;
}
