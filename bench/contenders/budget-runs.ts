// Random runs with a budget, against a double that charges what it likes within what was asked for, fails, and outlives killed processes.
// Arguments: runs, seed.
import { setImmediate as turn } from 'node:timers/promises';
import { MODELS, type ModelFacts, mostInputTokens } from '@silosmith/ai';
import { DEFAULT_FILTERS, type TextReply, type TextRequest } from '@silosmith/contract';
import {
  type CallEntry,
  type CallText,
  createRunEngine,
  haltReasonsWith,
  planGeneration,
  type RunChoice,
  type RunPorts,
  type StageId,
  type StoredRecords,
  spentInJournal,
} from '@silosmith/generation';
import type { Job } from '@silosmith/jobs';
import { Fault, type Timer } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { chanceOf } from './chance-of.ts';
import { measureWaiting } from './measure.ts';

const [count = '', seedText = ''] = process.argv.slice(2);
const PROJECT = 'p';
const MOST_KILLS = 2;
const PRICED = MODELS.filter(({ outputUsdPerMillion }) => outputUsdPerMillion > 0);
/** Waits of retries are over at once; time limits, and the beat at which a job is stored, never come. */
const LONG_MS = 15_000;

/** What a run leaves on disk, and what its provider remembers. */
interface World {
  readonly budgetUsd: number;
  readonly model: ModelFacts;
  readonly concurrency: number;
  readonly keywords: readonly string[];
  /** The provider's own count of what it charged. */
  chargedUsd: number;
  calls: number;
  readonly records: Map<string, Partial<StoredRecords>>;
  /** A server between the run and the provider keeps replies by key; without one the run keeps a journal, and outlives kills. */
  readonly kept: Map<string, TextReply> | null;
  readonly journal: CallEntry[];
  readonly jobs: Map<string, Job>;
}

type Next = () => number;
const between = (next: Next, low: number, high: number): number =>
  low + Math.floor(next() * (high - low + 1));

const SNIPPET = { title: 'A title', description: 'What it says', tags: ['one', 'two'] };
const article = { title: 'A title', content: '<h1>A title</h1><p>Some words of a text.</p>', excerpt: 'E' };

/** Charges by the tokens it makes up; sometimes it refuses, sometimes the answer is lost after it was charged. */
const providerOf =
  (world: World, next: Next): CallText =>
  async (request, { idempotencyKey }) => {
    const before = world.kept?.get(idempotencyKey);
    if (before !== undefined) return before;
    for (let turns = between(next, 0, 6); turns > 0; turns--) await turn();
    const luck = next();
    if (luck < 0.04) throw new Fault('ai.unavailable', { retryable: true });
    world.calls += 1;
    const usage = usageOf(request, next);
    const { inputUsdPerMillion, outputUsdPerMillion, id } = world.model;
    const cost =
      (usage.inputTokens * inputUsdPerMillion + usage.outputTokens * outputUsdPerMillion) / 1_000_000;
    world.chargedUsd += cost;
    if (luck < 0.08) throw new Fault(luck < 0.06 ? 'ai.network' : 'ai.timeout', { retryable: true });
    if (luck < 0.1) throw new Fault('ai.empty-reply', { retryable: true });
    const isArticle = ['article', 'section', 'repair'].includes(request.task ?? '');
    const content = luck < 0.14 ? 'no JSON' : JSON.stringify(isArticle ? article : SNIPPET);
    // A provider that does not say what it counted.
    const reply = {
      content,
      model: id,
      provider: world.model.provider,
      usage: { ...usage, cost: luck < 0.16 ? null : cost },
    };
    world.kept?.set(idempotencyKey, reply);
    return reply;
  };

function usageOf({ prompt, system, max_tokens: most = 0 }: TextRequest, next: Next) {
  const shape = next();
  const share = shape < 0.2 ? 1 : shape < 0.4 ? 0.01 : next();
  const inputTokens = Math.ceil(mostInputTokens([system, prompt]) * (shape < 0.1 ? 1 : 0.1 + 0.3 * next()));
  return { inputTokens, outputTokens: Math.max(1, Math.floor(most * share)) };
}

const newWorld = (next: Next): World => {
  const keywords = Array.from({ length: between(next, 1, 6) }, (_, at) => `page ${at}`);
  const model = PRICED[between(next, 0, PRICED.length - 1)];
  if (model === undefined) throw new Error('no model has a price');
  const world = { model, concurrency: between(next, 1, 5), keywords, chargedUsd: 0, calls: 0 };
  const planned = planGeneration({ pages: pagesOf(keywords), existing: {}, ...choiceOf(world) });
  const budgetUsd = planned.total.costUsdHigh * (0.2 + 3 * next());
  const kept = next() < 0.5 ? new Map<string, TextReply>() : null;
  return { ...world, budgetUsd, kept, records: new Map(), journal: [], jobs: new Map() };
};

