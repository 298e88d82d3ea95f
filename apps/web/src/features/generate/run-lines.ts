// The pages of a run as its list shows them, and how many there are in each state.
import { isPageId } from '@silosmith/contract';
import { type GenerationRun, ROW_STATES, type RowState, type RunRow, runRowOf } from '@silosmith/generation';
import type { JobItem } from '@silosmith/jobs';
import { heldRecords } from '../../state/generation/held-records.ts';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface RunLine extends RunRow {
  readonly item: JobItem;
}

export const LINE_FILTERS = ['all', ...ROW_STATES] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

export function runLinesOf({ job, settings, passedOver }: GenerationRun, project: OpenProject): RunLine[] {
  return job.items.map((item) => {
    const held = isPageId(item.id) ? heldRecords(project, item.id) : {};
    return { item, ...runRowOf({ ...item, passedOver: passedOver.get(item.id) }, settings, held) };
  });
}

export function lineCounts(lines: readonly RunLine[]): Readonly<Record<LineFilter, number>> {
  const counts = { all: lines.length, waiting: 0, running: 0, done: 0, gap: 0, failed: 0, skipped: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

export function linesIn(lines: readonly RunLine[], filter: LineFilter): readonly RunLine[] {
  return filter === 'all'
    ? lines
    : lines.filter(({ state }: { readonly state: RowState }) => state === filter);
}

/** The page to look at: of those being made the last, since the list moves on downwards; -1 where none is. */
export function currentLine(lines: readonly RunLine[]): number {
  return lines.findLastIndex(({ state }) => state === 'running');
}

/** Where a key leads from line `at`; null for another key. */
export function lineOfKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 8,
    PageUp: at - 8,
    Home: 0,
    End: last,
  };
  const wanted = Object.hasOwn(to, key) ? to[key] : undefined;
  return wanted === undefined || count === 0 ? null : Math.min(last, Math.max(0, wanted));
}
