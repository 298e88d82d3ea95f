// How are figures shown? One line a measure: the goal beside the figure, and whether it is met.
import { loadavg } from 'node:os';

export interface Line {
  readonly measure: string;
  readonly goal: string;
  readonly figure: string;
  /** Null where no goal is set. */
  readonly met: boolean | null;
}

/** Above this, others use the machine too, and times are not to be trusted; ratios may be. */
const BUSY_LOAD = 1.5;
const [loadAtStart = 0] = loadavg();

export function printHeading(title: string): void {
  const busy = loadAtStart > BUSY_LOAD ? ': others use the machine, so ratios may be off' : '';
  process.stdout.write(`\n${title} (load at the start ${loadAtStart.toFixed(1)}${busy})\n\n`);
}

const MEASURE_WIDTH = 62;
const GOAL_WIDTH = 9;

export function printLine({ measure, goal, figure, met }: Line): void {
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  process.stdout.write(
    `${verdict.padEnd(7)} ${measure.padEnd(MEASURE_WIDTH)} ${goal.padEnd(GOAL_WIDTH)} ${figure}\n`,
  );
}

export function inMs(ms: number): string {
  return ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

export function times(ratio: number): string {
  return `${ratio < 0.1 ? ratio.toFixed(3) : ratio < 20 ? ratio.toFixed(2) : Math.round(ratio)}×`;
}

export function count(value: number | string | undefined): string {
  return Number(value ?? 0).toLocaleString('en-US');
}
