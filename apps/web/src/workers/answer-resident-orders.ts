// Orders of the resident silo, apart from the worker so that tests can run them.
import { Fault, toFaultShape } from '@silosmith/kernel';
import { compareSite, planSummary, ResidentSilo } from '@silosmith/silo';
import type { ResidentNews, ResidentOrder } from './resident-silo-messages.ts';

/** Answers each order by one piece of news. */
export function answerResidentOrders(): (order: ResidentOrder) => ResidentNews {
  let resident: ResidentSilo | null = null;
  const opened = (): ResidentSilo => {
    if (resident === null) throw new Fault('web.worker-crashed', { severity: 'high', retryable: true });
    return resident;
  };
  const answer = (order: ResidentOrder): ResidentNews => {
    switch (order.type) {
      case 'open':
        resident = new ResidentSilo(order.document);
        return { type: 'report', report: resident.check() };
      case 'change':
        return { type: 'part', part: opened().change(order.patch, order.direction) };
      case 'why':
        return { type: 'answer', number: order.number, answer: { why: opened().why(order.row) } };
      case 'fit':
        return { type: 'answer', number: order.number, answer: { fit: opened().fit(order.row) } };
      case 'compare': {
        const comparison = compareSite(opened().document, order.site);
        return { type: 'answer', number: order.number, answer: { comparison } };
      }
      case 'resize': {
        const { document, patch } = opened().resized(order.size);
        const summary = planSummary(document.table, document.silo);
        return { type: 'answer', number: order.number, answer: { resized: { patch, summary } } };
      }
    }
  };
  return (order) => {
    try {
      return answer(order);
    } catch (error) {
      return { type: 'failed', fault: toFaultShape(error) };
    }
  };
}
