// The open silo off the page, for as long as the builder is open: checked after each edit without being sent again.
import { prepareEdits } from '@silosmith/silo';
import { type SlicedMessage, sliceReader } from '../platform/sliced-message.ts';
import { answerResidentOrders } from './answer-resident-orders.ts';
import type { ResidentOrder } from './resident-silo-messages.ts';

const answer = answerResidentOrders();
// The page posts nothing but orders.
const read = sliceReader((message) => {
  const order = message as ResidentOrder;
  self.postMessage(answer(order));
  // When the page has its answer.
  if (order.type === 'open') prepareEdits(order.document);
});
self.addEventListener('message', ({ data }: MessageEvent<SlicedMessage>) => read(data));
