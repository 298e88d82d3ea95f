// Orders of the worker that writes columns, apart from the worker so that tests can run them.
import { keyOf, type RecordKey, recordName } from '@silosmith/contract';
import { toFaultShape } from '@silosmith/kernel';
import { commitRecords, type LocalStore, type RecordBatch } from '@silosmith/sync';
import { withDelta } from '../platform/body-delta.ts';
import type { CommitNews, CommitOrder, SentBody } from './commit-messages.ts';

type Order = Extract<CommitOrder, { type: 'commit' }>;

/** Answers each batch by one piece of news, one after the other. `ended` is called when the last is answered and the store is closed. */
export function answerCommitOrders(
  open: (userId: string) => Promise<LocalStore>,
  tell: (news: CommitNews) => void,
  ended: () => void,
): (order: CommitOrder) => Promise<void> {
  /** Opened with the first batch; where that failed, with the next. */
  let store: LocalStore | null = null;
  let turn = Promise.resolve();
  const bodies = new KeptBodies();
  const answer = async (order: CommitOrder): Promise<void> => {
    if (order.type === 'end') {
      store?.close();
      ended();
      return;
    }
    const { number } = order;
    try {
      store ??= await open(order.userId);
      const batch = await bodies.wholeBatch(order, store);
      if (batch === null) tell({ type: 'base-missing', number });
      else tell({ type: 'committed', number, versions: await commitRecords(store, batch) });
    } catch (error) {
      tell({ type: 'failed', number, fault: toFaultShape(error) });
    }
  };
  return (order) => {
    turn = turn.then(() => answer(order));
    return turn;
  };
}

/** The last body of each record that was sent, written or not: what the next delta follows on. */
class KeptBodies {
  private projectId: string | null = null;
  private readonly kept = new Map<string, { readonly order: number; readonly body: unknown }>();

  /** The batch with every body whole; null where a base is missing. */
  async wholeBatch({ number, batch }: Order, store: LocalStore): Promise<RecordBatch | null> {
    const { projectId } = batch;
    // One project is worked on at a time, and its columns have megabytes.
    if (projectId !== this.projectId) this.kept.clear();
    this.projectId = projectId;
    const changes: RecordBatch['changes'][number][] = [];
    for (const { sent, ...change } of Object.values(batch.changes)) {
      const key = keyOf({ projectId, ...change });
      const found = await this.wholeBody(key, sent, store);
      if (found === null) return null;
      this.kept.set(recordName(key), { order: number, body: found.body });
      changes.push({ ...change, body: found.body });
    }
    return { ...batch, changes };
  }

  private async wholeBody(
    key: RecordKey,
    sent: SentBody,
    store: LocalStore,
  ): Promise<{ readonly body: unknown } | null> {
    if (sent.type === 'whole') return sent;
    const { base, delta } = sent;
    const kept = this.kept.get(recordName(key));
    if ('order' in base) return kept?.order === base.order ? { body: withDelta(kept.body, delta) } : null;
    const record = await store.record(key);
    return record?.version === base.version ? { body: withDelta(record.body, delta) } : null;
  }
}
