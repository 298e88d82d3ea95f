// `silosmith generate PROJECT`: writes what is missing, page by page; each record is on disk the moment it is made.
import { defaultModelOf } from '@silosmith/ai';
import { type ProjectDocument, recordOf, TEXT_PROVIDERS } from '@silosmith/contract';
import {
  type CallJournal,
  createCallJournal,
  generatePage,
  type PlannedPage,
  planGeneration,
  type SentCall,
  type StoredRecords,
} from '@silosmith/generation';
import { costUsdOf, createJob, createRunner, type JobStore } from '@silosmith/jobs';
import { Fault, throwIfCancelled } from '@silosmith/kernel';
import { faultSentence } from '@silosmith/messages';
import { choiceOption, numberOption } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { systemClock, systemTimer } from '../platform/clock.ts';
import { readProject, withRecord, writeDocument } from '../platform/project-file.ts';
import { assertKey, callTextOf } from '../platform/providers.ts';
import { madeRecord, openRunJournal, type RunJournal } from '../platform/run-journal.ts';
import { outputOption } from './shared-options.ts';

/** The journal beside the project file is what survives; a job's own state need not. */
const forgetfulStore: JobStore = {
  save: async () => undefined,
  load: async () => [],
  remove: async () => undefined,
};

export const generateCommand: Command = {
  name: 'generate',
  positionals: ['PROJECT'],
  summary: 'cli.generate.summary',
  options: [
    { name: 'provider', value: 'ID', help: 'cli.options.provider' },
    { name: 'model', value: 'MODEL', help: 'cli.options.model' },
    { name: 'concurrency', value: 'N', help: 'cli.options.concurrency' },
    { name: 'budget', value: 'USD', help: 'cli.options.budget' },
    outputOption,
  ],
  run: async (context) => {
    const { positionals, values, output, messages } = context;
    const [path = ''] = positionals;
    const destination = values.get('output') ?? path;
    const provider = choiceOption(values, 'provider', TEXT_PROVIDERS) ?? 'demo';
    const model = values.get('model') ?? defaultModelOf(provider);
    const source = await readProject(path);
    const journal = await openRunJournal(destination, path);
    const before = journal.records.reduce(withRecord, source);
    const { language } = before;
    const plan = planGeneration({ pages: before.silo, existing: before, provider, model, language });
    const calls = createCallJournal(provider, callTextOf(provider), journal.calls);
    const settle = async (project: ProjectDocument): Promise<void> => {
      await writeDocument(destination, project);
      await journal.settle(calls.unanswered());
      if (provider !== 'demo') sayWhatIsUncertain(context, calls);
    };
    if (plan.items.length === 0) {
      output.line(messages.t('cli.generate.nothing'));
      if (destination !== path || !journal.isEmpty) await settle(before);
      return before;
    }
    assertKey(provider);
    await journal.begin();
    const run = await generateAll({ context, before, items: plan.items, provider, model, journal, calls });
    await settle(run.project);
    if (provider === 'demo') output.problem(messages.t('cli.generate.demo'));
    throwIfCancelled(context.signal);
    if (run.overBudget !== null) throw run.overBudget;
    if (run.failed > 0) {
      throw new Fault('cli.pages-failed', { params: { failed: run.failed, total: plan.items.length } });
    }
    output.line(
      messages.t('cli.generate.done', { done: plan.items.length, failed: 0, cost: run.costUsd.toFixed(4) }),
    );
    return run.project;
  },
};

interface Run {
  readonly context: CommandContext;
  readonly before: ProjectDocument;
  readonly items: readonly PlannedPage[];
  readonly provider: (typeof TEXT_PROVIDERS)[number];
  readonly model: string;
  readonly journal: RunJournal;
  readonly calls: CallJournal;
}

/** Providers without idempotency keys: what was under way at an interruption may be charged, or charged again. */
function sayWhatIsUncertain({ output, messages }: CommandContext, calls: CallJournal): void {
  const say = (
    key: 'cli.generate.unanswered' | 'cli.generate.perhapsPaidTwice',
    sent: readonly SentCall[],
  ) => {
    if (sent.length === 0) return;
    const list = sent.map(({ keyword, task }) => `${keyword} (${task})`).join(', ');
    output.problem(messages.t(key, { count: sent.length, calls: list }));
  };
  say('cli.generate.unanswered', calls.unanswered());
  say('cli.generate.perhapsPaidTwice', calls.perhapsPaidTwice());
}

async function generateAll({ context, before, items, provider, model, journal, calls }: Run) {
  const { values, output, messages, signal } = context;
  const concurrency = numberOption(values, 'concurrency', 1, 50) ?? 3;
  const budget = numberOption(values, 'budget', 0, 1_000_000);
  const pageOf = new Map(items.map((item) => [item.id, item]));
  let project = before;
  let overBudget: Fault | null = null;

  const runner = createRunner(
    { store: forgetfulStore, clock: systemClock, timer: systemTimer, concurrency },
    async (item, { signal: stop, attempt }) => {
      const page = pageOf.get(item.id);
      if (page === undefined) throw new Fault('unknown');
      const job = runner.state();
      const spent = job === null ? 0 : costUsdOf(job);
      if (budget !== undefined && spent + page.estimate.costUsdHigh > budget) {
        overBudget ??= new Fault('cli.over-budget', { params: { spent: spent.toFixed(4), budget } });
        throw overBudget;
      }
      const { costUsd } = await generatePage(
        page,
        {
          projectId: 'cli',
          provider,
          model,
          language: before.language,
          runId: journal.runId,
          attempt,
          existing: existingOf(project, page.keyword),
        },
        {
          callText: calls.callText,
          store: async (kind, record) => {
            const made = madeRecord(kind, record);
            await journal.store(made);
            project = withRecord(project, made);
          },
          clock: systemClock,
          signal: stop,
        },
      );
      return { costUsd };
    },
  );
  const stop = (): void => runner.cancel();
  signal.addEventListener('abort', stop, { once: true });
  const unsubscribe = runner.subscribe((job) => {
    const done = job.items.filter(({ state }) => state === 'done').length;
    const failed = job.items.filter(({ state }) => state === 'failed').length;
    output.progress(
      messages.t('cli.generate.progress', {
        done,
        total: job.items.length,
        failed,
        cost: costUsdOf(job).toFixed(4),
      }),
    );
  });
  const job = await runner.start(
    createJob({
      id: 'cli',
      type: 'bulk',
      projectId: 'cli',
      itemIds: items.map(({ id }) => id),
      atMs: systemClock.nowMs(),
    }),
  );
  unsubscribe();
  const failed = job.items.filter(({ state }) => state === 'failed');
  for (const { id, fault } of failed) {
    if (fault !== undefined && fault.code !== 'cli.over-budget') {
      output.problem(
        messages.t('cli.generate.failed', { keyword: id, reason: faultSentence(messages, fault) }),
      );
    }
  }
  return { project, failed: failed.length, costUsd: costUsdOf(job), overBudget: overBudget as Fault | null };
}

function existingOf(project: ProjectDocument, keyword: string): Partial<StoredRecords> {
  const article = recordOf(project.articles, keyword);
  const meta = recordOf(project.metas, keyword);
  const tags = recordOf(project.tags, keyword);
  return { ...(article ? { article } : {}), ...(meta ? { meta } : {}), ...(tags ? { tags } : {}) };
}
