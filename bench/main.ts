// Which benchmarks are there? `npm run bench` lists them, `npm run bench -- NAME` runs one. Exit code 1 where a goal is missed.
import { parseArgs } from 'node:util';
import { runBrowserBenchmark } from './browser-benchmark.ts';
import { runSiloBenchmark } from './silo-benchmark.ts';

const BENCHMARKS = {
  silo: {
    says: 'from a keyword file to a checked silo: times against papaparse, growth, memory  [--max ROWS] [--rounds N]',
    run: ({ max, rounds }: Options) =>
      runSiloBenchmark({ max: Number(max ?? 1_000_000), rounds: Number(rounds ?? 3) }),
  },
  browser: {
    says: 'an import in a real browser: how long is the page blocked?  [--rows ROWS] [--rounds N]',
    run: ({ rows, rounds }: Options) =>
      runBrowserBenchmark({ rows: Number(rows ?? 10_000), rounds: Number(rounds ?? 3) }),
  },
} as const;

type Options = ReturnType<typeof readOptions>['values'];

function readOptions() {
  return parseArgs({
    allowPositionals: true,
    options: { max: { type: 'string' }, rounds: { type: 'string' }, rows: { type: 'string' } },
  });
}

const { values, positionals } = readOptions();
const [name = ''] = positionals;
const chosen = Object.entries(BENCHMARKS).find(([key]) => key === name)?.[1];
if (chosen) {
  process.exitCode = (await chosen.run(values)) ? 0 : 1;
} else {
  for (const [key, { says }] of Object.entries(BENCHMARKS))
    process.stdout.write(`npm run bench -- ${key}\n  ${says}\n`);
  process.exitCode = name === '' ? 0 : 2;
}
