// Parts that all prompts share: the shape of a prompt, names of languages, quoted lists.

import type { TextTask } from './brief.ts';

/** What a task asks a provider for; `model` and key are added by the caller. */
export interface Prompt {
  readonly task: TextTask;
  readonly system: string;
  readonly prompt: string;
  readonly jsonMode: boolean;
  readonly maxTokens: number;
}

/** Newer models think before they write, and their thoughts count: room for them on top of the text. */
export const THINKING_TOKENS = 4_000;

/** English name of a language tag: `nl` is Dutch. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
}

export const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`;
export const listed = (texts: readonly string[]): string => texts.map(quoted).join(', ');
