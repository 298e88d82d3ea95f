// Budget and usage of calls: reserved at the estimate before a call is sent, settled at its cost afterwards.
import type { CallPage } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { inTransaction } from '../../store/database.ts';

/** A call still `running` after this long was lost with its server. */
const LOST_AFTER_MINUTES = 10;

export interface PlannedCall {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly model: string;
  readonly task: string;
  /** The most that the call can cost, US dollars; 0: free. */
  readonly estimateUsd: number;
  readonly onOperatorKey: boolean;
  /** The page that it is made for; null: none. */
  readonly page: CallPage | null;
}

export interface CallOutcome {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null: not known, so that budgets count the most that it can be. */
  readonly costUsd: number | null;
  readonly latencyMs: number;
  /** `ok` or a fault code. */
  readonly outcome: string;
}

/** Since midnight UTC, in US dollars; calls whose cost is not known, such as running ones, at the most they can cost. */
export async function spentToday(
  client: pg.Pool | pg.PoolClient,
  userId: string,
  onOperatorKey = false,
): Promise<number> {
  const { rows } = await client.query<{ spent: number }>(
    `select coalesce(sum(coalesce(cost_usd, reserved_usd)), 0) as spent from usage
     where user_id = $1 and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
       and (on_operator_key or not $2)`,
    [userId, onOperatorKey],
  );
  return rows[0]?.spent ?? 0;
}

/**
 * Throws `server.over-request-limit` { estimateUsd, limitUsd }, `server.over-daily-budget` { estimateUsd, spentUsd, budgetUsd },
 * or `server.over-daily-cap` with the same figures for the operator's cap, which the user cannot
 * raise. Calls of one user queue at the row of their limits, so that two cannot spend the same remainder.
 */
export async function beginCall(pool: pg.Pool, call: PlannedCall, dailyCapUsd: number | null): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ daily: number | null; request: number | null }>(
      'select daily_budget_usd as daily, request_limit_usd as request from spending_limits where user_id = $1 for update',
      [call.userId],
    );
    const [limits] = rows;
    if (!limits) throw new Fault('server.user-not-found');
    const { estimateUsd } = call;
    if (limits.request !== null && estimateUsd > limits.request) {
      throw new Fault('server.over-request-limit', {
        params: { estimateUsd: dollars(estimateUsd), limitUsd: dollars(limits.request) },
        recovery: ['switch-provider'],
      });
    }
    await refuseAbove('server.over-daily-budget', limits.daily, client, call, false);
    if (call.onOperatorKey) await refuseAbove('server.over-daily-cap', dailyCapUsd, client, call, true);
    await client.query(
      `insert into usage (id, user_id, provider, model, task, cost_usd, reserved_usd, on_operator_key, project_id, page_id, outcome)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'running')`,
      [
        call.id,
        call.userId,
        call.provider,
        call.model,
        call.task,
        estimateUsd === 0 ? 0 : null,
        estimateUsd,
        call.onOperatorKey,
        call.page?.projectId ?? null,
        call.page?.pageId ?? null,
      ],
    );
  });
}

async function refuseAbove(
  code: string,
  mostUsd: number | null,
  client: pg.PoolClient,
  { userId, estimateUsd }: PlannedCall,
  onOperatorKey: boolean,
): Promise<void> {
  if (mostUsd === null || estimateUsd === 0) return;
  const spentUsd = await spentToday(client, userId, onOperatorKey);
  if (spentUsd + estimateUsd <= mostUsd) return;
  throw new Fault(code, {
    params: { estimateUsd: dollars(estimateUsd), spentUsd: dollars(spentUsd), budgetUsd: dollars(mostUsd) },
    recovery: ['wait', 'switch-provider'],
  });
}

/** To a hundredth of a cent. */
const dollars = (usd: number): number => Math.round(usd * 10_000) / 10_000;

export async function settleCall(pool: pg.Pool, id: string, outcome: CallOutcome): Promise<void> {
  const { model, inputTokens, outputTokens, costUsd, latencyMs } = outcome;
  await pool.query(
    `update usage set model = $2, input_tokens = $3, output_tokens = $4, cost_usd = $5, latency_ms = $6, outcome = $7 where id = $1`,
    [id, model, inputTokens, outputTokens, costUsd, Math.round(latencyMs), outcome.outcome],
  );
}

/** Calls lost with their server are marked so; what they cost is not known. With `alone` all running ones are. */
export async function markLostCalls(pool: pg.Pool, alone: boolean): Promise<void> {
  await pool.query(
    `update usage set outcome = 'server.lost-call'
     where outcome = 'running' and ($1 or created_at < now() - make_interval(mins => $2))`,
    [alone, LOST_AFTER_MINUTES],
  );
}
