// Options that several commands share.
import { defaultEmbeddingModelOf, EMBEDDING_PROVIDERS } from '@silosmith/ai';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  GROUPING_STRICTNESS,
  type VectorSource,
} from '@silosmith/contract';
import { choiceOption, numberOption } from '../arguments.ts';
import type { OptionDefinition } from '../command.ts';

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
