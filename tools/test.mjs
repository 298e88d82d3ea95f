// `npm test`: the whole suite, the journeys in a real browser included. Arguments go to vitest (`npm test -- packages/silo`).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, install, node24, root } from './prepare.mjs';

install();
buildWeb();
const folder = mkdtempSync(join(tmpdir(), 'silosmith-tests-'));
let { status, cutOff } = run(process.argv.slice(2));
if (status !== 0 && cutOff.length > 0) {
  // V8 ends a process with a database's thread once in thousands of starts (https://github.com/nodejs/node/issues/64500).
  process.stdout.write(`\nOnce more, because their process ended: ${cutOff.join(', ')}\n`);
  ({ status } = run(cutOff));
}
rmSync(folder, { recursive: true, force: true });
process.exit(status);

/** `words`: arguments of vitest. */
function run(words) {
  const file = join(folder, 'cut-off');
  rmSync(file, { force: true });
  const { status } = spawnSync(
    node24(),
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=./tools/closing-line-reporter.ts',
      ...words,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CUT_OFF_TESTS_FILE: file,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      },
    },
  );
  const names = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { status: status ?? 1, cutOff: names.split('\n').filter((name) => name !== '') };
}
