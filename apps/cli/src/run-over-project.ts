// A run over a project file: the same engine as in the browser, with a file and a journal as its store.
import type { ProjectDocument } from '@silosmith/contract';
import {
  createRunEngine,
  type GenerationRun,
  haltReasonsWith,
  planGeneration,
  type RunChoice,
  type RunEngine,
  type RunLimits,
  type RunPorts,
  SMART_PROVIDER,
} from '@silosmith/generation';
import { existingContent, recordsOf } from './existing-content.ts';
import { createOrderlyStop } from './orderly-stop.ts';
import { systemChance } from './platform/chance.ts';
import { systemClock, systemTimer } from './platform/clock.ts';
import { withRecord } from './platform/project-file.ts';
import type { ProviderCalls } from './platform/provider-calls.ts';
import type { RunJournal } from './platform/run-journal.ts';

export interface FileRun {
  /** Including the results of an interrupted run. */
  readonly document: ProjectDocument;
  readonly journal: RunJournal;
  readonly calls: ProviderCalls;
  readonly choice: RunChoice;
  readonly limits: RunLimits;
  /** Primary keywords of pages that are not written. */
  readonly covered: ReadonlySet<string>;
  /** Primary keywords of the pages to write; left out: all. */
  readonly only?: readonly string[] | undefined;
  /** Aborts on Ctrl+C. */
  readonly signal: AbortSignal;
  readonly onRun: (run: GenerationRun) => void;
}

/** A run belongs to one file; no other project is available in this process. */
const PROJECT = 'file';

const haltReasonOf = haltReasonsWith([
  ['cli.cannot-read', 'storage'],
  ['cli.cannot-write', 'storage'],
  ['cli.over-daily-budget', 'budget'],
]);
/** Not interactive: a run that would pause ends instead. */
const HALTS: RunPorts['halts'] = { reasonOf: haltReasonOf, after: async () => 'end' };
/** Kept in memory: the journal is the durable record. */
const NO_JOBS: RunPorts['jobs'] = {
  of: () => [],
  save: async () => undefined,
  remove: async () => undefined,
};
/** The command holds the file's lock from before it reads it until after it has written it: platform/project-lock. */
const NO_LOCKS: RunPorts['locks'] = {
  acquire: async () => () => undefined,
  isHeld: async () => false,
  whenFree: async () => undefined,
};

/** Null: nothing was missing. */
export async function runOverProject(
  work: FileRun,
): Promise<{ readonly run: GenerationRun | null; readonly document: ProjectDocument }> {
  const { journal, calls, choice, limits, covered, signal } = work;
  let { document } = work;
  const stop = createOrderlyStop(
    () => ({ pause: () => engine.pause(PROJECT), cancel: () => void engine.cancel(PROJECT) }),
    signal,
  );
  const engine: RunEngine = createRunEngine({
    clock: systemClock,
    timer: systemTimer,
    chance: systemChance,
    locks: NO_LOCKS,
    jobs: NO_JOBS,
    records: {
      stored: async (_, keyword) => recordsOf(document, keyword),
      shown: (_, keyword) => recordsOf(document, keyword),
      async store(_, _keyword, kind, record) {
        const made = { kind, record };
        await journal.store(made);
        document = withRecord(document, made);
      },
    },
    calls: {
      of: calls.texts,
      pictures: calls.pictures,
      research: calls.research,
      log: () => stop.gate(journal.calls),
    },
    halts: HALTS,
    plan: async (_, settings, only) => {
      const { provider, model, language, pictures, research, advice, template, strategy, rewrites } =
        settings;
      const choice = { provider, model, language, pictures, research, advice, template, strategy, rewrites };
      const route = provider === SMART_PROVIDER ? calls.smartRoute() : undefined;
      const priced = { route, pictureRoute: calls.pictureRoute(pictures?.policy) };
      const existing = existingContent(document, settings);
      const request = { pages: document.silo, existing, covered, ...priced, ...choice };
      const named = only ?? work.only;
      return planGeneration({ ...request, ...(named ? { only: named } : {}) });
    },
    activity: (run) => {
      stop.watch(run);
      work.onRun(run);
    },
  });
  const ended = new Promise<GenerationRun>((resolve) => engine.onEnded(resolve));
  const outcome = await engine.start(PROJECT, choice, limits);
  return outcome === 'nothing' ? { run: null, document } : { run: await ended, document };
}
