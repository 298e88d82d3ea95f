import type { EditResult } from '@silosmith/silo';
import { beforeEach, expect, it } from 'vitest';
import type { OpenProject } from './open-project.ts';
import { createPlanSizes, type PlanSizes } from './plan-sizes.ts';

interface Question {
  readonly size: number;
  resolve(result: EditResult): void;
  reject(error: unknown): void;
}

// Nothing but the identity of its parts is looked at.
const project = { id: 'p1', table: {}, silo: {} } as OpenProject;
const resultOf = (size: number) => ({ patch: { size } }) as unknown as EditResult;
const edited = { ...project, silo: {} } as OpenProject;
let asked: Question[];
let sizes: PlanSizes;
const sizesAsked = () => asked.map(({ size }) => size);
const answer = async (at: number) => {
  const question = asked[at];
  question?.resolve(resultOf(question.size));
  await Promise.resolve();
};

beforeEach(() => {
  asked = [];
  sizes = createPlanSizes(
    (_project, size) => new Promise((resolve, reject) => asked.push({ size, resolve, reject })),
  );
});

it('has a prepared size at once, and asks for no size twice', async () => {
  sizes.prepare(project, 20);
  expect(sizes.known(project, 20)).toBeNull();
  const found = sizes.find(project, 20);
  await answer(0);
  expect(await found).toEqual(resultOf(20));
  expect(sizes.known(project, 20)).toEqual(resultOf(20));
  sizes.prepare(project, 20);
  expect(sizesAsked()).toEqual([20]);
});

it('asks one at a time while a size is typed, and of those passed over none', async () => {
  for (const size of [1, 12, 123]) sizes.prepare(project, size);
  expect(sizesAsked()).toEqual([1]);
  await answer(0);
  expect(sizesAsked()).toEqual([1, 123]);
  await answer(1);
  expect(sizes.known(project, 123)).toEqual(resultOf(123));
  expect(sizesAsked()).toEqual([1, 123]);
});

it('asks at once for a size that is chosen, and for none that was only typed before it', async () => {
  sizes.prepare(project, 1);
  sizes.prepare(project, 12);
  void sizes.find(project, 30);
  await answer(0);
  await answer(1);
  expect(sizesAsked()).toEqual([1, 30]);
});

it('knows nothing of a plan that was edited since', async () => {
  sizes.prepare(project, 20);
  await answer(0);
  expect(sizes.known(edited, 20)).toBeNull();
  void sizes.find(edited, 20);
  expect(sizesAsked()).toEqual([20, 20]);
});

it('asks again where preparing failed, and says then why', async () => {
  sizes.prepare(project, 20);
  asked[0]?.reject(new Error('gone'));
  await new Promise((resolve) => setTimeout(resolve));
  const found = sizes.find(project, 20);
  asked[1]?.reject(new Error('still gone'));
  await expect(found).rejects.toThrow('still gone');
});
