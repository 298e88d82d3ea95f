// Pages that an earlier run left unfinished, and under which run their calls were asked: a later run asks under the same, and gets what was paid.
import { type Job, jobSchema } from '@silosmith/jobs';
import { type RunSettings, runSettingsOf } from './run-settings.ts';

/** What servers keep replies for, at most. */
const KEPT_REPLY_MS = 7 * 24 * 3_600_000;

/** Pages that ended are not among them: whoever makes one again wants another text. */
const openPages = ({ items }: Job): string[] =>
  items.filter(({ state }) => state !== 'done' && state !== 'failed').map(({ id }) => id);

/** The record is of a job that nobody goes on with, yet a run may still ask for the replies to its calls. */
export function isWorthKeeping(stored: unknown, nowMs: number): boolean {
  const read = jobSchema.safeParse(stored);
  return read.success && nowMs - read.data.updatedAtMs <= KEPT_REPLY_MS && openPages(read.data).length > 0;
}

/** Of the pages of a new run, by earlier run; the latest counts. `stored`: records of jobs of the project. */
export function takenUp(
  stored: readonly unknown[],
  pages: readonly string[],
): NonNullable<RunSettings['takesUp']> {
  const jobs = stored
    .flatMap((record) => {
      const read = jobSchema.safeParse(record);
      return read.success ? [read.data] : [];
    })
    .sort((a, b) => a.updatedAtMs - b.updatedAtMs);
  const runIds = new Map<string, string>();
  for (const job of jobs) {
    const settings = runSettingsOf(job.config);
    if (settings === null) continue;
    const runIdOf = runIdsOf(settings);
    for (const page of openPages(job)) runIds.set(page, runIdOf(page));
  }
  const byRun = new Map<string, string[]>();
  for (const page of pages) {
    const runId = runIds.get(page);
    if (runId !== undefined) byRun.set(runId, [...(byRun.get(runId) ?? []), page]);
  }
  return [...byRun].map(([runId, of]) => ({ runId, pages: of }));
}

/** Under which run the calls of a page are asked. */
export function runIdsOf({ runId, takesUp = [] }: Pick<RunSettings, 'runId' | 'takesUp'>) {
  const earlier = new Map(takesUp.flatMap(({ runId: of, pages }) => pages.map((page) => [page, of])));
  return (page: string): string => earlier.get(page) ?? runId;
}
