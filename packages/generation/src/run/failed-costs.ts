// What a run paid for pages that it could not make: money that no record of the page accounts for.
import type { FailedRun, Failures } from '@silosmith/contract';
import type { JobItem } from '@silosmith/jobs';
import { CANCELLED } from '@silosmith/kernel';
import { stagesOf } from '../stages/index.ts';
import { type HeldRecords, keptRecords, replacingOf } from '../stages/kept-records.ts';
import type { RunSettings } from './run-settings.ts';

export interface EndedPage {
  readonly item: JobItem;
  readonly settings: RunSettings;
  readonly keyword: string;
  /** ISO 8601. */
  readonly endedAt: string;
  /** The page's records as they are now. */
  readonly held: HeldRecords;
  readonly before: Failures | undefined;
}

/**
 * The page's failures once the run has ended. What this run was known to have lost is worked out again: a page that is retried gets the
 * replies that were paid for again, and its records account for them.
 */
export function failuresAfter({ item, settings, keyword, endedAt, held, before }: EndedPage): Failures {
  const { runId } = settings;
  const others = before?.runs.filter((run) => run.runId !== runId) ?? [];
  const isLost = item.state === 'failed' || item.state === 'cancelled';
  const code = item.fault?.code ?? CANCELLED;
  const made = new Set<string>(Object.keys(keptRecords(held, replacingOf(settings, item.id))));
  // What was to be changed is there, and is what it was.
  for (const stage of stagesOf(settings.rewrites)) if (stage.mends) made.delete(stage.id);
  const costUsd = unaccountedUsd(item, made);
  const lost = { runId, code, endedAt, ...costOf(costUsd, item.uncertainUsd ?? 0) };
  return withRun({ keyword, runs: others }, isLost ? lost : null);
}

/** With one more failure, where it cost something. */
export function withRun(failures: Failures, run: FailedRun | null): Failures {
  const isPaid = run !== null && run.costUsd + (run.uncertainUsd ?? 0) > 0;
  return isPaid ? { ...failures, runs: [...failures.runs, run] } : failures;
}

export const costOf = (
  costUsd: number,
  uncertainUsd: number,
): Pick<FailedRun, 'costUsd' | 'uncertainUsd'> => ({
  costUsd,
  ...(uncertainUsd > 0 ? { uncertainUsd } : {}),
});

/** Calls for parts of an article; others are named as the stage that makes them. */
const ARTICLE_TASKS = new Set(['outline', 'section', 'repair']);

/** The key of a paid step begins with its task. */
function unaccountedUsd({ paid = {} }: JobItem, made: ReadonlySet<string>): number {
  return Object.entries(paid).reduce((sum, [key, costUsd]) => {
    const task = key.slice(0, key.indexOf('-'));
    return made.has(ARTICLE_TASKS.has(task) ? 'article' : task) ? sum : sum + costUsd;
  }, 0);
}
