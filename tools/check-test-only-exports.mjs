// Is an export there for its tests alone? Knip reads the product without them; what only tests use is dead code that looks alive.
// Exceptions are listed in test-only-exports.json, each with its reason.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root } from './prepare.mjs';

const listFile = 'tools/test-only-exports.json';
const reasons = new Map(Object.entries(JSON.parse(readFileSync(join(root, listFile), 'utf8'))));
const allowed = new Set(reasons.keys());
const run = spawnSync(
  node24(),
  [
    join(root, 'node_modules/knip/bin/knip.js'),
    '--production',
    '--include=exports',
    '--reporter=json',
    '--no-progress',
    '--no-exit-code',
    '--config=tools/knip.production.json',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
);
if (run.status !== 0) {
  process.stderr.write(run.stderr);
  process.exit(1);
}
// What testing/ holds is for tests by its name.
const found = JSON.parse(run.stdout)
  .issues.filter(({ file }) => /^(?:packages|apps)\//u.test(file) && !file.includes('/testing/'))
  .flatMap(({ file, exports: names }) => names.map(({ name }) => `${file}: ${name}`))
  .sort();
if (process.argv.includes('--list')) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
const fresh = found.filter((name) => !allowed.has(name));
const gone = [...allowed].filter((name) => !found.includes(name));
for (const name of fresh) process.stderr.write(`only tests use ${name}\n`);
for (const name of gone) process.stderr.write(`${name} is used or gone now, so take it out of ${listFile}\n`);
const unexplained = [...reasons].filter(([, reason]) => String(reason).trim() === '');
for (const [name] of unexplained) process.stderr.write(`${name} has no reason in ${listFile}\n`);
process.stdout.write(`exports only tests use: ${found.length}, ${fresh.length} of them new\n`);
process.exit(fresh.length + gone.length + unexplained.length > 0 ? 1 : 0);
