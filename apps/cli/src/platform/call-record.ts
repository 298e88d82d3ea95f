// The calls of this user to providers, from every project on this machine: what smart mode goes by, and the budget of a day. They hold
// no key, no text and no keyword: who was asked for what, when, at what cost, and how it ended.
import { randomUUID } from 'node:crypto';
import { isFreeFailure, type ModelHistory, modelFacts, routeKey } from '@silosmith/ai';
import { type Clock, Fault, toFaultShape } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { CallFiles, stateFolder } from './call-files.ts';

/** Older calls say little of a provider today; the server goes by as many. */
const DAYS = 30;
const DAY_MS = 86_400_000;

const sentSchema = z.object({
  id: z.string(),
  at: z.string(),
  provider: z.string(),
  model: z.string(),
  task: z.string(),
  /** The most that it can cost, US dollars. */
  mostUsd: z.number(),
});
/** `outcome`: `ok` or a fault code. `costUsd`: null where nobody knows it. */
const endedSchema = z.object({ id: z.string(), outcome: z.string(), costUsd: z.nullable(z.number()) });

export type PlannedCall = Pick<z.infer<typeof sentSchema>, 'provider' | 'model' | 'task' | 'mostUsd'>;

export interface CallRecord {
  /** By `routeKey`; a dated id counts for its model. Of the last 30 days. */
  history(): ReadonlyMap<string, ModelHistory>;
  /** Since midnight UTC; a call whose cost is not known counts at its most. Null: no budget. */
  leftTodayUsd(): number | null;
  /** Sends a call, noted before and after. Throws what `send` throws, and `cli.over-daily-budget` before it is sent. */
  noted<Reply>(
    call: PlannedCall,
    send: () => Promise<Reply>,
    costOf: (reply: Reply) => number | null,
  ): Promise<Reply>;
}

export interface CallRecordOptions {
  readonly clock: Clock;
  /** US dollars that the calls of one day may cost; null: no limit. */
  readonly dailyBudgetUsd: number | null;
  /** The record cannot be read or written, and no budget hangs on it: told once. */
  readonly onUnwritable: (fault: Fault) => void;
  readonly folder?: string;
}

interface Call extends PlannedCall {
  readonly atMs: number;
  /** Null while it is under way, or where its process died. */
  outcome: string | null;
  costUsd: number | null;
}

export function openCallRecord(options: CallRecordOptions): CallRecord {
  return new FiledCalls(options);
}

class FiledCalls implements CallRecord {
  private readonly options: CallRecordOptions;
  private readonly files: CallFiles;
  private readonly calls = new Map<string, Call>();
  private isTold = false;

  constructor(options: CallRecordOptions) {
    this.options = options;
    this.files = new CallFiles(options.folder ?? stateFolder(), this.nowMs());
    this.beforeSent(() => this.refresh());
  }

  history(): ReadonlyMap<string, ModelHistory> {
    return historyOf(this.calls.values(), this.nowMs() - DAYS * DAY_MS);
  }

  leftTodayUsd(): number | null {
    const { dailyBudgetUsd } = this.options;
    if (dailyBudgetUsd === null) return null;
    this.refresh();
    return Math.max(0, dailyBudgetUsd - this.spentTodayUsd());
  }

  /** From the look at what was spent to the note of the call nothing waits: no other call of this process comes between. */
  async noted<Reply>(
    planned: PlannedCall,
    send: () => Promise<Reply>,
    costOf: (reply: Reply) => number | null,
  ): Promise<Reply> {
    this.refuseAbove(planned.mostUsd);
    const call: Call = { ...planned, atMs: this.nowMs(), outcome: null, costUsd: null };
    const id = randomUUID();
    const at = new Date(call.atMs).toISOString();
    this.beforeSent(() => this.files.append({ id, at, ...planned }, call.atMs));
    this.calls.set(id, call);
    let reply: Reply;
    try {
      reply = await send();
    } catch (error) {
      const fault = toFaultShape(error);
      this.end(id, call, { outcome: fault.code, costUsd: isFreeFailure(fault) ? 0 : null });
      throw error;
    }
    this.end(id, call, { outcome: 'ok', costUsd: costOf(reply) });
    return reply;
  }

  /** What was paid for is the caller's, whatever becomes of the note: for others, the call then counts at its most. */
  private end(id: string, call: Call, ended: Pick<Call, 'outcome' | 'costUsd'>): void {
    Object.assign(call, ended);
    try {
      this.files.append({ id, ...ended }, this.nowMs());
    } catch (error) {
      this.tell(error);
    }
  }

  /** A budget that cannot be kept sends no call. */
  private beforeSent(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (this.options.dailyBudgetUsd !== null) throw error;
      this.tell(error);
    }
  }

  private tell(error: unknown): void {
    if (!(error instanceof Fault)) throw error;
    if (!this.isTold) this.options.onUnwritable(error);
    this.isTold = true;
  }

  private refuseAbove(mostUsd: number): void {
    const { dailyBudgetUsd } = this.options;
    if (dailyBudgetUsd === null || mostUsd === 0) return;
    this.refresh();
    const spentUsd = this.spentTodayUsd();
    if (spentUsd + mostUsd <= dailyBudgetUsd) return;
    const figures = { estimateUsd: dollars(mostUsd), spentUsd: dollars(spentUsd), budgetUsd: dailyBudgetUsd };
    throw new Fault('cli.over-daily-budget', { params: { ...figures, sent: false } });
  }

  private spentTodayUsd(): number {
    const todayMs = Math.floor(this.nowMs() / DAY_MS) * DAY_MS;
    let spentUsd = 0;
    for (const { atMs, costUsd, mostUsd } of this.calls.values())
      if (atMs >= todayMs) spentUsd += costUsd ?? mostUsd;
    return spentUsd;
  }

  private refresh(): void {
    for (const line of this.files.newLines(this.nowMs())) apply(this.calls, line);
  }

  private nowMs(): number {
    return this.options.clock.nowMs();
  }
}

/** Own calls are known already, and stay as they are. Damaged lines are passed over. */
function apply(calls: Map<string, Call>, line: string): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return;
  }
  const sent = sentSchema.safeParse(value);
  if (sent.success) {
    const { id, at, ...planned } = sent.data;
    if (!calls.has(id)) calls.set(id, { ...planned, atMs: Date.parse(at), outcome: null, costUsd: null });
    return;
  }
  const ended = endedSchema.safeParse(value);
  const call = ended.success ? calls.get(ended.data.id) : undefined;
  if (ended.success && call?.outcome === null)
    Object.assign(call, { outcome: ended.data.outcome, costUsd: ended.data.costUsd });
}

/** Calls under way, and those that this command ended itself, say nothing of a model. */
function historyOf(calls: Iterable<Call>, sinceMs: number): ReadonlyMap<string, ModelHistory> {
  const found = new Map<string, { calls: number; failedCalls: number }>();
  for (const { provider, model, atMs, outcome } of calls) {
    if (atMs < sinceMs || outcome === null || (outcome !== 'ok' && !outcome.startsWith('ai.'))) continue;
    const key = routeKey(provider, modelFacts(provider, model)?.id ?? model);
    const held = found.get(key) ?? { calls: 0, failedCalls: 0 };
    held.calls += 1;
    if (outcome !== 'ok') held.failedCalls += 1;
    found.set(key, held);
  }
  return found;
}

/** To a hundredth of a cent. */
const dollars = (usd: number): number => Math.round(usd * 10_000) / 10_000;
