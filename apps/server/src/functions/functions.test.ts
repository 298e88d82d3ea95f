import { readdirSync } from 'node:fs';
import { TEXT_PROVIDERS } from '@silosmith/ai';
import { FUNCTIONS_PATH } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { FUNCTIONS } from './index.ts';

it('lists every function of the folder, under the name of its file, and one for each provider that writes text', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .filter((file) => file !== 'index' && file !== 'text-functions');
  const names = [...files, ...TEXT_PROVIDERS.map(({ id }) => `${id}-text`)];
  expect(FUNCTIONS.map(({ path }) => path).sort()).toEqual(
    names.map((name) => `${FUNCTIONS_PATH}/${name}`).sort(),
  );
});
