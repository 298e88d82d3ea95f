import { readdirSync } from 'node:fs';
import { EMBEDDING_PROVIDERS, TEXT_PROVIDERS } from '@silosmith/ai';
import { FUNCTIONS_PATH } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { FUNCTIONS } from './index.ts';

it('lists every function of the folder, under the name of its file, and one for each provider that writes text or gives embeddings', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .filter((file) => !['index', 'text-functions', 'embedding-functions'].includes(file));
  const names = [
    ...files,
    ...TEXT_PROVIDERS.map(({ id }) => `${id}-text`),
    ...EMBEDDING_PROVIDERS.map(({ id }) => `${id}-embeddings`),
  ];
  const paths = [...new Set(FUNCTIONS.map(({ path }) => path))];
  expect(paths.sort()).toEqual(names.map((name) => `${FUNCTIONS_PATH}/${name}`).sort());
});
