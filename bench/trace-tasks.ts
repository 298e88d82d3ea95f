// What did the page's main thread do? Its tasks read from a Chromium trace: how long each took, how much of that it worked, and on what.

/** An event of the trace; of kind 'X' are those with a beginning and an end. Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly functionName?: string; readonly url?: string } };
}

export interface MainTask {
  /** Milliseconds after the mark `from`. */
  readonly at: number;
  readonly ms: number;
  /** Processor time of the thread: less than `ms` where others had the processor. */
  readonly workedMs: number;
  /** Longest parts, by name. */
  readonly parts: string;
}

/** Tasks of the main thread between two marks of `page-watch.ts`, longest first. Throws where the trace lacks a mark. */
export function tasksBetween(trace: Buffer, from: string, to: string): MainTask[] {
  // The trace format of Chromium: https://chromium.googlesource.com/catapult, 'Trace Event Format'.
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const start = markOf(events, from);
  const end = markOf(events, to);
  if (!start || !end)
    throw new Error(`The trace has no mark '${start ? to : from}'; a trace that is too long loses its end.`);
  const thread = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  return thread
    .filter(
      ({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > start.ts && ts < end.ts,
    )
    .map((task) => ({
      at: (task.ts - start.ts) / 1000,
      ms: (task.dur ?? 0) / 1000,
      workedMs: (task.tdur ?? task.dur ?? 0) / 1000,
      parts: partsOf(task, thread),
    }))
    .sort((a, b) => b.ms - a.ms);
}

function markOf(events: readonly TraceEvent[], name: string): TraceEvent | undefined {
  return events.find((event) => event.name === `silo-bench:${name}`);
}

function partsOf(task: TraceEvent, thread: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  return thread
    .filter(
      ({ name, ph, ts, dur = 0 }) =>
        ph === 'X' && name !== 'RunTask' && ts >= task.ts && ts + dur <= end && dur >= 2_000,
    )
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, 5)
    .map((part) => `${sourceOf(part)} ${Math.round((part.dur ?? 0) / 1000)}`)
    .join(', ');
}

function sourceOf({ name, args }: TraceEvent): string {
  const data = args?.data;
  const file = data?.url
    ?.split('/')
    .at(-1)
    ?.replace(/-[\w-]{8}\.js.*$/u, '');
  return [name, file, data?.functionName].filter((part) => part !== undefined && part !== '').join(' ');
}
