// What `generate` says of its run: while it goes on, and how it ended.
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { GenerationRun, SentCall } from '@silosmith/generation';
import { costUsdOf } from '@silosmith/jobs';
import { Fault, fromFaultShape, throwIfCancelled } from '@silosmith/kernel';
import { faultSentence } from '@silosmith/messages';
import type { CommandContext } from '../command.ts';

export function sayProgress({ output, messages }: CommandContext, { job }: GenerationRun): void {
  const { done, failed } = countsOf(job.items);
  const cost = costUsdOf(job).toFixed(4);
  output.progress(messages.t('cli.generate.progress', { done, total: job.items.length, failed, cost }));
}

/** Throws what ended the run, or `cli.pages-failed`. */
export function sayOutcome(context: CommandContext, run: GenerationRun): void {
  const { output, messages, signal } = context;
  const { items } = run.job;
  const { done, failed } = countsOf(items);
  for (const { id, state, fault } of items) {
    if (state !== 'failed' || fault === undefined) continue;
    const reason = faultSentence(messages, fault);
    output.problem(messages.t('cli.generate.failed', { keyword: id, reason }));
  }
  const { provider, pictures, research } = run.settings;
  if ([provider, pictures?.provider, research?.provider].includes(DEMO_PROVIDER))
    output.problem(messages.t('cli.generate.demo'));
  const missing = [...run.notes.values()].filter((notes) => notes.includes('images-missing')).length;
  if (missing > 0) output.problem(messages.t('cli.generate.imagesMissing', { count: missing }));
  const unread = [...run.notes.values()].filter((notes) => notes.includes('research-missing')).length;
  if (unread > 0) output.problem(messages.t('cli.generate.researchMissing', { count: unread }));
  const unadvised = [...run.notes.values()].filter((notes) => notes.includes('advice-missing')).length;
  if (unadvised > 0) output.problem(messages.t('cli.generate.adviceMissing', { count: unadvised }));
  const unplanned = [...run.notes.values()].filter((notes) => notes.includes('outline-missing')).length;
  if (unplanned > 0) output.problem(messages.t('cli.generate.outlineMissing', { count: unplanned }));
  if (provider !== DEMO_PROVIDER || pictures !== undefined || research !== undefined)
    sayWhatIsUncertain(context, run);
  throwIfCancelled(signal);
  if (run.halt !== null) throw fromFaultShape(run.halt.fault);
  if (failed > 0) throw new Fault('cli.pages-failed', { params: { failed, total: items.length } });
  const cost = costUsdOf(run.job).toFixed(4);
  output.line(messages.t('cli.generate.done', { count: done, failed, cost }));
}

/** Providers without idempotency keys: what was under way at an interruption may be charged, or charged again. */
function sayWhatIsUncertain({ output, messages }: CommandContext, { uncertain }: GenerationRun): void {
  const say = (
    key: 'cli.generate.unanswered' | 'cli.generate.perhapsPaidTwice',
    sent: readonly SentCall[],
  ) => {
    if (sent.length === 0) return;
    const calls = sent.map(({ keyword, task }) => `${keyword} (${task})`).join(', ');
    output.problem(messages.t(key, { count: sent.length, calls }));
  };
  say('cli.generate.unanswered', uncertain.unanswered);
  say('cli.generate.perhapsPaidTwice', uncertain.perhapsPaidTwice);
}

function countsOf(items: GenerationRun['job']['items']): { done: number; failed: number } {
  const count = (wanted: string): number => items.filter(({ state }) => state === wanted).length;
  return { done: count('done'), failed: count('failed') };
}
