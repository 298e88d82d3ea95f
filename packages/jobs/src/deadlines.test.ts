import { createFakeTime } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { createDeadlines } from './deadlines.ts';

function setUp() {
  const { clock, timer, advance, sleeping } = createFakeTime(0);
  const deadlines = createDeadlines(clock, timer);
  const over: [name: string, atMs: number][] = [];
  const watch = (name: string, ms: number) => deadlines.watch(ms, () => over.push([name, clock.nowMs()]));
  return { advance, sleeping, over, watch };
}

describe('deadlines', () => {
  it('are over at their own time, whatever was watched before and has ended', async () => {
    const { advance, over, watch } = setUp();
    const first = watch('first', 100);
    await advance(40);
    watch('second', 100);
    first.end();
    await advance(99);
    expect(over).toEqual([]);
    await advance(1);
    expect(over).toEqual([['second', 140]]);
  });

  it('that come before what is slept for are over in time', async () => {
    const { advance, over, watch } = setUp();
    watch('late', 100);
    watch('soon', 10);
    await advance(200);
    expect(over).toEqual([
      ['soon', 10],
      ['late', 100],
    ]);
  });

  it('begin anew, and are over once', async () => {
    const { advance, over, watch } = setUp();
    const deadline = watch('one', 100);
    await advance(90);
    deadline.restart();
    await advance(99);
    expect(over).toEqual([]);
    await advance(1000);
    expect(over).toEqual([['one', 190]]);
  });

  it('share one sleep, and none is left once the last has ended', async () => {
    const { advance, over, sleeping, watch } = setUp();
    const open = Array.from({ length: 50 }, (_, at) => watch(`${at}`, 100 + at));
    expect(sleeping()).toBe(1);
    for (const deadline of open) deadline.end();
    expect(sleeping()).toBe(0);
    watch('later', 100);
    await advance(100);
    expect([over, sleeping()]).toEqual([[['later', 100]], 0]);
  });
});
