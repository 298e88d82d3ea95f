// Options that several commands share.
import { CONTENT_LANGUAGES, type ContentLanguage, GROUPING_STRICTNESS } from '@silosmith/contract';
import { choiceOption } from '../arguments.ts';
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
export const outputOption: OptionDefinition = {
  name: 'output',
  short: 'o',
  value: 'PATH',
  help: 'cli.options.output',
};

export const languageOf = (values: ReadonlyMap<string, string>): ContentLanguage =>
  choiceOption(values, 'language', CONTENT_LANGUAGES) ?? 'en';
export const groupingOf = (values: ReadonlyMap<string, string>) =>
  choiceOption(values, 'grouping', GROUPING_STRICTNESS) ?? 'moderate';
