// One paid call, whatever it asks for: its most is reserved before it is sent, its cost settled afterwards, whatever the client does.
import { isFreeFailure } from '@silosmith/ai';
import { errorReplySchema } from '@silosmith/contract';
import { Fault, toFaultShape } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { beginCall, type CallOutcome, type PlannedCall, settleCall } from './record-usage.ts';

/** What a paid call is refused with, or fails with, whatever it asks for: for the description of its function. */
export const PAID_CALL_REPLIES = {
  400: errorReplySchema,
  401: errorReplySchema,
  402: errorReplySchema,
  403: errorReplySchema,
  409: errorReplySchema,
  422: errorReplySchema,
  429: errorReplySchema,
  502: errorReplySchema,
  504: errorReplySchema,
} as const;

type Used = {
  -readonly [Figure in 'model' | 'inputTokens' | 'outputTokens' | 'costUsd']: CallOutcome[Figure];
};

export interface PaidWork<Reply> {
  readonly timeoutMs: number;
  /** Aborts with the time limit, and when the server stops. It sets in `used` what the call has used as soon as that is known. */
  run(signal: AbortSignal, used: Used): Promise<Reply>;
}

/** Throws what `run` throws, `server.stopping`, and the faults of the budget guard. */
export async function paidCall<Reply>(
  deps: Dependencies,
  planned: Omit<PlannedCall, 'id'>,
  work: PaidWork<Reply>,
): Promise<Reply> {
  const id = deps.chance.id();
  await beginCall(deps.database.pool, { ...planned, id }, deps.settings.dailyCapUsd);
  const startedMs = deps.clock.nowMs();
  const used: Used = { model: planned.model, inputTokens: 0, outputTokens: 0, costUsd: null };
  const signal = AbortSignal.any([AbortSignal.timeout(work.timeoutMs), deps.underway.signal]);
  try {
    const reply = await work.run(signal, used);
    await settle('ok');
    return reply;
  } catch (error) {
    const fault = deps.underway.signal.aborted ? new Fault('server.stopping', { retryable: true }) : error;
    const shape = toFaultShape(fault);
    if (isFreeFailure(shape)) used.costUsd = 0;
    await settle(shape.code);
    throw fault;
  }

  /** A figure that cannot be stored must not cost the user the reply. */
  async function settle(outcome: string): Promise<void> {
    const latencyMs = deps.clock.nowMs() - startedMs;
    try {
      await settleCall(deps.database.pool, id, { ...used, latencyMs, outcome });
    } catch (error) {
      deps.log.error('usage-not-stored', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  }
}
