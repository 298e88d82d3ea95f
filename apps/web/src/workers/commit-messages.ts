// Messages between the page and the worker that writes columns to the device: batches in, versions or a fault out, one answer each.
import type { FaultShape } from '@silosmith/kernel';
import type { RecordBatch } from '@silosmith/sync';

/** By place in the batch: columns are sent in slices from objects, not from lists. */
export interface SentBatch extends Omit<RecordBatch, 'changes'> {
  readonly changes: Readonly<Record<number, RecordBatch['changes'][number]>>;
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
  | { readonly type: 'failed'; readonly number: number; readonly fault: FaultShape };
