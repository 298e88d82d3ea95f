// How are two programs compared on a noisy machine? Each in a process of its own, turn by turn in one run; ratios of medians, with their spread.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Measured {
  readonly ms: number;
  /** Processor time of all threads of the process: steadier than `ms` where the machine is shared. */
  readonly cpuMs: number;
  /** Peak resident memory above what the process held before the work. */
  readonly peakBytes: number;
  /** What the contender says of its result. */
  readonly said: Readonly<Record<string, number | string>>;
}

/** A contender crashed or did not end; its message is fit for the table. */
export class ContenderFailure extends Error {}

const MOST_MS = 900_000;

/** Runs one contender (`bench/contenders/NAME.ts`) in a fresh process. Throws ContenderFailure. */
export function runContender(name: string, ...args: readonly string[]): Measured {
  process.stderr.write(`  ${name} ${args.map((arg) => arg.split('/').at(-1)).join(' ')}\n`);
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'contenders', `${name}.ts`), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: MOST_MS,
  });
  if (run.error?.message.includes('ETIMEDOUT'))
    throw new ContenderFailure(`${name}: no end within ${MOST_MS / 1000} s`);
  const line = run.stdout.trim().split('\n').at(-1) ?? '';
  if (run.status !== 0 || !line.startsWith('{')) {
    const reason = run.stderr.split('\n').find((text) => /error/i.test(text)) ?? run.stderr.slice(-300);
    throw new ContenderFailure(`${name}: ended with ${run.status ?? run.signal}: ${reason.trim()}`);
  }
  // Contenders print what `measure` (contenders/measure.ts) makes.
  return JSON.parse(line) as Measured;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

export const medianMs = (runs: readonly Measured[]): number => median(runs.map(({ ms }) => ms));
const medianCpuMs = (runs: readonly Measured[]): number => median(runs.map(({ cpuMs }) => cpuMs));

export interface Comparison {
  readonly ratio: number;
  /** Lowest and highest ratio of a round. */
  readonly spread: readonly [number, number];
  /** Ratio of processor times. */
  readonly cpuRatio: number;
  readonly ours: readonly Measured[];
  readonly theirs: readonly Measured[];
}

/** Alternates theirs and ours; the ratio is median over median. */
export function compare(rounds: number, ours: () => Measured, theirs: () => Measured): Comparison {
  const pairs = Array.from({ length: rounds }, () => ({ theirs: theirs(), ours: ours() }));
  const ratios = pairs.map((pair) => pair.ours.ms / pair.theirs.ms);
  const [all, peers] = [pairs.map((pair) => pair.ours), pairs.map((pair) => pair.theirs)];
  return {
    ratio: medianMs(all) / medianMs(peers),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    cpuRatio: medianCpuMs(all) / medianCpuMs(peers),
    ours: all,
    theirs: peers,
  };
}
