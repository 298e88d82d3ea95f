import { readdirSync } from 'node:fs';
import { FUNCTIONS_PATH } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { FUNCTIONS } from './index.ts';

it('lists every function of the folder, under the name of its file', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !file.endsWith('.test.ts'))
    .map((file) => `${FUNCTIONS_PATH}/${file.slice(0, -3)}`);
  expect(FUNCTIONS.map(({ path }) => path).sort()).toEqual(files.sort());
});
