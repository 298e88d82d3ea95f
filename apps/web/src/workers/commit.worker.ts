// Writes columns to the device off the page: IndexedDB copies and packs a body on the thread that puts it, for megabytes some 20 ms.
import { openIndexedStore } from '../platform/indexed-store.ts';
import { type SlicedMessage, sliceReader } from '../platform/sliced-message.ts';
import { answerCommitOrders } from './answer-commit-orders.ts';
import type { CommitOrder } from './commit-messages.ts';

const answer = answerCommitOrders(
  // When the database is replaced, the page gets the same event and reloads.
  (userId) => openIndexedStore(userId, () => undefined),
  (news) => self.postMessage(news),
  () => self.close(),
);
// The page posts nothing but orders.
const read = sliceReader((order) => void answer(order as CommitOrder));
self.addEventListener('message', ({ data }: MessageEvent<SlicedMessage>) => read(data));
