// Issue 7, item 23: every setting stands in README and in `--help`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from './platform/environment.ts';

it('names every setting in README and in --help, which starts nothing', () => {
  expect(SETTING_NAMES).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'AUTH_SECRET', 'TRUST_PROXY', 'LOG_LEVEL']),
  );
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere/at/all' },
  });
  expect(run.status).toBe(0);
  for (const name of SETTING_NAMES) {
    expect(readme).toContain(`\`${name}\``);
    expect(run.stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  }
}, 60_000);
