// `npm run verify`: what CI runs. Each step by name, with its time; the first that fails ends it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node24, root } from './prepare.mjs';

install();
const bin = (name) => join(root, 'node_modules', name);
const steps = [
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['types: packages', [bin('typescript/bin/tsc'), '-p', 'tsconfig.packages.json']],
  ['types: web app', [bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json']],
  ['types: server, command line, tests', [bin('typescript/bin/tsc'), '-p', 'tsconfig.node.json']],
  ['walls', ['tools/check-walls.mjs']],
  ['file sizes', ['tools/check-lengths.mjs']],
  ['function sizes', ['tools/check-functions.ts']],
  ['dead exports', [bin('knip/bin/knip.js'), '--no-progress']],
  ['exports only tests use', ['tools/check-test-only-exports.mjs']],
  ['mutants apply', ['tools/mutants/run.ts', '--check']],
  ['message keys', ['tools/check-messages.ts']],
  ['wording of comments', ['tools/check-comments.ts']],
  ['tables of the documents', ['tools/docs.ts', '--check']],
  ['tests and journeys', ['tools/test.mjs']],
  ['size table', ['tools/check-sizes.mjs']],
];
const times = [];
for (const [name, args] of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const from = Date.now();
  const run = spawnSync(node24(), args, { cwd: root, stdio: 'inherit' });
  times.push(`${((Date.now() - from) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  if (run.status !== 0) {
    process.stderr.write(`\nverify failed at: ${name}\n`);
    process.exit(1);
  }
}
process.stdout.write(`\n${times.join('\n')}\nverify: all steps passed\n`);
