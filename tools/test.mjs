// `npm test`: the whole suite, the journeys in a real browser included. Arguments go to vitest (`npm test -- packages/silo`).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, install, node24, root } from './prepare.mjs';

install();
buildWeb();
const run = spawnSync(
  node24(),
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=./tools/closing-line-reporter.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  },
);
process.exit(run.status ?? 1);
