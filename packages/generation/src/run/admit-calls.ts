// Lets a call through only where the most that it can cost is left of the run's budget, and notes what it cost.
import { isFreeFailure } from '@silosmith/ai';
import { type FaultShape, toFaultShape } from '@silosmith/kernel';
import type { Admit, CallReply, Send } from './call-journal.ts';
import type { Spending } from './spending.ts';

/** What the notes need of a reply; null: its price is not known. */
interface Priced {
  readonly usage: { readonly cost: number | null };
}

export interface Admission<Request> {
  readonly spending: Spending;
  /** US dollars. */
  mostUsdOf(request: Request): number;
  /** The other side keeps replies by key: a call that got lost on the way is made once however often it is asked. */
  readonly keepsReplies: boolean;
}

export const admitWith =
  <Request>({ spending, mostUsdOf, keepsReplies }: Admission<Request>): Admit<Request> =>
  async (request, { idempotencyKey: key, meter, signal }) => {
    const mostUsd = mostUsdOf(request);
    const release = await spending.reserve(mostUsd, signal, key);
    meter?.progress();
    const perhaps = (): void => {
      if (mostUsd === 0) return;
      spending.uncertain(mostUsd);
      meter?.uncertain(mostUsd);
    };
    return {
      mostUsd,
      async settle<Reply extends Priced>(answer: Promise<Reply>): Promise<Reply> {
        try {
          const reply = await answer;
          const { cost } = reply.usage;
          if (cost === null) perhaps();
          else if (cost > 0) {
            spending.paid(key, cost);
            meter?.paid(key, cost);
          }
          return reply;
        } catch (error) {
          const fault = toFaultShape(error);
          if (!isRefused(fault)) {
            if (keepsReplies && !fault.code.startsWith('ai.')) spending.hold(key, mostUsd);
            else perhaps();
          }
          throw error;
        } finally {
          release();
        }
      },
    };
  };

/** Nothing was charged. */
const isRefused = (fault: FaultShape): boolean =>
  isFreeFailure(fault) || fault.code.startsWith('server.over-');

/** Calls without a journal: each is admitted. */
export const admitted =
  <Request, Reply extends Priced>(send: Send<Request, Reply>, admit: Admit<Request>): Send<Request, Reply> =>
  async (request, options): Promise<CallReply<Reply>> =>
    (await admit(request, options)).settle(send(request, options));
