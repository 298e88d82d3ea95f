// Orders of the worker that writes columns, apart from the worker so that tests can run them.
import { toFaultShape } from '@silosmith/kernel';
import { commitRecords, type LocalStore } from '@silosmith/sync';
import type { CommitNews, CommitOrder } from './commit-messages.ts';

/** Answers each batch by one piece of news, one after the other. `ended` is called when the last is answered and the store is closed. */
export function answerCommitOrders(
  open: (userId: string) => Promise<LocalStore>,
  tell: (news: CommitNews) => void,
  ended: () => void,
): (order: CommitOrder) => Promise<void> {
  /** Opened with the first batch; where that failed, with the next. */
  let store: LocalStore | null = null;
  let turn = Promise.resolve();
  const answer = async (order: CommitOrder): Promise<void> => {
    if (order.type === 'end') {
      store?.close();
      ended();
      return;
    }
    const { number, userId, batch } = order;
    try {
      store ??= await open(userId);
      const versions = await commitRecords(store, { ...batch, changes: Object.values(batch.changes) });
      tell({ type: 'committed', number, versions });
    } catch (error) {
      tell({ type: 'failed', number, fault: toFaultShape(error) });
    }
  };
  return (order) => {
    turn = turn.then(() => answer(order));
    return turn;
  };
}
