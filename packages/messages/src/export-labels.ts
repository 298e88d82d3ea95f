// Names of export formats and their options. What has no sentence yet is shown by its id, so that a new format works at once.
import type { Messages } from './catalogue.ts';

function sentence(messages: Messages, key: string): string | null {
  return messages.has(key) ? messages.t(key) : null;
}

export function formatName(messages: Messages, format: string): string {
  return sentence(messages, `exporting.formats.${format}.name`) ?? format;
}

/** '' where there is none. */
export function formatHint(messages: Messages, format: string): string {
  return sentence(messages, `exporting.formats.${format}.hint`) ?? '';
}

export function optionLabel(messages: Messages, option: string): string {
  return sentence(messages, `exporting.options.${option}.label`) ?? option;
}

/** '' where there is none. */
export function optionHint(messages: Messages, option: string): string {
  return sentence(messages, `exporting.options.${option}.hint`) ?? '';
}

/** A value of an option that has a name of its own, such as a post status or a permalink structure; others are shown as they are. */
export function choiceLabel(messages: Messages, option: string, choice: string): string {
  return sentence(messages, `exporting.options.${option}.choices.${choice}`) ?? choice;
}
