import type { TextReply } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { buildSilo } from '@silosmith/silo';
import { createFakeChance, createFakeTime, smallImport } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import type { CallText } from '../run/call-journal.ts';
import { checkPlan } from './check-plan.ts';
import { planToCheck } from './plan-to-check.ts';

const CHECKER = { provider: 'openai', model: 'gpt-4.1', baseUrl: '', reasonLanguage: 'en' };
const documentOf = (keywords: readonly string[]) => {
  const { table, silo } = buildSilo(smallImport(keywords).table, { language: 'en', grouping: 'off' });
  return { table, silo, language: 'en' };
};
/** Topics of one page each: words that no other shares. */
const manyTopics = (count: number) =>
  documentOf(Array.from({ length: count }, (_, at) => `subject${at.toString(36)}`));

/** A provider that answers each prompt; what it was asked, under which keys. */
function world(answer: (prompt: string, call: number) => string) {
  const time = createFakeTime();
  const keys: string[] = [];
  const prompts: string[] = [];
  const callText: CallText = async ({ prompt }, { idempotencyKey, signal }) => {
    keys.push(idempotencyKey);
    prompts.push(prompt);
    const content = answer(prompt, keys.length);
    await time.timer.sleep(100, signal);
    const usage = { inputTokens: 1000, outputTokens: 100, cost: 0.01 };
    return { content, model: 'gpt-4.1', provider: 'openai', usage } satisfies TextReply;
  };
  const ports = { callText, clock: time.clock, timer: time.timer, chance: createFakeChance(1) };
  return {
    keys,
    prompts,
    check(
      document: ReturnType<typeof documentOf>,
      signal = new AbortController().signal,
      paid: ReadonlySet<string> = new Set(),
    ) {
      const progress: number[] = [];
      const plan = planToCheck(document, CHECKER);
      const onProgress = (done: number) => void progress.push(done);
      const outcome = checkPlan(plan, ports, { projectId: 'p1', signal, paid, onProgress });
      return time.runUntil(outcome).then((suggestions) => ({ suggestions, progress, plan }));
    },
  };
}
const NONE = '{"changes": []}';

describe('a plan that a model checks', () => {
  it('gets suggestions by row; numbers that are no page are dropped', async () => {
    const document = documentOf(['tea', 'coffee', 'cocoa']);
    const { check, prompts } = world(() =>
      JSON.stringify({
        changes: [
          { page: 2, do: 'below', of: 1, why: 'a drink' },
          { page: 40, do: 'top', why: 'no such page' },
          { page: 1, do: 'same', of: 0, why: 'no such page' },
          { page: 1.5, do: 'top', why: 'no page' },
        ],
      }),
    );
    const { suggestions, plan, progress } = await check(document);
    expect(suggestions).toEqual([{ row: plan.rows[1], action: 'below', of: plan.rows[0], why: 'a drink' }]);
    expect([prompts.length, progress]).toEqual([1, [1]]);
    expect(prompts[0]).toContain('"coffee"');
  });

  it('is asked about in parts of whole topics, each with the tops of the others', async () => {
    const { check, prompts, keys } = world(() => NONE);
    const { progress, plan } = await check(manyTopics(400));
    const pages = plan.rows.length;
    expect(pages).toBeGreaterThan(150);
    expect([prompts.length, progress.at(-1)]).toEqual([Math.ceil(pages / 150), Math.ceil(pages / 150)]);
    for (const prompt of prompts) expect(prompt).toContain('Tops of the other topics');
    const named = prompts.flatMap((prompt) => {
      const [, own = ''] = prompt.split('Pages:\n');
      return [...(own.split('\n\n')[0] ?? '').matchAll(/^\s*(\d+) "/gmu)].map(([, number]) => Number(number));
    });
    expect(named.sort((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('goes out under the same key while it is the same plan, and under another after an edit', async () => {
    const first = world(() => NONE);
    await first.check(documentOf(['tea', 'coffee']));
    await first.check(documentOf(['tea', 'coffee']));
    await first.check(documentOf(['tea', 'coffee', 'cocoa']));
    expect(first.keys[1]).toBe(first.keys[0]);
    expect(first.keys[2]).not.toBe(first.keys[0]);
  });

  it('is asked about once more where a reply cannot be used; a refusal ends it with its own words', async () => {
    const { check, keys } = world((_, call) => (call === 1 ? 'Sorry, no.' : NONE));
    expect((await check(documentOf(['tea']))).suggestions).toEqual([]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    const useless = world(() => 'Sorry, no.');
    await expect(useless.check(documentOf(['tea']))).rejects.toMatchObject({ code: 'ai.invalid-json' });
    expect(useless.keys).toHaveLength(2);
    const again = world((_, call) => (call <= 2 ? 'Sorry, no.' : NONE));
    // Both are given again by whoever keeps replies, and neither is taken for an answer.
    expect((await again.check(documentOf(['tea']), undefined, new Set(useless.keys))).suggestions).toEqual(
      [],
    );
    expect(again.keys.slice(0, 2)).toEqual(useless.keys);
    const refused = world(() => {
      throw new Fault('ai.quota', { params: { provider: 'OpenAI' } });
    });
    await expect(refused.check(documentOf(['tea']))).rejects.toMatchObject({ code: 'ai.quota' });
    expect(refused.keys).toHaveLength(1);
  });

  it('ends where it is cancelled', async () => {
    const control = new AbortController();
    const { check } = world(() => {
      control.abort();
      return NONE;
    });
    await expect(check(documentOf(['tea']), control.signal)).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('what checking a plan costs', () => {
  it('is known before: nothing at home, unknown without a price', () => {
    const document = documentOf(['tea', 'coffee']);
    const { costUsd } = planToCheck(document, CHECKER);
    expect(costUsd).toBeGreaterThan(0);
    expect(costUsd).toBeLessThan(0.01);
    const own = { ...CHECKER, provider: 'openai-compatible', model: 'llama' };
    expect(planToCheck(document, { ...own, baseUrl: 'http://localhost:11434/v1' }).costUsd).toBe(0);
    expect(planToCheck(document, { ...own, baseUrl: 'https://models.example.com/v1' }).costUsd).toBeNull();
    expect(planToCheck(documentOf([]), CHECKER)).toMatchObject({ prompts: [], costUsd: 0 });
  });
});
