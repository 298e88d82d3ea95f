// Messages between tabs of one user.
import type { SyncKind } from '@silosmith/contract';
import type { SyncHealth } from '@silosmith/sync';

export type TabMessage =
  /** Rows of the local tables changed; whoever has the project open reads them again. */
  | {
      readonly type: 'records';
      readonly projectId: string;
      readonly keys: readonly (readonly [kind: SyncKind, key: string])[];
    }
  | { readonly type: 'project-removed'; readonly projectId: string }
  /** The leading tab says how its last attempt to reach the server went. */
  | { readonly type: 'sync-health'; readonly health: SyncHealth }
  | { readonly type: 'queue-changed' }
  | { readonly type: 'signed-out' };
