// `silosmith generate PROJECT`: writes what is missing, page by page; each record is on disk the moment it is made.
import {
  applyCatalogueFile,
  DEMO_PROVIDER,
  defaultImageModelOf,
  defaultModelOf,
  IMAGE_POLICIES,
  IMAGE_PROVIDERS,
  providerName,
  RESEARCH_PROVIDERS,
  TEXT_PROVIDERS,
} from '@silosmith/ai';
import { TEMPLATES } from '@silosmith/content';
import {
  ADVICE_STAGES,
  CONTENT_LANGUAGES,
  IMAGE_AMOUNTS,
  marketSchema,
  type ProjectDocument,
  STRATEGIES,
  TEMPLATE_CHOICES,
} from '@silosmith/contract';
import { type RunChoice, SMART_PROVIDER, unansweredCalls } from '@silosmith/generation';
import { DEFAULT_CONCURRENCY } from '@silosmith/jobs';
import { coveredKeywords, fromProjectDocument, spokenLanguage } from '@silosmith/silo';
import { choiceOption, numberOption, WrongUsage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { withFailedPages } from '../failed-pages.ts';
import { nowIso } from '../platform/clock.ts';
import { readBytes } from '../platform/files.ts';
import { readProject, withRecord, writeDocument } from '../platform/project-file.ts';
import { lockProject } from '../platform/project-lock.ts';
import { namedHostOf } from '../platform/providers.ts';
import { openRunJournal } from '../platform/run-journal.ts';
import { runOverProject } from '../run-over-project.ts';
import { type Explanation, explain } from './generate-explain.ts';
import {
  PART_OPTIONS,
  pageNamed,
  pagesFor,
  partWishOf,
  rewritesOf,
  sayOlderArticles,
} from './generate-parts.ts';
import { sayOutcome, sayProgress } from './generate-report.ts';
import { dailyBudgetOption, outputOption, providerCallsOf } from './shared-options.ts';
import { textModelsOption } from './text-models.ts';

const POLICY_IDS = IMAGE_POLICIES.map(({ id }) => id);
const PROVIDER_IDS = [...TEXT_PROVIDERS.map(({ id }) => id), SMART_PROVIDER];
const IMAGE_PROVIDER_IDS = IMAGE_PROVIDERS.map(({ id }) => id);
const IMAGE_MAKER_IDS = [...IMAGE_PROVIDER_IDS, SMART_PROVIDER];
const RESEARCH_PROVIDER_IDS = RESEARCH_PROVIDERS.map(({ id }) => id);

export const generateCommand: Command = {
  name: 'generate',
  positionals: ['PROJECT'],
  summary: 'cli.generate.summary',
  options: [
    {
      name: 'provider',
      value: 'ID',
      help: ({ t }) => t('cli.options.provider', { choices: PROVIDER_IDS.join(', ') }),
    },
    { name: 'model', value: 'MODEL', help: 'cli.options.model' },
    {
      name: 'images',
      value: 'ID',
      help: ({ t }) => t('cli.options.images', { choices: IMAGE_MAKER_IDS.join(', ') }),
    },
    {
      name: 'image-amount',
      value: 'ID',
      help: ({ t }) => t('cli.options.imageAmount', { choices: IMAGE_AMOUNTS.join(', ') }),
    },
    { name: 'image-model', value: 'MODEL', help: 'cli.options.imageModel' },
    {
      name: 'image-policy',
      value: 'ID',
      help: ({ t }) => t('cli.options.imagePolicy', { choices: POLICY_IDS.join(', ') }),
    },
    {
      name: 'research',
      value: 'ID',
      help: ({ t }) => t('cli.options.research', { choices: RESEARCH_PROVIDER_IDS.join(', ') }),
    },
    { name: 'market', value: 'COUNTRY', help: 'cli.options.market' },
    {
      name: 'advice',
      value: 'LIST',
      help: ({ t }) => t('cli.options.advice', { choices: ADVICE_STAGES.join(', ') }),
    },
    {
      name: 'template',
      value: 'ID',
      help: ({ t }) => t('cli.options.template', { choices: templateHelp() }),
    },
    {
      name: 'strategy',
      value: 'ID',
      help: ({ t }) => t('cli.options.strategy', { choices: STRATEGIES.join(', ') }),
    },
    textModelsOption,
    ...PART_OPTIONS,
    { name: 'concurrency', value: 'N', help: 'cli.options.concurrency' },
    { name: 'prices', value: 'FILE', help: 'cli.options.prices' },
    { name: 'explain', help: 'cli.options.explain' },
    { name: 'covered', help: 'cli.options.covered' },
    { name: 'budget', value: 'USD', help: 'cli.options.budget' },
    dailyBudgetOption,
    outputOption,
  ],
  stopsInOrder: true,
  run: async (context) => {
    const [path = ''] = context.positionals;
    const destination = context.values.get('output') ?? path;
    const prices = context.values.get('prices');
    if (prices !== undefined) applyCatalogueFile(new TextDecoder().decode(await readBytes(prices)));
    const lock = lockProject(destination);
    try {
      return await generate(context, path, destination);
    } finally {
      lock.release();
    }
  },
};

async function generate(
  context: CommandContext,
  path: string,
  destination: string,
): Promise<ProjectDocument | Explanation> {
  const { values, switches, output, messages, signal } = context;
  const makers = madeWith(values);
  sayHosts(context, [makers.provider, makers.pictures?.provider, makers.research?.provider]);
  const source = await readProject(path);
  warnOfLanguage(context, source);
  const wish = partWishOf(values, path, destination);
  const journal = await openRunJournal(destination, path, { name: wish?.name ?? '', nowIso: nowIso() });
  const page = pageNamed(values, source);
  const only = page === null ? undefined : [page];
  const covered = switches.has('covered')
    ? new Set<string>()
    : coveredKeywords(fromProjectDocument(source), source.site);
  if (covered.size > 0) output.problem(messages.t('cli.generate.covered', { count: covered.size }));
  const { language, filters } = source;
  const again = wish && {
    rewrites: rewritesOf(wish, only ?? pagesFor(wish, covered, source), {
      since: journal.since,
      project: source,
    }),
  };
  const advice = ADVICE_STAGES.filter((id) => makers.advice?.includes(id) || wish?.stages.includes(id));
  const choice: RunChoice = { ...makers, advice, language, filters, replacesDemo: false, ...again };
  const existing = journal.records.reduce(withRecord, source);
  const calls = providerCallsOf(context);
  if (switches.has('explain')) return explain(context, existing, { choice, only, covered, calls });
  const budgetUsd = numberOption(values, 'budget', 0, 1_000_000);
  const { run, document: made } = await runOverProject({
    covered,
    only,
    document: existing,
    journal,
    calls,
    choice,
    limits: {
      runId: journal.runId,
      concurrency: numberOption(values, 'concurrency', 1, 50) ?? DEFAULT_CONCURRENCY,
      ...(budgetUsd === undefined ? {} : { budgetUsd }),
      spentBeforeUsd: journal.spentUsd,
    },
    signal,
    onRun: (state) => sayProgress(context, state),
  });
  const document = withFailedPages(made, run, journal);
  if (run !== null || destination !== path || !journal.isEmpty) await writeDocument(destination, document);
  const open = new Set(
    run?.job.items.flatMap(({ id, state }) => (state === 'done' || state === 'failed' ? [] : [id])),
  );
  await journal.settle(run?.uncertain.unanswered ?? unansweredCalls(journal.calls.entries), (keyword) =>
    open.has(keyword),
  );
  if (run === null) output.line(messages.t('cli.generate.nothing'));
  else sayOutcome(context, run);
  if (again) sayOlderArticles(context, document, again.rewrites);
  return document;
}

/** What the texts are to be, and who makes them. Throws the usage fault of what is not offered. */
function madeWith(
  values: CommandContext['values'],
): Omit<RunChoice, 'language' | 'filters' | 'replacesDemo'> {
  const provider = choiceOption(values, 'provider', PROVIDER_IDS) ?? DEMO_PROVIDER;
  const model = values.get('model') ?? defaultModelOf(provider);
  if (provider === SMART_PROVIDER && model !== '')
    throw new WrongUsage(`--model ${model} (--provider ${SMART_PROVIDER})`);
  const pictures = picturesOf(values);
  const research = choiceOption(values, 'research', RESEARCH_PROVIDER_IDS);
  const advice = adviceFrom(values);
  const template = choiceOption(values, 'template', TEMPLATE_CHOICES);
  const strategy = choiceOption(values, 'strategy', STRATEGIES);
  return {
    provider,
    model,
    ...(pictures ? { pictures } : {}),
    ...(research ? { research: { provider: research, ...marketOption(values) } } : {}),
    ...(advice.length > 0 ? { advice } : {}),
    ...(template ? { template } : {}),
    ...(strategy ? { strategy } : {}),
  };
}

/** Throws the usage fault of what is no country. */
function marketOption(values: CommandContext['values']): { readonly market?: string } {
  const market = values.get('market');
  if (market === undefined) return {};
  if (!marketSchema.safeParse(market).success) throw new WrongUsage(`--market ${market}`);
  return { market: market.toLowerCase() };
}

/** Names the hosts that the environment puts in the place of the providers' own. */
function sayHosts({ output, messages }: CommandContext, ids: readonly (string | undefined)[]): void {
  for (const id of new Set(ids)) {
    const host = id === undefined ? '' : namedHostOf(id);
    if (id !== undefined && host !== '')
      output.problem(messages.t('cli.generate.host', { provider: providerName(id), host }));
  }
}

/** Says before the first call that the list is in another language than the articles will be. */
function warnOfLanguage({ output, messages }: CommandContext, source: ProjectDocument): void {
  const spoken = spokenLanguage(fromProjectDocument(source).table);
  if (spoken === null || spoken === source.language) return;
  const isSupported = CONTENT_LANGUAGES.some((tag) => tag === spoken);
  const key = isSupported ? 'cli.generate.otherLanguage' : 'cli.generate.unsupportedLanguage';
  const names = new Intl.DisplayNames([messages.language], { type: 'language' });
  const nameOf = (tag: string): string => names.of(tag) ?? tag;
  output.problem(messages.t(key, { spoken: nameOf(spoken), language: nameOf(source.language) }));
}

/** Undefined: no pictures. Throws the usage fault of an id that makes none. */
function picturesOf(values: CommandContext['values']): RunChoice['pictures'] {
  const provider = choiceOption(values, 'images', IMAGE_MAKER_IDS);
  const policy = choiceOption(values, 'image-policy', POLICY_IDS);
  if (policy !== undefined && provider !== SMART_PROVIDER)
    throw new WrongUsage(`--image-policy ${policy} (--images ${SMART_PROVIDER})`);
  if (provider === undefined) return undefined;
  const amount = choiceOption(values, 'image-amount', IMAGE_AMOUNTS);
  const named = values.get('image-model');
  if (provider === SMART_PROVIDER) {
    if (named !== undefined) throw new WrongUsage(`--image-model ${named} (--images ${SMART_PROVIDER})`);
    return { provider, model: '', ...(policy ? { policy } : {}), ...(amount ? { amount } : {}) };
  }
  const model = named ?? defaultImageModelOf(provider);
  return { provider, model, ...(amount ? { amount } : {}) };
}

/** `how-to 2000, …`: each form with its words. */
const templateHelp = (): string => TEMPLATES.map(({ id, words }) => `${id} ${words}`).join(', ');

/** Throws the usage fault of a name that is no agent. */
function adviceFrom(values: CommandContext['values']): NonNullable<RunChoice['advice']> {
  const named = (values.get('advice') ?? '').split(',').map((name) => name.trim());
  const unknown = named.find((name) => name !== '' && ADVICE_STAGES.every((id) => id !== name));
  if (unknown !== undefined) throw new WrongUsage(`--advice ${unknown}: ${ADVICE_STAGES.join(', ')}`);
  return ADVICE_STAGES.filter((id) => named.includes(id));
}
