// How the models did in a user's calls: what the router's history weight is made of.
import { modelFacts, routeKey } from '@silosmith/ai';
import type pg from 'pg';

/** Older calls say little of a provider today. */
const DAYS = 30;

export interface CallHistory {
  readonly calls: number;
  readonly failedCalls: number;
  readonly averageLatencyMs: number | null;
  readonly costUsd: number;
}

/** By `routeKey`; a dated id counts for its model. Calls under way, and those that the server itself ended, say nothing of a model. */
export async function modelHistory(pool: pg.Pool, userId: string): Promise<Map<string, CallHistory>> {
  const { rows } = await pool.query<{
    provider: string;
    model: string;
    calls: number;
    failed: number;
    latency: number | null;
    cost: number;
  }>(
    `select provider, model, count(*)::integer as calls,
       (count(*) filter (where outcome <> 'ok'))::integer as failed,
       sum(latency_ms)::double precision as latency, coalesce(sum(cost_usd), 0) as cost
     from usage
     where user_id = $1 and created_at >= now() - make_interval(days => $2) and (outcome = 'ok' or outcome like 'ai.%')
     group by provider, model`,
    [userId, DAYS],
  );
  const found = new Map<string, CallHistory & { readonly latencyMs: number }>();
  for (const { provider, model, ...row } of rows) {
    const key = routeKey(provider, modelFacts(provider, model)?.id ?? model);
    const held = found.get(key);
    const calls = row.calls + (held?.calls ?? 0);
    const latencyMs = (row.latency ?? 0) + (held?.latencyMs ?? 0);
    found.set(key, {
      calls,
      failedCalls: row.failed + (held?.failedCalls ?? 0),
      latencyMs,
      averageLatencyMs: latencyMs === 0 ? null : Math.round(latencyMs / calls),
      costUsd: row.cost + (held?.costUsd ?? 0),
    });
  }
  return new Map(Array.from(found, ([key, { latencyMs: _, ...history }]) => [key, history]));
}
