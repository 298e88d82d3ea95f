import { Fault } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { admitted, admitWith } from './admit-calls.ts';
import {
  type CallEntry,
  type CallText,
  createCallJournal,
  type Send,
  spentInJournal,
} from './call-journal.ts';
import { createSpending, OVER_BUDGET, type SpentBefore } from './spending.ts';

interface Wish {
  readonly most: number;
}
interface Answer {
  readonly usage: { readonly cost: number | null };
}
const NOTHING: SpentBefore = { usd: 0, paid: [] };

/** Calls within a budget of 1; each is answered, or fails, by hand. */
function world(budgetUsd = 1, { keepsReplies = false, before = NOTHING } = {}) {
  const spending = createSpending(budgetUsd, before);
  const open: { key: string; answer: (cost: number | null) => void; fail: (fault: Fault) => void }[] = [];
  const send: Send<Wish, Answer> = (_, { idempotencyKey: key }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    open.push({ key, answer: (cost) => resolve({ usage: { cost } }), fail: reject });
    return promise;
  };
  const admit = admitWith<Wish>({ spending, keepsReplies, mostUsdOf: ({ most }) => most });
  const call = admitted(send, admit);
  const ask = (key: string, most: number, signal?: AbortSignal) => {
    const outcome = call({ most }, { idempotencyKey: key, keyword: 'page', ...(signal ? { signal } : {}) });
    return outcome.then(
      () => 'answered',
      (error: Fault) => error.code,
    );
  };
  const turns = async (): Promise<void> => {
    for (let at = 0; at < 20; at++) await Promise.resolve();
  };
  return { spending, open, ask, turns, keys: () => open.map(({ key }) => key) };
}

describe('a call that could pass the budget', () => {
  it('is not sent: the most that it can cost counts, not what it will', async () => {
    const { ask, keys, open, turns } = world();
    expect(await ask('dear', 1.01)).toBe(OVER_BUDGET);
    const fits = ask('fits', 1);
    await turns();
    expect(keys()).toEqual(['fits']);
    open[0]?.answer(0.2);
    expect(await fits).toBe('answered');
  });

  it('is sent again where the budget is that of one call: what is held for a lost call is not counted twice', async () => {
    const { ask, keys, open, turns } = world(1, { keepsReplies: true });
    const lost = ask('only', 1);
    await turns();
    open[0]?.fail(new Fault('web.offline', { retryable: true }));
    expect(await lost).toBe('web.offline');
    expect(await ask('other', 1)).toBe(OVER_BUDGET);
    const again = ask('only', 1);
    await turns();
    expect(keys()).toEqual(['only', 'only']);
    open[1]?.answer(1);
    expect(await again).toBe('answered');
  });

  it('waits for those under way, and goes where what they leave is enough', async () => {
    const { ask, keys, open, turns } = world();
    const first = ask('first', 0.7);
    const second = ask('second', 0.7);
    await turns();
    expect(keys()).toEqual(['first']);
    open[0]?.answer(0.3);
    await first;
    await turns();
    expect(keys()).toEqual(['first', 'second']);
    open[1]?.answer(0.7);
    expect(await second).toBe('answered');
    expect(await ask('third', 0.01)).toBe(OVER_BUDGET);
  });

  it('waits no longer than its run', async () => {
    const { ask, turns } = world();
    const stop = new AbortController();
    void ask('first', 0.7);
    const second = ask('second', 0.7, stop.signal);
    await turns();
    stop.abort();
    expect(await second).toBe('cancelled');
  });
});

