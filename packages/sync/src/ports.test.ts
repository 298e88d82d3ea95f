import { describe, expect, it } from 'vitest';
import { createMemoryServer, createMemoryStore, localStoreCases, syncApiCases } from './testing/index.ts';

describe('the store in memory keeps the contract of every store:', () => {
  it.each(localStoreCases)('$name', async ({ run, expected }) => {
    const store = createMemoryStore();
    expect(await run(async () => store)).toEqual(expected);
  });
});

describe('the server in memory keeps the contract of every server:', () => {
  it.each(syncApiCases)('$name', async ({ run, expected }) => {
    expect(await run(createMemoryServer(), 'project-1')).toEqual(expected);
  });
});
