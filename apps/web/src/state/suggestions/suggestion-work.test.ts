import type { TextReply } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createFakeChance, createFakeTime, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { OpenProject } from '../project/open-project.ts';
import { projectOfImport } from '../project/project-rows.ts';
import { createSuggestionWork, type SuggestionState } from './suggestion-work.ts';

const ASKED = { provider: 'openai', model: 'gpt-4.1' };

function world(answer: (key: string) => string) {
  const time = createFakeTime();
  let project: OpenProject | null = projectOfImport('p1', smallImport(['tea', 'coffee', 'cocoa']));
  const steps: SuggestionState['step'][] = [];
  let calls = 0;
  const work = createSuggestionWork({
    callOf:
      () =>
      async (_, { signal, idempotencyKey }) => {
        calls += 1;
        const content = answer(idempotencyKey);
        await time.timer.sleep(100, signal);
        const usage = { inputTokens: 1, outputTokens: 1, cost: null };
        return { content, model: 'gpt-4.1', provider: 'openai', usage } satisfies TextReply;
      },
    current: () => project,
    clock: time.clock,
    timer: time.timer,
    chance: createFakeChance(1),
  });
  work.store.subscribe(({ step }) => steps.push(step));
  return {
    work,
    steps,
    calls: () => calls,
    open(next: OpenProject | null) {
      project = next;
    },
    start: () => time.runUntil(work.start(ASKED, { baseUrl: '', reasonLanguage: 'en' })),
  };
}
const TOP = '{"changes": [{"page": 2, "do": "below", "of": 1, "why": "a drink"}]}';

it('asks about the open project and keeps what is suggested until the user is done with it', async () => {
  const { work, steps, start } = world(() => TOP);
  await start();
  expect(steps).toEqual(['asking', 'asking', 'offered']);
  expect(work.store.getState()).toMatchObject({
    projectId: 'p1',
    asked: ASKED,
    suggestions: [{ action: 'below', why: 'a drink' }],
  });
  work.close();
  expect(work.store.getState()).toEqual({ step: 'idle' });
});

it('says how it failed, with whom; trying again is a new attempt', async () => {
  let broken = true;
  const { work, start } = world(() => {
    if (broken) throw new Fault('ai.quota', { params: { provider: 'OpenAI' } });
    return TOP;
  });
  await start();
  expect(work.store.getState()).toMatchObject({ step: 'failed', asked: ASKED, fault: { code: 'ai.quota' } });
  broken = false;
  await start();
  expect(work.store.getState().step).toBe('offered');
});

it('asks for another reply where those that came were no use', async () => {
  const kept = new Map<string, string>();
  let made = 0;
  const { work, start } = world((key) => {
    const reply = kept.get(key) ?? (++made <= 2 ? 'Sorry, no.' : TOP);
    kept.set(key, reply);
    return reply;
  });
  await start();
  expect(work.store.getState()).toMatchObject({ step: 'failed', fault: { code: 'ai.invalid-json' } });
  await start();
  expect([work.store.getState().step, made]).toEqual(['offered', 3]);
});

it('ends where it is cancelled, which is no failure', async () => {
  const { work, start } = world(() => {
    work.cancel();
    return TOP;
  });
  await start();
  expect(work.store.getState()).toEqual({ step: 'idle' });
});

it('keeps the suggestions of the project that was asked about, whatever is open by then', async () => {
  const { work, start, open } = world(() => {
    open(projectOfImport('p2', smallImport(['hose'])));
    return TOP;
  });
  await start();
  expect(work.store.getState()).toMatchObject({ step: 'offered', projectId: 'p1' });
});

it('asks nobody without a project', async () => {
  const { start, calls, open } = world(() => TOP);
  open(null);
  await start();
  expect(calls()).toBe(0);
});
