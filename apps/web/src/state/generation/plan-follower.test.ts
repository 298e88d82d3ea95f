import type { RunChoice } from '@silosmith/generation';
import { CANCELLED, Fault } from '@silosmith/kernel';
import { smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import type { PlanReply } from '../../workers/plan.worker.ts';
import { projectOfImport } from '../project/project-rows.ts';
import { createPlanFollower, type PlanFollower } from './plan-follower.ts';

const project = projectOfImport('p1', smallImport(['shoes', 'boots']));
const choice: RunChoice = {
  provider: 'demo',
  model: 'demo-1',
  language: 'en',
  filters: project.filters,
  replacesDemo: false,
};

interface Run {
  readonly signal: AbortSignal | undefined;
  readonly finish: (pages: number) => void;
  readonly fail: (error: unknown) => void;
}
/** Timers that wait, and runs that have begun. */
let waiting: (() => void)[];
let runs: Run[];
let follower: PlanFollower;
let version: number;
let pricesVersion: number;
const fire = () => {
  for (const act of waiting.splice(0)) act();
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const pages = () => follower.store.getState().reply?.figures.pages;

beforeEach(() => {
  version = 0;
  pricesVersion = 0;
  waiting = [];
  runs = [];
  follower = createPlanFollower({
    run: (_project, _choice, { signal }) =>
      new Promise<PlanReply>((resolve, fail) => {
        // Of a plan, the figures alone are looked at here.
        const finish = (count: number) => resolve({ figures: { pages: count, words: 0 } } as PlanReply);
        runs.push({ signal, finish, fail });
      }),
    routeVersion: () => version,
    pricesVersion: () => pricesVersion,
    after(_delayMs, act) {
      waiting.push(act);
      return () => {
        waiting = waiting.filter((other) => other !== act);
      };
    },
  });
});

it('plans once for changes in quick succession, and not for what a plan does not depend on', async () => {
  follower.follow(project, choice);
  follower.follow({ ...project, articles: new Map() }, choice);
  const last = { ...project, metas: new Map() };
  follower.follow(last, choice);
  expect(waiting).toHaveLength(1);
  fire();
  follower.follow({ ...last, name: 'Renamed', undoSteps: [] }, choice);
  expect([waiting.length, runs[0]?.signal?.aborted]).toEqual([0, false]);
  runs[0]?.finish(2);
  await settled();
  expect([runs.length, pages()]).toEqual([1, 2]);
});

it('drops the answer to an older question, however late it comes', async () => {
  follower.follow(project, choice);
  fire();
  follower.follow(project, { ...choice, model: 'other' });
  expect(runs[0]?.signal?.aborted).toBe(true);
  fire();
  runs[1]?.finish(5);
  await settled();
  runs[0]?.finish(9);
  await settled();
  expect(pages()).toBe(5);
});

it('tells a fault instead of the plan before it, and says nothing of a cancelled one', async () => {
  follower.follow(project, choice);
  fire();
  runs[0]?.fail(new Fault(CANCELLED));
  await settled();
  expect(follower.store.getState()).toEqual({ reply: null, fault: null });
  follower.follow({ ...project, tags: new Map() }, choice);
  fire();
  runs[1]?.fail(new Fault('web.worker-crashed'));
  await settled();
  expect(follower.store.getState()).toMatchObject({ reply: null, fault: { code: 'web.worker-crashed' } });
});

it('starts again where it was stopped', () => {
  follower.follow(project, choice);
  follower.stop();
  expect(waiting).toHaveLength(0);
  follower.follow(project, choice);
  expect(waiting).toHaveLength(1);
});

it('plans smart mode again when it may choose otherwise, and one model not', () => {
  const smart: RunChoice = { ...choice, provider: 'smart', model: '' };
  for (const [asked, plansMore] of [
    [smart, 1],
    [choice, 0],
  ] as const) {
    follower.follow(project, asked);
    fire();
    const before = runs.length;
    version += 1;
    follower.follow(project, asked);
    fire();
    expect(runs.length - before).toBe(plansMore);
  }
});

it('plans again when prices change, whoever writes', () => {
  follower.follow(project, choice);
  fire();
  pricesVersion += 1;
  follower.follow(project, choice);
  fire();
  expect([runs.length, runs[0]?.signal?.aborted]).toEqual([2, true]);
});
