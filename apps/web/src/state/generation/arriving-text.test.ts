import { createFakeTime } from '@silosmith/testkit';
import { expect, it, vi } from 'vitest';
import { arrivingKey, createArrivingText } from './arriving-text.ts';

const KEY = arrivingKey('p', 'a');

it('shows the line being written at most a few times a second, however many parts arrive', async () => {
  const time = createFakeTime();
  const { store, tell } = createArrivingText(time.clock);
  const changed = vi.fn();
  store.subscribe(changed);
  let received = '{"content":"<p>';
  for (let part = 0; part < 100; part++) {
    received += 'word ';
    tell('p', 'a', received);
    await time.advance(20);
  }
  // Two seconds.
  expect(changed.mock.calls.length).toBeGreaterThan(3);
  expect(changed.mock.calls.length).toBeLessThanOrEqual(6);
  expect(store.getState().get(KEY)).toMatch(/^… (?:word ?)+$/u);
});

it('keeps the line between two calls of a page, and nothing of a page that is over', () => {
  const { store, tell } = createArrivingText({ nowMs: () => 0 });
  tell('p', 'a', '{"content":"One');
  tell('p', 'b', '{"content":"Two');
  tell('p', 'a', '{"sections":[');
  expect([...store.getState()]).toEqual([
    [KEY, 'One'],
    [arrivingKey('p', 'b'), 'Two'],
  ]);
  tell('p', 'a', null);
  tell('q', 'b', null);
  expect([...store.getState().values()]).toEqual(['Two']);
  tell('p', 'a', '{"content":"Again');
  expect(store.getState().get(KEY)).toBe('Again');
});
