// What a user's calls cost, by model, day and task.
import type { UsageSummary, UsageTotals } from '@silosmith/contract';
import type pg from 'pg';
import { readProfile } from '../accounts/profile.ts';
import { spentToday } from './record-usage.ts';

const LATEST_CALLS = 50;
const MOST_PAGES = 50;

interface TotalsRow {
  readonly calls: number;
  readonly failed: number;
  readonly input: number;
  readonly output: number;
  readonly cost: number;
  readonly unpriced: number;
  readonly latency: number | null;
}
const FAILED = `outcome not in ('ok', 'running')`;
const TOTALS = `count(*)::integer as calls,
  (count(*) filter (where ${FAILED}))::integer as failed,
  coalesce(sum(input_tokens), 0)::double precision as input,
  coalesce(sum(output_tokens), 0)::double precision as output,
  coalesce(sum(cost_usd), 0) as cost,
  (count(*) filter (where cost_usd is null))::integer as unpriced,
  (avg(latency_ms) filter (where outcome = 'ok'))::double precision as latency`;
// A call is stored as it begins.
const ENDED = `created_at + coalesce(latency_ms, 0) * interval '1 millisecond'`;
/** Of a user, since a moment. */
const FROM = 'from usage where user_id = $1 and created_at >= $2';

const totalsOf = (row: TotalsRow): UsageTotals => ({
  calls: row.calls,
  failedCalls: row.failed,
  inputTokens: row.input,
  outputTokens: row.output,
  costUsd: row.cost,
  unpricedCalls: row.unpriced,
  averageLatencyMs: row.latency === null ? null : Math.round(row.latency),
});

/** Calls of the last `days` days; what is not known yet counts as unpriced. */
export async function summariseUsage(
  pool: pg.Pool,
  userId: string,
  range: { readonly days: number; readonly nowMs: number },
): Promise<UsageSummary> {
  const since = new Date(range.nowMs - range.days * 86_400_000);
  const values: [string, Date] = [userId, since];
  const profile = await readProfile(pool, userId);
  const totals = await pool.query<TotalsRow>(`select ${TOTALS} ${FROM}`, values);
  const byDay = await pool.query<TotalsRow & { day: string }>(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, ${TOTALS} ${FROM} group by day order by day`,
    values,
  );
  const byTask = await pool.query<TotalsRow & { task: string }>(
    `select task, ${TOTALS} ${FROM} group by task order by cost desc, calls desc`,
    values,
  );
  const byModel = await modelsOf(pool, values);
  const byPage = await pagesOf(pool, values);
  const latest = await pool.query<{
    provider: string;
    model: string;
    task: string;
    input_tokens: number;
    output_tokens: number;
    cost_usd: number | null;
    latency_ms: number | null;
    outcome: string;
    created_at: Date;
  }>(`select * ${FROM} order by created_at desc, id limit $3`, [...values, LATEST_CALLS]);
  const [all] = totals.rows;
  return {
    since: since.toISOString(),
    totals: totalsOf(
      all ?? { calls: 0, failed: 0, input: 0, output: 0, cost: 0, unpriced: 0, latency: null },
    ),
    today: { costUsd: await spentToday(pool, userId), dailyBudgetUsd: profile.daily_budget_usd },
    byModel,
    byDay: byDay.rows.map((row) => ({ day: row.day, ...totalsOf(row) })),
    byTask: byTask.rows.map((row) => ({ task: row.task, ...totalsOf(row) })),
    byPage,
    latest: latest.rows.map((row) => ({
      provider: row.provider,
      model: row.model,
      task: row.task,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      costUsd: row.cost_usd,
      latencyMs: row.latency_ms,
      outcome: row.outcome,
      at: row.created_at.toISOString(),
    })),
  };
}

async function modelsOf(pool: pg.Pool, values: readonly [string, Date]): Promise<UsageSummary['byModel']> {
  const { rows } = await pool.query<
    TotalsRow & { provider: string; model: string; last_failed: Date | null }
  >(
    `select provider, model, ${TOTALS}, max(${ENDED}) filter (where ${FAILED}) as last_failed ${FROM}
     group by provider, model order by cost desc, calls desc`,
    [...values],
  );
  return rows.map((row) => ({
    provider: row.provider,
    model: row.model,
    ...totalsOf(row),
    lastFailedAt: row.last_failed?.toISOString() ?? null,
  }));
}

/** Names of pages are read from their articles, in projects of the user's own alone. */
async function pagesOf(pool: pg.Pool, values: readonly [string, Date]): Promise<UsageSummary['byPage']> {
  const { rows } = await pool.query<
    TotalsRow & { project_id: string; page_id: string; keyword: string | null }
  >(
    `with dear as (
       select project_id, page_id, ${TOTALS} from usage
       where user_id = $1 and created_at >= $2 and page_id is not null
       group by project_id, page_id order by cost desc, calls desc, page_id limit $3
     )
     select dear.*, article.body->>'keyword' as keyword from dear
     left join projects own on own.id = dear.project_id and own.owner_id = $1
     left join project_records article
       on article.project_id = own.id and article.kind = 'article' and article.key = dear.page_id
     order by cost desc, calls desc, page_id`,
    [...values, MOST_PAGES],
  );
  return rows.map((row) => ({
    projectId: row.project_id,
    pageId: row.page_id,
    keyword: row.keyword,
    ...totalsOf(row),
  }));
}