const pagesOf = (keywords: readonly string[]) => keywords.map((keyword) => pageOf(keyword, { level: 3 }));
const choiceOf = ({ model }: Pick<World, 'model'>): RunChoice => ({
  provider: model.provider,
  model: model.id,
  language: 'en',
  filters: DEFAULT_FILTERS,
  replacesDemo: false,
});

/** One process of a run: ends with the run, or dies after so many steps. */
async function inProcess(world: World, next: Next, steps: number): Promise<'ended' | 'dead'> {
  let left = steps;
  const death = Promise.withResolvers<'dead'>();
  const alive = async <T>(work: () => Promise<T> | T): Promise<T> => {
    if (left-- === 0) death.resolve('dead');
    if (left < 0) await new Promise<never>(() => undefined);
    return work();
  };
  const timer: Timer = {
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        if (ms < LONG_MS) setImmediate(resolve);
      }),
  };
  const send = providerOf(world, next);
  const engine = createRunEngine({
    clock: { nowMs: () => 1_767_225_600_000 },
    timer,
    chance: { next, id: () => `id-${Math.floor(next() * 1e12)}` },
    locks: {
      acquire: async () => () => undefined,
      isHeld: async () => false,
      whenFree: async () => undefined,
    },
    jobs: {
      of: () => (world.kept ? [...world.jobs.values()] : []),
      save: (_, job) => alive(() => void (left >= 0 && world.jobs.set(job.id, structuredClone(job)))),
      remove: async (_, id) => void world.jobs.delete(id),
    },
    records: {
      stored: async (_, id) => world.records.get(id) ?? {},
      shown: (_, id) => world.records.get(id) ?? {},
      store: (_, id, kind, record) =>
        alive(() => void world.records.set(id, { ...world.records.get(id), [kind]: record })),
    },
    calls: {
      of: () => (request, options) => alive(async () => alive(await answered(send(request, options)))),
      ...(world.kept
        ? {}
        : {
            log: () => ({
              entries: [...world.journal],
              append: (entry) => alive(() => void world.journal.push(entry)),
            }),
          }),
    },
    halts: { reasonOf: haltReasonsWith([]), after: async () => 'end' },
    plan: async (_, choice, only) =>
      planGeneration({
        pages: pagesOf(world.keywords),
        existing: existingOf(world),
        ...choice,
        ...(only ? { only } : {}),
      }),
    activity: () => undefined,
  } satisfies RunPorts);
  const ended = new Promise<'ended'>((resolve) => engine.onEnded(() => resolve('ended')));
  return Promise.race([begin(engine, world).then((begun) => (begun ? ended : 'ended')), death.promise]);
}

/** A result to be given later, by a process that may not live to see it. */
const answered = async <T>(answer: Promise<T>): Promise<() => T> =>
  answer.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

async function begin(engine: ReturnType<typeof createRunEngine>, world: World): Promise<boolean> {
  await engine.refresh(PROJECT);
  if (engine.board.getState().runs.get(PROJECT)?.job.status === 'paused') return engine.resume(PROJECT);
  const { budgetUsd, concurrency, journal } = world;
  const limits = { runId: 'run', budgetUsd, concurrency, spentBeforeUsd: spentInJournal(journal) };
  return (await engine.start(PROJECT, choiceOf(world), limits)) === 'started';
}

function existingOf({ records }: World) {
  const of = (kind: StageId) =>
    Object.fromEntries([...records].flatMap(([id, held]) => (held[kind] ? [[id, held[kind]]] : [])));
  return { articles: of('article'), metas: of('meta'), tags: of('tags') } as Parameters<
    typeof planGeneration
  >[0]['existing'];
}

async function allRuns(): Promise<Readonly<Record<string, number>>> {
  const next = chanceOf(Number(seedText));
  const total = { overruns: 0, calls: 0, kills: 0, unfinished: 0, usedPercent: 0 };
  for (let run = 0; run < Number(count); run++) {
    const world = newWorld(next);
    for (let kills = world.kept || next() < 0.3 ? 0 : between(next, 1, MOST_KILLS); kills > 0; kills--) {
      if ((await inProcess(world, next, between(next, 1, 60))) === 'dead') total.kills += 1;
    }
    await inProcess(world, next, Number.POSITIVE_INFINITY);
    const isWhole = world.keywords.every((keyword) => world.records.get(keyword)?.tags !== undefined);
    // A rounding of the sum is no overrun.
    if (world.chargedUsd > world.budgetUsd * (1 + 1e-9)) total.overruns += 1;
    total.calls += world.calls;
    if (isWhole) continue;
    total.unfinished += 1;
    total.usedPercent += (100 * world.chargedUsd) / world.budgetUsd;
  }
  return { ...total, usedPercent: Math.round(total.usedPercent / Math.max(1, total.unfinished)) };
}

await measureWaiting(allRuns, (said) => said);
// Killed processes left promises that never settle.
process.exit(0);
