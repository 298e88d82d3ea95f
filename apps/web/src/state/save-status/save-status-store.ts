// The save state, derived from the queue on disk, the writer and the last answer of the server; nothing sets it directly.
import type { FaultShape } from '@silosmith/kernel';
import type { StoredConflict, SyncHealth } from '@silosmith/sync';
import { createStore } from 'zustand/vanilla';

/**
 * saved: disk and server have everything. saving: on its way. offline: on the disk, the server cannot be reached.
 * signed-out: on the disk, waiting for a sign-in. refused: on the disk, the server will not take a record.
 * conflict: both sides are kept, the user must choose. not-stored: the disk refused; the change is in memory only.
 */
export type SaveState = 'saved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'conflict' | 'not-stored';

export interface SaveStatus {
  readonly state: SaveState;
  /** Records the server has not acknowledged. */
  readonly waiting: number;
  readonly conflicts: readonly StoredConflict[];
  /** Why, for 'not-stored' and 'refused'. */
  readonly fault: FaultShape | null;
}

export const saveStatusStore = createStore<SaveStatus>(() => ({
  state: 'saved',
  waiting: 0,
  conflicts: [],
  fault: null,
}));

export interface SaveFacts {
  /** Records not yet on disk. */
  readonly unwritten: number;
  readonly diskFault: FaultShape | null;
  readonly queued: number;
  /** Code with which the server refused a record for good, null where it refused none. */
  readonly refusedWith: string | null;
  readonly conflicts: readonly StoredConflict[];
  readonly online: boolean;
  readonly health: SyncHealth;
}

/** The worst news wins. */
export function saveStatusOf(facts: SaveFacts): SaveStatus {
  const waiting = facts.unwritten + facts.queued;
  const base = { waiting, conflicts: facts.conflicts, fault: null };
  if (facts.diskFault !== null) return { ...base, state: 'not-stored', fault: facts.diskFault };
  if (facts.conflicts.length > 0) return { ...base, state: 'conflict' };
  const refusedWith = facts.refusedWith ?? (facts.health.state === 'refused' ? facts.health.code : null);
  if (refusedWith !== null && waiting > 0) {
    return {
      ...base,
      state: 'refused',
      fault: { code: refusedWith, params: {}, severity: 'high', retryable: false, recovery: [] },
    };
  }
  if (waiting === 0) return { ...base, state: 'saved' };
  if (facts.unwritten > 0) return { ...base, state: 'saving' };
  if (facts.health.state === 'signed-out') return { ...base, state: 'signed-out' };
  if (!facts.online || facts.health.state === 'unreachable') return { ...base, state: 'offline' };
  return { ...base, state: 'saving' };
}
