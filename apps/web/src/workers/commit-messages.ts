// Messages between the page and the worker that writes columns to the device: batches in, versions or a fault out, one answer each.
// A body that the worker knows is sent as what has changed since.
import type { FaultShape } from '@silosmith/kernel';
import type { RecordBatch } from '@silosmith/sync';
import type { BodyDelta } from '../platform/body-delta.ts';

type BatchedChange = RecordBatch['changes'][number];

/** A body of the record that both ends have: the one of an earlier order to this worker, or the one on the device at this version. */
export type BodyBase = { readonly order: number } | { readonly version: number };

export type SentBody =
  | { readonly type: 'whole'; readonly body: unknown }
  | { readonly type: 'delta'; readonly base: BodyBase; readonly delta: BodyDelta };

export interface SentChange extends Omit<BatchedChange, 'body'> {
  readonly sent: SentBody;
}

/** By place in the batch: columns are sent in slices from objects, not from lists. */
export interface SentBatch extends Omit<RecordBatch, 'changes'> {
  readonly changes: Readonly<Record<number, SentChange>>;
}

export type CommitOrder =
  | {
      readonly type: 'commit';
      readonly number: number;
      readonly userId: string;
      readonly batch: SentBatch;
    }
  /** The last one: the worker ends when what came before is on the disk. */
  | { readonly type: 'end' };

export type CommitNews =
  | { readonly type: 'committed'; readonly number: number; readonly versions: readonly number[] }
  /** Nothing was written: a base is not what the worker or the device has. The batch has to be sent whole. */
  | { readonly type: 'base-missing'; readonly number: number }
  | { readonly type: 'failed'; readonly number: number; readonly fault: FaultShape };
