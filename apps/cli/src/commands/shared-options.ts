// Options that several commands share.
import { CONTENT_LANGUAGES, type ContentLanguage, GROUPING_STRICTNESS } from '@silosmith/contract';
import { choiceOption, numberOption } from '../arguments.ts';
import type { OptionDefinition } from '../command.ts';

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
export const outputOption: OptionDefinition = {
  name: 'output',
  short: 'o',
  value: 'PATH',
  help: 'cli.options.output',
};

export const languageOf = (values: ReadonlyMap<string, string>): ContentLanguage =>
  choiceOption(values, 'language', CONTENT_LANGUAGES) ?? 'en';
/** Pages of the plan: `auto`, or a number, Infinity for `all`. */
export function pagesOf(values: ReadonlyMap<string, string>): number | 'auto' {
  const asked = values.get('pages') ?? 'auto';
  if (asked === 'auto') return 'auto';
  if (asked === 'all') return Number.POSITIVE_INFINITY;
  return numberOption(values, 'pages', 1, Number.MAX_SAFE_INTEGER) ?? 'auto';
}
export const groupingOf = (values: ReadonlyMap<string, string>) =>
  choiceOption(values, 'grouping', GROUPING_STRICTNESS) ?? 'moderate';
