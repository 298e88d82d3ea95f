import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MaxQueue } from './max-queue.ts';
import { TopList } from './top-list.ts';

const scores = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 });
/** Items by key, highest first; equal keys by lowest item. */
const sorted = (keys: readonly number[]): number[] =>
  keys.map((_, item) => item).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);

it('MaxQueue gives items by key, highest first, equal ones by lowest item', () => {
  fc.assert(
    fc.property(scores, (keys) => {
      const queue = new MaxQueue(0);
      keys.forEach((key, item) => {
        queue.push(item, key);
      });
      const order = keys.map(() => {
        const item = queue.topItem();
        expect(queue.pop()).toBe(keys[item]);
        return item;
      });
      expect(order).toEqual(sorted(keys));
      expect(queue.topItem()).toBe(-1);
    }),
  );
});

it('TopList keeps the best of a stream, best first', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 8 }), (keys, capacity) => {
      const list = new TopList(capacity);
      keys.forEach((key, item) => {
        list.offer(item, key);
      });
      expect([...list.items.subarray(0, list.size)]).toEqual(sorted(keys).slice(0, capacity));
    }),
  );
});
