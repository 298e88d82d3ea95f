// `silosmith suggest PROJECT --provider ID`: a model checks where the pages stand; what it suggests is listed, and carried out where asked.
import { DEMO_PROVIDER, defaultModelOf, hostOf, providerName, TEXT_PROVIDERS } from '@silosmith/ai';
import { type ProjectDocument, textAt } from '@silosmith/contract';
import {
  type CallText,
  checkPlan,
  createCallJournal,
  type PlanToCheck,
  planToCheck,
} from '@silosmith/generation';
import { Fault } from '@silosmith/kernel';
import { issueSentence, type Messages } from '@silosmith/messages';
import {
  buildTokenIndex,
  checkSilo,
  fromProjectDocument,
  isPage,
  issuesOf,
  type SiloDocument,
  type Suggestion,
  takeSuggestions,
  toProjectDocument,
} from '@silosmith/silo';
import { choiceOption, WrongUsage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { systemChance } from '../platform/chance.ts';
import { nowIso, systemClock, systemTimer } from '../platform/clock.ts';
import { readProject, writeDocument } from '../platform/project-file.ts';
import { lockProject } from '../platform/project-lock.ts';
import { baseUrlOf } from '../platform/providers.ts';
import { openRunJournal, removeJournal } from '../platform/run-journal.ts';
import { dailyBudgetOption, outputOption, providerCallsOf } from './shared-options.ts';

/** The demo provider reads nothing. */
const PROVIDER_IDS = TEXT_PROVIDERS.map(({ id }) => id).filter((id) => id !== DEMO_PROVIDER);

export const suggestCommand: Command = {
  name: 'suggest',
  positionals: ['PROJECT'],
  summary: 'cli.suggest.summary',
  options: [
    {
      name: 'provider',
      value: 'ID',
      help: ({ t }) => t('cli.suggest.options.provider', { choices: PROVIDER_IDS.join(', ') }),
    },
    { name: 'model', value: 'MODEL', help: 'cli.options.model' },
    { name: 'take', value: 'LIST', help: 'cli.suggest.options.take' },
    { name: 'price', help: 'cli.suggest.options.price' },
    dailyBudgetOption,
    outputOption,
  ],
  stopsInOrder: true,
  run: async (context) => {
    const [path = ''] = context.positionals;
    const { values } = context;
    const provider = choiceOption(values, 'provider', PROVIDER_IDS);
    if (provider === undefined) throw new WrongUsage(`--provider ID (${PROVIDER_IDS.join(', ')})`);
    const model = values.get('model') ?? defaultModelOf(provider);
    const asked = takeOf(values);
    const lock = lockProject(path);
    try {
      return await suggest(context, { path, provider, model, asked });
    } finally {
      lock.release();
    }
  },
};

interface Wish {
  readonly path: string;
  readonly provider: string;
  readonly model: string;
  /** Numbers of the list; `all`; null: nothing is carried out. */
  readonly asked: ReadonlySet<number> | 'all' | null;
}

async function suggest(context: CommandContext, { path, provider, model, asked }: Wish): Promise<object> {
  const { values, switches, output, messages } = context;
  const project = await readProject(path);
  const document = fromProjectDocument(project);
  const checker = { provider, model, baseUrl: baseUrlOf(provider), reasonLanguage: messages.language };
  const plan = planToCheck(document, checker);
  sayPrice(context, plan, checker.baseUrl);
  const about = { provider, model, calls: plan.prompts.length, estimatedUsd: plan.costUsd };
  if (switches.has('price')) return about;
  // Replies stay beside the file until they are used: to look first and to take afterwards costs once.
  const beside = `${path}.suggestions`;
  const journal = await openRunJournal(beside, path, { name: '', nowIso: nowIso() });
  const paid = { usd: 0, isKnown: true };
  const ask = counted(providerCallsOf(context).texts(provider), paid);
  const { call, unanswered } = createCallJournal(provider, ask, journal.calls);
  const clocks = { clock: systemClock, timer: systemTimer, chance: systemChance };
  const suggestions = await checkPlan(
    plan,
    { callText: call, ...clocks },
    {
      projectId: 'file',
      signal: context.signal,
      paid: new Set(journal.calls.entries.flatMap(({ kind, key }) => (kind === 'replied' ? [key] : []))),
      onProgress: (done, total) => output.progress(messages.t('cli.suggest.progress', { done, total })),
    },
  ).finally(() => {
    // Without its answer nobody knows whether it was paid.
    if (unanswered().length > 0)
      output.problem(messages.t('cli.suggest.unanswered', { count: unanswered().length }));
  });
  const { taken } = takeSuggestions(document, suggestions);
  const offered = suggestions.filter((suggestion) => taken.includes(suggestion));
  const chosen = chosenOf(offered, asked);
  const told = offered.map((suggestion, at) => toldOf(document, suggestion, at + 1));
  if (!output.json) for (const one of told) output.line(lineOf(one, messages));
  const paidUsd = paid.isKnown ? paid.usd : null;
  output.line(messages.t('cli.suggest.done', { count: told.length, usd: paidUsd?.toFixed(4) ?? '?' }));
  if (chosen.size > 0) {
    const destination = values.get('output') ?? path;
    const { result, taken: done } = takeSuggestions(document, [...chosen]);
    await writeDocument(destination, withSilo(project, result.document, messages));
    await removeJournal(beside);
    output.line(messages.t('cli.suggest.taken', { count: done.length, path: destination }));
  }
  return { ...about, paidUsd, suggestions: told };
}

/** On standard error: standard output is the result's. */
function sayPrice({ output, messages: { t } }: CommandContext, plan: PlanToCheck, baseUrl: string): void {
  const { provider, model, costUsd, rows, prompts } = plan;
  const host = hostOf(baseUrl) || providerName(provider);
  const about = { pages: rows.length, count: prompts.length, model, host };
  if (costUsd === null) output.problem(t('cli.suggest.unpriced', about));
  else if (costUsd === 0) output.problem(t('cli.suggest.free', about));
  else output.problem(t('cli.suggest.price', { ...about, usd: costUsd.toFixed(4) }));
}

/** Adds up what replies cost that went out: those of the journal are none. */
function counted(send: CallText, paid: { usd: number; isKnown: boolean }): CallText {
  return async (request, options) => {
    const reply = await send(request, options);
    if (reply.usage.cost === null) paid.isKnown = false;
    else paid.usd += reply.usage.cost;
    return reply;
  };
}

/** Throws WrongUsage. */
function takeOf(values: CommandContext['values']): Wish['asked'] {
  const text = values.get('take');
  if (text === undefined || text === 'all') return text ?? null;
  const numbers = text.split(',').map((part) => Number(part.trim()));
  if (numbers.some((number) => !Number.isInteger(number) || number < 1))
    throw new WrongUsage(`--take ${text} (all, 1,2,5)`);
  return new Set(numbers);
}

/** Throws `cli.no-such-suggestion`. */
function chosenOf(offered: readonly Suggestion[], asked: Wish['asked']): ReadonlySet<Suggestion> {
  if (asked === null) return new Set();
  if (asked === 'all') return new Set(offered);
  const missing = [...asked].find((number) => number > offered.length);
  if (missing !== undefined)
    throw new Fault('cli.no-such-suggestion', { params: { number: missing, count: offered.length } });
  return new Set(offered.filter((_, at) => asked.has(at + 1)));
}

/** A suggestion by its keywords. `from`: the page above it now; null at the top. */
interface Told {
  readonly number: number;
  readonly page: string;
  readonly action: Suggestion['action'];
  readonly from: string | null;
  readonly of: string | null;
  readonly why: string;
}

function toldOf({ table, silo }: SiloDocument, { row, action, of, why }: Suggestion, number: number): Told {
  const { [row]: parent = -1 } = silo.parent;
  const named = (other: number): string | null => (other < 0 ? null : textAt(table.keyword, other));
  const from = isPage(silo.place[parent]) ? named(parent) : null;
  return { number, page: textAt(table.keyword, row), action, from, of: named(of), why };
}

function lineOf({ number, page, action, from, of, why }: Told, { t }: Messages): string {
  const top = t('cli.suggest.top');
  return t(`cli.suggest.actions.${action}`, { number, page, from: from ?? top, of: of ?? top, why });
}

function withSilo(project: ProjectDocument, document: SiloDocument, messages: Messages): ProjectDocument {
  const { table, silo, language } = document;
  const index = buildTokenIndex(table, language);
  const { findings } = checkSilo(table, silo, index);
  const issues = issuesOf(document, findings, (...about) => issueSentence(messages, ...about));
  return toProjectDocument(document, { ...project, issues }, { index });
}
