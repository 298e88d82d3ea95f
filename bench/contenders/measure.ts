// What does a contender report? Time, processor time and peak memory of its work alone, cold: the first call in its process.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export type Said = Readonly<Record<string, number | string>>;

/** Highest resident memory of this process so far, in bytes. */
function peakRss(): number {
  // On Linux the figure of `resourceUsage` begins at the parent's size, that of the kernel's own table does not.
  if (process.platform === 'linux') {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  }
  return process.resourceUsage().maxRSS * 1024;
}

/** Runs `work` once and prints one JSON line of the shape `Measured` (rounds.ts). `tell` is called after the measuring. */
export function measure<Result>(work: () => Result, tell: (result: Result) => Said): void {
  const before = begin();
  const result = work();
  report(before, () => tell(result));
}

interface Before {
  readonly rss: number;
  readonly cpu: NodeJS.CpuUsage;
  readonly from: number;
}

function begin(): Before {
  return { rss: process.memoryUsage().rss, cpu: process.cpuUsage(), from: performance.now() };
}

function report(before: Before, tell: () => Said): void {
  const ms = performance.now() - before.from;
  const cpu = process.cpuUsage(before.cpu);
  const peakBytes = Math.max(0, peakRss() - before.rss);
  const cpuMs = (cpu.user + cpu.system) / 1000;
  process.stdout.write(`${JSON.stringify({ ms, cpuMs, peakBytes, said: tell() })}\n`);
}

/** As `measure`, of work that waits. */
export async function measureWaiting<Result>(
  work: () => Promise<Result>,
  tell: (result: Result) => Said,
): Promise<void> {
  const before = begin();
  const result = await work();
  report(before, () => tell(result));
}

/** Milliseconds since the last call, by name. */
export function createStages(): {
  readonly at: (stage: string) => void;
  readonly ms: Record<string, number>;
} {
  const ms: Record<string, number> = {};
  let last = performance.now();
  return {
    ms,
    at(stage) {
      const now = performance.now();
      ms[stage] = Math.round(now - last);
      last = now;
    },
  };
}
