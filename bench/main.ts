// Which benchmarks are there? `npm run bench` lists them, `npm run bench -- NAME` runs one. Exit code 1: a goal is missed; 2: wrong usage.
import { parseArgs } from 'node:util';
import { runBatchBenchmark } from './batch-benchmark.ts';
import { runBrowserBenchmark } from './browser-benchmark.ts';
import { runBudgetBenchmark } from './budget-benchmark.ts';
import { runDeliveryBenchmark } from './delivery-benchmark.ts';
import { runJobsBenchmark } from './jobs-benchmark.ts';
import { runSiloBenchmark } from './silo-benchmark.ts';

interface Options {
  readonly max: number;
  readonly rows: number;
  readonly rounds: number;
}

interface Benchmark {
  readonly says: string;
  readonly run: (options: Options) => boolean | Promise<boolean>;
}

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  silo: {
    says: 'from a keyword file to a checked silo: times against papaparse, growth, memory  [--max 1000000] [--rounds 3]',
    run: runSiloBenchmark,
  },
  browser: {
    says: 'an import, edits and views in a real browser: how long is the page blocked, how soon are checks and views there?  [--rows 10000] [--rounds 3]',
    run: runBrowserBenchmark,
  },
  delivery: {
    says: 'how fast are 5,000 articles written as WXR and ZIP, against what a script would do, and does memory grow, also with a file that is read?  [--rounds 3]',
    run: runDeliveryBenchmark,
  },
  jobs: {
    says: 'what does the runner of jobs add to 1,000 calls, what does a queued item take, is anything lost or paid twice after kills?  [--rounds 3]',
    run: runJobsBenchmark,
  },
  budget: {
    says: 'does any of 1,000 random runs or days pass its budget, and is the forecast of a plan near what a provider counts?',
    run: runBudgetBenchmark,
  },
  batch: {
    says: 'how long do pages and health checks wait while batches of 8 MB are stored?  [--rounds 3]',
    run: runBatchBenchmark,
  },
};

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) fail(`--${name} must be a whole number of 1 or more.`);
  return value;
}

function readArguments(): { readonly name: string; readonly options: Options } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        max: { type: 'string', default: '1000000' },
        rows: { type: 'string', default: '10000' },
        rounds: { type: 'string', default: '3' },
      },
    });
    const options = {
      max: wholeNumber('max', values.max),
      rows: wholeNumber('rows', values.rows),
      rounds: wholeNumber('rounds', values.rounds),
    };
    return { name: positionals[0] ?? '', options };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { name, options } = readArguments();
const chosen = BENCHMARKS[name];
if (chosen) process.exitCode = (await chosen.run(options)) ? 0 : 1;
else {
  for (const [key, { says }] of Object.entries(BENCHMARKS))
    process.stdout.write(`npm run bench -- ${key}\n  ${says}\n`);
  if (name !== '') fail(`There is no benchmark '${name}'.`);
}
