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
  const rssBefore = process.memoryUsage().rss;
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  const result = work();
  const ms = performance.now() - from;
  const cpu = process.cpuUsage(cpuBefore);
  const peakBytes = Math.max(0, peakRss() - rssBefore);
  const cpuMs = (cpu.user + cpu.system) / 1000;
  process.stdout.write(`${JSON.stringify({ ms, cpuMs, peakBytes, said: tell(result) })}\n`);
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
