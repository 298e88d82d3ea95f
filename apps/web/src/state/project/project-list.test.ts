import { expect, it } from 'vitest';
import { createProjectList } from './project-list.ts';

const row = (id: string, updatedAt: string, deleted = false) => ({
  ...{ id, name: `Project ${id}`, updatedAt, deleted },
  ...{ sequence: 0, onServer: true, renamed: false },
});
const store = { projects: async () => [row('a', '2026-01-02'), row('b', '2026-01-03', true)] };
const served = ['a', 'b', 'c'].map((id) => ({ id, name: `Project ${id}`, updatedAt: '2026-01-04' }));

it('lists what is here and on the server, last changed first, without what was deleted here', async () => {
  const { list } = createProjectList(store, async () => served);
  expect((await list()).map(({ id, here }) => [id, here])).toEqual([
    ['c', false],
    ['a', true],
  ]);
});

it('waits for no server to say what is known, and knows what the server said before', async () => {
  let answer: (projects: typeof served) => void = () => undefined;
  const { known } = createProjectList(store, () => new Promise((resolve) => (answer = resolve)));
  expect((await known()).map(({ id }) => id)).toEqual(['a']);
  answer(served);
  await expect.poll(async () => (await known()).map(({ id }) => id)).toEqual(['c', 'a']);
});

it('lists what is here where the server cannot be reached', async () => {
  const { list } = createProjectList(store, () => Promise.reject(new Error('offline')));
  expect((await list()).map(({ id }) => id)).toEqual(['a']);
});
