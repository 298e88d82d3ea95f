// Options that several commands share.
import { defaultEmbeddingModelOf, EMBEDDING_PROVIDERS } from '@silosmith/ai';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  GROUPING_STRICTNESS,
  type VectorSource,
} from '@silosmith/contract';
import { choiceOption, numberOption, WrongUsage } from '../arguments.ts';
import type { CommandContext, OptionDefinition } from '../command.ts';
import { openCallRecord } from '../platform/call-record.ts';
import { systemClock } from '../platform/clock.ts';
import { createProviderCalls, type ProviderCalls } from '../platform/provider-calls.ts';
import { rulesOf } from './text-models.ts';

const EMBEDDING_IDS = EMBEDDING_PROVIDERS.map(({ id }) => id);

export const languageOption: OptionDefinition = {
  name: 'language',
  value: 'TAG',
  help: 'cli.options.language',
};
export const groupingOption: OptionDefinition = {
  name: 'grouping',
  value: 'STRICTNESS',
  help: 'cli.options.grouping',
};
export const pagesOption: OptionDefinition = { name: 'pages', value: 'SIZE', help: 'cli.options.pages' };
export const embeddingOptions: readonly OptionDefinition[] = [
  {
    name: 'embeddings',
    value: 'PROVIDER',
    help: ({ t }) => t('cli.options.embeddings', { choices: EMBEDDING_IDS.join(', ') }),
  },
  { name: 'embedding-model', value: 'MODEL', help: 'cli.options.embeddingModel' },
];
export const outputOption: OptionDefinition = {
  name: 'output',
  short: 'o',
  value: 'PATH',
  help: 'cli.options.output',
};

/** Undefined: the language of the list. */
export const languageOf = (values: ReadonlyMap<string, string>): ContentLanguage | undefined =>
  choiceOption(values, 'language', CONTENT_LANGUAGES);
/** Pages of the plan: `auto`, or a number, Infinity for `all`. */
export function pagesOf(values: ReadonlyMap<string, string>): number | 'auto' {
  const asked = values.get('pages') ?? 'auto';
  if (asked === 'auto') return 'auto';
  if (asked === 'all') return Number.POSITIVE_INFINITY;
  return numberOption(values, 'pages', 1, Number.MAX_SAFE_INTEGER) ?? 'auto';
}
export const groupingOf = (values: ReadonlyMap<string, string>) =>
  choiceOption(values, 'grouping', GROUPING_STRICTNESS) ?? 'moderate';

/** Null: words and results alone. */
export function embeddingsOf(values: ReadonlyMap<string, string>): VectorSource | null {
  const provider = choiceOption(values, 'embeddings', EMBEDDING_IDS);
  if (provider === undefined) return null;
  return { provider, model: values.get('embedding-model') ?? defaultEmbeddingModelOf(provider) };
}

const MOST_USD = 1_000_000;
export const dailyBudgetOption: OptionDefinition = {
  name: 'daily-budget',
  value: 'USD',
  help: ({ t }) => t('cli.options.dailyBudget', { variable: DAILY_BUDGET }),
};
const DAILY_BUDGET = 'SILOSMITH_DAILY_BUDGET';

/** US dollars a day, by option or by variable; null: no limit. */
function dailyBudgetOf(values: ReadonlyMap<string, string>): number | null {
  const asked = numberOption(values, dailyBudgetOption.name, 0, MOST_USD);
  const set = process.env[DAILY_BUDGET]?.trim() ?? '';
  if (asked !== undefined || set === '') return asked ?? null;
  const usd = Number(set);
  if (!(usd >= 0 && usd <= MOST_USD)) throw new WrongUsage(`${DAILY_BUDGET}=${set} (0 … ${MOST_USD})`);
  return usd;
}

/** The calls of a command, within the budget of the day, and noted for later ones. */
export function providerCallsOf({ values, output, messages }: CommandContext): ProviderCalls {
  const record = openCallRecord({
    clock: systemClock,
    dailyBudgetUsd: dailyBudgetOf(values),
    onUnwritable: ({ params }) => output.problem(messages.t('cli.generate.callsNotNoted', params)),
  });
  return createProviderCalls(record, rulesOf(values));
}