describe('what a failed call counts', () => {
  it.each([
    ['ai.unavailable', {}, 0],
    ['server.over-daily-budget', {}, 0],
    ['ai.timeout', {}, 0.5],
    ['ai.invalid-json', {}, 0.5],
    ['ai.network', { sent: false }, 0],
  ] as const)('%s %j: %d', async (code, params, spent) => {
    const { ask, open, spending, turns } = world();
    const outcome = ask('a', 0.5);
    await turns();
    open[0]?.fail(new Fault(code, { params }));
    expect(await outcome).toBe(code);
    expect(spending.spentUsd()).toBe(spent);
  });

  it('a reply without a known price counts as the most', async () => {
    const { ask, open, spending, turns } = world();
    const outcome = ask('a', 0.5);
    await turns();
    open[0]?.answer(null);
    await outcome;
    expect(spending.spentUsd()).toBe(0.5);
  });

  it('where replies are kept by key, a lost one is held until it is asked for again, and counts once', async () => {
    const { ask, open, spending, turns } = world(1, { keepsReplies: true });
    for (const _ of [1, 2]) {
      const lost = ask('a', 0.5);
      await turns();
      open.at(-1)?.fail(new Fault('web.offline', { retryable: true }));
      await lost;
      expect(spending.spentUsd()).toBe(0.5);
    }
    const again = ask('a', 0.5);
    await turns();
    open.at(-1)?.answer(0.2);
    await again;
    expect(spending.spentUsd()).toBeCloseTo(0.2, 9);
  });

  it('a reply that a run before this one paid for is not counted again', async () => {
    const before: SpentBefore = { usd: 0.4, paid: [['a', 0.3]] };
    const { ask, open, spending, turns } = world(1, { keepsReplies: true, before });
    const again = ask('a', 0.5);
    await turns();
    open[0]?.answer(0.3);
    await again;
    expect(spending.spentUsd()).toBeCloseTo(0.4, 9);
  });
});

describe('a journal', () => {
  const request = { prompt: 'p', task: 'article', model: 'm' };
  const reply = {
    content: 'c',
    model: 'm',
    provider: 'x',
    usage: { inputTokens: 1, outputTokens: 1, cost: 0.1 },
  };
  const journalOf = (disk: CallEntry[], send: CallText, budgetUsd = 1) => {
    const spending = createSpending(budgetUsd, { usd: spentInJournal(disk), paid: [] });
    const admit = admitWith({ spending, keepsReplies: false, mostUsdOf: () => 0.4 });
    const log = { entries: [...disk], append: async (entry: CallEntry) => void disk.push(entry) };
    return createCallJournal('x', send, log, admit);
  };
  const options = { idempotencyKey: 'k', keyword: 'page' };

  it('writes down no call that the budget refuses', async () => {
    const disk: CallEntry[] = [];
    const journal = journalOf(disk, async () => reply, 0.3);
    await expect(journal.call(request, options)).rejects.toThrow(OVER_BUDGET);
    expect(disk).toEqual([]);
  });

  it('gives a paid reply again without asking the budget', async () => {
    const disk: CallEntry[] = [];
    await journalOf(disk, async () => reply).call(request, options);
    expect(await journalOf(disk, async () => reply, 0).call(request, options)).toEqual(reply);
    expect(spentInJournal(disk)).toBe(0.1);
  });

  it('counts a call whose answer never came, and one that failed after it may have been charged', async () => {
    const disk: CallEntry[] = [];
    void journalOf(disk, () => new Promise(() => undefined)).call(request, options);
    for (let at = 0; at < 20; at++) await Promise.resolve();
    expect(spentInJournal(disk)).toBe(0.4);
    const fails = (code: string) => () => Promise.reject(new Fault(code));
    await journalOf(disk, fails('ai.empty-reply'))
      .call(request, { ...options, idempotencyKey: 'l' })
      .catch(() => 0);
    expect(spentInJournal(disk)).toBeCloseTo(0.8, 9);
    await journalOf(disk, fails('ai.quota'))
      .call({ ...request, prompt: 'q' }, { ...options, idempotencyKey: 'm' })
      .catch(() => 0);
    expect(spentInJournal(disk)).toBeCloseTo(0.8, 9);
  });
});
