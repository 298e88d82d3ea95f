// Do functions stay small? At most 60 lines (120 where one draws), 4 parameters, 4 control structures inside each other.
// Those that were larger when the check came are listed with their size in function-exceptions.json: the list only shrinks.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FunctionMeasures, measureFunctions } from './function-measures.ts';

const LIMITS = { lines: 60, parameters: 4, depth: 4 } as const;
const MOST_LINES_OF_RENDER = 120;
type Measure = keyof typeof LIMITS;
const MEASURES: readonly Measure[] = ['lines', 'parameters', 'depth'];

const root = join(import.meta.dirname, '..');
const listFile = 'tools/function-exceptions.json';
/** `file name: function` → the sizes above the limit. */
const allowed: Readonly<Record<string, Readonly<Partial<Record<Measure, number>>>>> = JSON.parse(
  readFileSync(join(root, listFile), 'utf8'),
);

const limitOf = (measure: Measure, { isRender }: FunctionMeasures): number =>
  measure === 'lines' && isRender ? MOST_LINES_OF_RENDER : LIMITS[measure];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps', 'tools', 'bench'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file));

const breaches: string[] = [];
const over = new Map<string, Partial<Record<Measure, number>>>();
let functionCount = 0;
for (const file of files) {
  for (const found of measureFunctions(file, readFileSync(join(root, file), 'utf8'))) {
    functionCount += 1;
    const key = `${basename(file)}: ${found.name}`;
    for (const measure of MEASURES) {
      const limit = limitOf(measure, found);
      if (found[measure] <= limit) continue;
      over.set(key, { ...over.get(key), [measure]: found[measure] });
      const most = allowed[key]?.[measure];
      if (most === undefined || found[measure] > most)
        breaches.push(
          `${file}:${found.line} ${found.name}: ${found[measure]} ${measure}, at most ${most ?? limit}`,
        );
    }
  }
}
for (const [key, sizes] of Object.entries(allowed)) {
  for (const measure of MEASURES) {
    if (sizes[measure] !== undefined && over.get(key)?.[measure] === undefined)
      breaches.push(`${key}: ${measure} are within the limit now, so take them out of ${listFile}`);
  }
}
if (process.argv.includes('--list'))
  process.stdout.write(`${JSON.stringify(Object.fromEntries([...over].sort()), null, 2)}\n`);
if (functionCount === 0) breaches.push('no function was looked at: the check itself is broken');
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.stdout.write(
  `functions: ${functionCount} in ${files.length} files, ${over.size} above a limit, ${breaches.length} breaches\n`,
);
process.exit(breaches.length > 0 ? 1 : 0);
