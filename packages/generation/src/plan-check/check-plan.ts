// Has a model check the plan: one call a part, each paid once, and what it suggests in terms of the plan.
import { type PlanSuggestion, readPlanCheckReply } from '@silosmith/ai';
import { type Fault, fromFaultShape, toFaultShape } from '@silosmith/kernel';
import type { Suggestion } from '@silosmith/silo';
import { type CallAllPorts, callAll } from '../calls/call-all.ts';
import type { CallText } from '../run/call-journal.ts';
import { askForText, isUnusable } from '../stages/ask-for-text.ts';
import type { PlanToCheck } from './plan-to-check.ts';

export interface PlanCheckPorts extends CallAllPorts {
  readonly callText: CallText;
}

export interface PlanCheckOptions {
  readonly projectId: string;
  readonly signal: AbortSignal;
  /** Idempotency keys of replies that came before: one that is no use is given again, and is no answer to the wish to try again. */
  readonly paid?: ReadonlySet<string>;
  /** Parts that were answered. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Part of each idempotency key: the same plan, asked about again, is not paid again. */
const RUN = 'plan-check';

/** In the order of the plan. Throws the fault of the first part that is given up, or `cancelled`; replies that arrived are given again without a charge. */
export async function checkPlan(
  plan: PlanToCheck,
  { callText, ...clocks }: PlanCheckPorts,
  { projectId, signal, paid, onProgress }: PlanCheckOptions,
): Promise<Suggestion[]> {
  const { provider, model, reasonLanguage, prompts, rows } = plan;
  const found: PlanSuggestion[][] = prompts.map(() => []);
  let done = 0;
  const about = { projectId, provider, model, language: reasonLanguage, runId: RUN };
  const context = paid === undefined ? about : { ...about, paid };
  await callAll(
    { type: 'plan-check', ids: prompts.map((_, at) => String(at)), signal },
    async (id, attempt) => {
      const prompt = prompts[Number(id)];
      if (prompt === undefined) return;
      const { value } = await askForText(
        '',
        prompt,
        readPlanCheckReply,
        { ...context, attempt: attempt.attempt },
        { callText, clock: clocks.clock, signal: attempt.signal },
      ).catch((error: unknown) => {
        throw isUnusable(error) ? atOnce(error) : error;
      });
      found[Number(id)] = value;
      done += 1;
      onProgress?.(done, prompts.length);
    },
    clocks,
  );
  return found.flat().flatMap((one) => suggestionOf(one, rows));
}

/** Ends the part: what came was paid, and was asked for a second time already. */
const atOnce = (fault: Fault): Fault => fromFaultShape({ ...toFaultShape(fault), retryable: false });

/** None where a number is no page's. */
function suggestionOf({ page, action, of, why }: PlanSuggestion, rows: readonly number[]): Suggestion[] {
  const row = rows[page - 1];
  const other = of === null ? -1 : rows[of - 1];
  return row === undefined || other === undefined ? [] : [{ row, action, of: other, why }];
}
