// What did the page's main thread do? Its tasks read from a Chromium trace: how long each took, how much of that it worked, and on what.

/** Beginning of the names that `page-watch.ts` gives its marks. */
const MARK = 'silo-bench:';

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

/** Microseconds: shorter parts explain nothing. */
const SHORTEST_PART = 2_000;

/** The page's main thread in a trace, between marks of `page-watch.ts`. */
export class TracedThread {
  private readonly events: readonly TraceEvent[];
  private readonly tasks: readonly TraceEvent[];
  private readonly longParts: readonly TraceEvent[];

  constructor(trace: Buffer) {
    // The trace format of Chromium: https://chromium.googlesource.com/catapult, 'Trace Event Format'.
    const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
    const marked = traceEvents.find(({ name }) => name.startsWith(MARK));
    this.events = traceEvents.filter(({ pid, tid }) => pid === marked?.pid && tid === marked.tid);
    this.tasks = this.events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
    this.longParts = this.events.filter(
      ({ name, ph, dur = 0 }) => name !== 'RunTask' && ph === 'X' && dur >= SHORTEST_PART,
    );
  }

  /** Tasks that ran between two marks, longest first. Throws where the trace lacks a mark. */
  tasksBetween(from: string, to: string): MainTask[] {
    const [start, end] = [this.markedAt(from), this.markedAt(to)];
    return this.tasks
      .filter(({ ts, dur = 0 }) => ts + dur > start && ts < end)
      .map((task) => ({
        at: (task.ts - start) / 1000,
        ms: (task.dur ?? 0) / 1000,
        workedMs: (task.tdur ?? task.dur ?? 0) / 1000,
        parts: this.partsOf(task),
      }))
      .sort((a, b) => b.ms - a.ms);
  }

  private markedAt(name: string): number {
    const mark = this.events.find((event) => event.name === `${MARK}${name}`);
    if (!mark) throw new Error(`The trace has no mark '${name}': a trace that is too long loses its end.`);
    return mark.ts;
  }

  private partsOf({ ts: start, dur = 0 }: TraceEvent): string {
    if (dur < SHORTEST_PART) return '';
    return this.longParts
      .filter((part) => part.ts >= start && part.ts + (part.dur ?? 0) <= start + dur)
      .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
      .slice(0, 5)
      .map((part) => `${sourceOf(part)} ${Math.round((part.dur ?? 0) / 1000)}`)
      .join(', ');
  }
}

function sourceOf({ name, args }: TraceEvent): string {
  const data = args?.data;
  const file = data?.url
    ?.split('/')
    .at(-1)
    ?.replace(/-[\w-]{8}\.js.*$/u, '');
  return [name, file, data?.functionName].filter((part) => part !== undefined && part !== '').join(' ');
}
