// Messages between the page and its sync worker: orders in, news out; each call is answered once, by its number.
import type { RecordKey } from '@silosmith/contract';
import type { FaultShape } from '@silosmith/kernel';
import type { SyncHealth } from '@silosmith/sync';

export type SyncCall =
  | { readonly type: 'pull'; readonly projectId: string }
  | { readonly type: 'resolve'; readonly key: RecordKey; readonly keep: 'mine' | 'theirs' };

export type SyncOrder =
  /** The first one. */
  | { readonly type: 'start'; readonly userId: string }
  | { readonly type: 'poke' }
  | { readonly type: 'call'; readonly number: number; readonly call: SyncCall };

export type SyncNews =
  | { readonly type: 'changed'; readonly projectId: string; readonly keys: readonly RecordKey[] }
  | { readonly type: 'queue' }
  | { readonly type: 'health'; readonly health: SyncHealth }
  | { readonly type: 'removed'; readonly projectId: string }
  | { readonly type: 'signed-out' }
  | { readonly type: 'answer'; readonly number: number; readonly fault: FaultShape | null };
