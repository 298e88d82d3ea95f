import { keyOfVectors, packVectors, type VectorBatch, type VectorSource } from '@silosmith/contract';
import { CANCELLED, Fault } from '@silosmith/kernel';
import { rebuildSilo } from '@silosmith/silo';
import { withRecord } from '@silosmith/sync';
import { createFakeChance, createFakeTime, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { OpenProject } from '../project/open-project.ts';
import { projectOfImport } from '../project/project-rows.ts';
import { createMeaningWork, embeddingPlanOf, type MeaningState } from './meaning-work.ts';

const SOURCE = { provider: 'openai', model: 'text-embedding-3-small' };
const KEYWORDS = Array.from({ length: 1_100 }, (_, at) => `keyword ${at}`);
const vectorsOf = (texts: readonly string[]): VectorBatch =>
  packVectors(
    SOURCE,
    texts,
    texts.map(() => [1, 2]),
  );

type Answer = (call: number, texts: readonly string[]) => VectorBatch;

function world(answer: Answer = (_, texts) => vectorsOf(texts)) {
  const time = createFakeTime();
  let project: OpenProject | null = projectOfImport('p1', smallImport(KEYWORDS));
  const asked: string[] = [];
  const grouped: (VectorSource | null)[] = [];
  const steps: MeaningState[] = [];
  let calls = 0;
  const work = createMeaningWork({
    callOf:
      () =>
      async ({ texts }, { signal }) => {
        const reply = answer(++calls, texts);
        await time.timer.sleep(100, signal);
        asked.push(...texts);
        return reply;
      },
    async keep(id, batch) {
      if (project?.id === id) project = withRecord(project, 'vectors', keyOfVectors(batch), batch);
    },
    current: () => project,
    async group(open, source, signal) {
      if (signal.aborted) throw new Fault(CANCELLED);
      grouped.push(source);
      const { document } = rebuildSilo(open, { grouping: 'soft' });
      project = { ...open, ...document, undoSteps: [...open.undoSteps, ...open.undoSteps] };
    },
    clock: time.clock,
    timer: time.timer,
    chance: createFakeChance(1),
  });
  work.store.subscribe((state) => steps.push(state));
  return {
    work,
    asked,
    grouped,
    steps,
    vectors: () => project?.vectors ?? new Map(),
    open(next: OpenProject | null) {
      project = next;
    },
    start: (source: VectorSource | null = SOURCE) => time.runUntil(work.start(source, null)),
  };
}

it('asks for every keyword once, keeps each batch, groups, and says what changed', async () => {
  const { start, work, asked, grouped, steps, vectors } = world();
  await start();
  expect([asked.length, new Set(asked).size, vectors().size]).toEqual([1_100, 1_100, 3]);
  expect(grouped).toEqual([SOURCE]);
  expect(steps.flatMap((state) => (state.step === 'asking' ? [state.done] : [])).at(-1)).toBe(1_100);
  expect(work.store.getState()).toMatchObject({ step: 'done', change: { keywords: 1_100 } });
  await start();
  expect([asked.length, grouped.length]).toEqual([1_100, 2]);
});

it('keeps what arrived through a fault, leaves the plan as it was, and asks for the rest alone', async () => {
  let broken = true;
  const { start, work, asked, grouped, vectors } = world((call, texts) => {
    if (broken && call === 2) throw new Fault('ai.quota', { params: { provider: 'OpenAI' } });
    return vectorsOf(texts);
  });
  await start();
  expect(work.store.getState()).toMatchObject({ step: 'failed', fault: { code: 'ai.quota' } });
  expect([grouped.length, vectors().size]).toEqual([0, 2]);
  broken = false;
  await start();
  expect([asked.length, new Set(asked).size, grouped.length]).toEqual([1_100, 1_100, 1]);
});

it('ends where it is cancelled, and counts as no failure', async () => {
  const { start, work, grouped } = world((_, texts) => {
    work.cancel();
    return vectorsOf(texts);
  });
  await start();
  expect([work.store.getState().step, grouped.length]).toEqual(['idle', 0]);
});

it('regroups no project that was opened meanwhile', async () => {
  const other = projectOfImport('p2', smallImport(['tea']));
  const { start, work, grouped, open } = world((call, texts) => {
    if (call === 3) open(other);
    return vectorsOf(texts);
  });
  await start();
  expect([work.store.getState().step, grouped.length]).toEqual(['idle', 0]);
});

it('goes back to words without asking anyone', async () => {
  const { start, asked, grouped } = world();
  await start(null);
  expect([asked.length, grouped]).toEqual([0, [null]]);
});

it('plans nothing for pages that the plan proposed', () => {
  const project = projectOfImport('p1', smallImport(['tea', 'coffee']));
  const flags = project.silo.flags.slice();
  flags[1] = 255;
  expect(embeddingPlanOf({ ...project, silo: { ...project.silo, flags } }, SOURCE, null).texts).toEqual([
    'tea',
  ]);
});
