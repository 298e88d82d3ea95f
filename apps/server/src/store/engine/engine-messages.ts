// Messages between the server's thread and the database's thread.
import type { EngineCode } from './engine-code.ts';

/** What the database's thread is started with. */
export interface ThreadData {
  readonly folder: string;
  readonly code: EngineCode;
}

/** Wire protocol of PostgreSQL in `bytes`; `roll-back` ends what a lost connection left open. */
export type EngineRequest =
  | { readonly kind: 'exchange'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'roll-back'; readonly id: number }
  | { readonly kind: 'close'; readonly id: number };

/** `log`: the last lines that PostgreSQL wrote; they name files and states, never rows. */
export type EngineReply =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly reason: string; readonly log: readonly string[] }
  | { readonly kind: 'aborted'; readonly log: readonly string[] }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

/** Data folder of a database in memory, for tests. */
export const IN_MEMORY = 'memory://';
