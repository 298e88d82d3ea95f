// Issue 7, item 23: every setting stands in README and in `--help`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMessages } from '@silosmith/messages';
import { expect, it } from 'vitest';
import { VARIABLES } from './platform/environment.ts';
import { settingsHelp } from './settings-help.ts';

it('names every setting in README and in --help, which starts nothing', () => {
  const names = VARIABLES.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'AUTH_SECRET', 'MISTRAL_API_KEY', 'EXA_API_KEY']),
  );
  expect(new Set(names).size).toBe(names.length);
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere/at/all' },
  });
  expect(run.status).toBe(0);
  expect(run.stdout).toBe(settingsHelp(createMessages('en')));
  for (const name of names) {
    expect(readme).toContain(`\`${name}\``);
    expect(run.stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  }
}, 60_000);
