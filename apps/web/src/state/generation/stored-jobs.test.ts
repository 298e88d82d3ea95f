import { pageIdOf, smallTable } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { storedJobs } from './stored-jobs.ts';

it('names the items of an earlier version by page id, and leaves everything else as it is', () => {
  const table = smallTable(['shoes', 'boots']);
  const today = { id: 'b', items: [{ id: pageIdOf('boots'), state: 'done' }] };
  const jobs = new Map<string, unknown>([
    ['a', { id: 'a', config: 1, items: [{ id: 'boots', state: 'waiting' }, 7] }],
    ['b', today],
    ['c', null],
  ]);
  expect(storedJobs({ table, jobs })).toEqual([
    { id: 'a', config: 1, items: [{ id: pageIdOf('boots'), state: 'waiting' }, 7] },
    today,
    null,
  ]);
});
