// `npm run mutants`: does every breakage of the list fail one of its tests? `--check`: does every breakage still apply?
// Runs in a copy of the project in the temporary folder. Words behind the command choose mutants by name.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTENT_MUTANTS } from './content.ts';
import { DOORS_MUTANTS } from './doors.ts';
import { GENERATION_MUTANTS } from './generation.ts';
import { type Mutant, MUTANTS as PRODUCT_MUTANTS } from './list.ts';
import { MEDIA_MUTANTS } from './media.ts';
import { PLAN_MUTANTS } from './plan.ts';
import { PUBLISHING_MUTANTS } from './publishing.ts';
import { RESEARCH_MUTANTS } from './research.ts';
import { STORAGE_MUTANTS } from './storage.ts';
import { SUGGESTION_MUTANTS } from './suggestions.ts';

const MUTANTS: readonly Mutant[] = [
  ...PRODUCT_MUTANTS,
  ...DOORS_MUTANTS,
  ...STORAGE_MUTANTS,
  ...SUGGESTION_MUTANTS,
  ...CONTENT_MUTANTS,
  ...GENERATION_MUTANTS,
  ...MEDIA_MUTANTS,
  ...PLAN_MUTANTS,
  ...RESEARCH_MUTANTS,
  ...PUBLISHING_MUTANTS,
];

const root = join(import.meta.dirname, '../..');

/** The source with the breakage in it; a sentence where it does not apply. */
function broken({ file, find, replace }: Mutant): { source: string } | { fault: string } {
  const path = join(root, file);
  if (!existsSync(path)) return { fault: `${file} does not exist` };
  const parts = readFileSync(path, 'utf8').split(find);
  if (parts.length !== 2) return { fault: `its text occurs ${parts.length - 1} times in ${file}` };
  return { source: parts.join(replace) };
}

function faultsOf(mutant: Mutant): string[] {
  const missing = mutant.tests.filter((file) => !existsSync(join(root, file)));
  const change = broken(mutant);
  return [...missing.map((file) => `${file} does not exist`), ...('fault' in change ? [change.fault] : [])];
}

function checkAll(): boolean {
  const stale = MUTANTS.flatMap((mutant) => faultsOf(mutant).map((fault) => `${mutant.name}: ${fault}`));
  for (const line of stale) process.stderr.write(`${line}\n`);
  process.stdout.write(`${MUTANTS.length} mutants, ${stale.length} that no longer apply\n`);
  return stale.length === 0;
}

/** A copy of what git knows and what is new, with the installed dependencies of this folder and the packages of its own. */
function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'silosmith-mutants-')));
  // Tests that become another account run files of the copy, as they could those of the project itself.
  chmodSync(copy, 0o755);
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.stdout.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const own = join(copy, 'node_modules/@silosmith');
  mkdirSync(own, { recursive: true });
  const installed = join(root, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name === '@silosmith' || name.startsWith('.')) continue;
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@silosmith')))
    symlinkSync(readlinkSync(join(installed, '@silosmith', name)), join(own, name));
  return copy;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly words: string;
}

function runTests(copy: string, files: readonly string[]): Counts {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const projects = ['--project', 'unit', ...(files.some(isJourney) ? ['--project', 'journeys'] : [])];
  const run = spawnSync(
    process.execPath,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects,
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, CI: '1' } },
  );
  const words = `${run.stdout}${run.stderr}`.slice(-3_000);
  if (!existsSync(report)) return { passed: 0, failed: 0, words };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: Number(numPassedTests), failed: Number(numFailedTests), words };
}

const isJourney = (file: string): boolean => file.endsWith('.journey.ts');

/** Only a test that ran and failed counts: a source that cannot be loaded proves nothing. */
function isNoticed(copy: string, mutant: Mutant): boolean {
  const change = broken(mutant);
  if ('fault' in change) return false;
  const path = join(copy, mutant.file);
  const sound = readFileSync(path);
  writeFileSync(path, change.source);
  try {
    return runTests(copy, mutant.tests).failed > 0;
  } finally {
    writeFileSync(path, sound);
  }
}

function runAll(chosen: readonly Mutant[]): boolean {
  const copy = copyProject();
  try {
    const sound = runTests(copy, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    if (sound.failed > 0 || sound.passed === 0) {
      process.stderr.write(`the unbroken product fails already, or no test ran:\n${sound.words}\n`);
      return false;
    }
    let survivors = 0;
    for (const mutant of chosen) {
      const from = performance.now();
      const noticed = isNoticed(copy, mutant);
      if (!noticed) survivors += 1;
      const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6);
      process.stdout.write(`${seconds} s  ${noticed ? 'noticed ' : 'SURVIVED'}  ${mutant.name}\n`);
    }
    process.stdout.write(`${chosen.length} mutants, ${survivors} survived\n`);
    return survivors === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const words = process.argv.slice(2).filter((word) => word !== '--check');
const chosen = MUTANTS.filter(({ name }) => words.every((word) => name.includes(word)));
const isSound = checkAll() && (process.argv.includes('--check') || (chosen.length > 0 && runAll(chosen)));
process.exit(isSound ? 0 : 1);
