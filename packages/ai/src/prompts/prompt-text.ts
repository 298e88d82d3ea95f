// Parts that all prompts share: the shape of a prompt, names of languages, quoted lists.

import type { AgentTask } from './agents.ts';
import type { TextTask } from './brief.ts';

/** What a task asks a provider for; `model` and key are added by the caller. */
export interface Prompt {
  readonly task: TextTask | AgentTask | 'plan-check';
  readonly system: string;
  readonly prompt: string;
  readonly jsonMode: boolean;
  readonly maxTokens: number;
  /** Of a question that the page can do without: where its answer cannot be used, it is not asked again. */
  readonly isAskedOnce?: true;
}

/** Newer models think before they write, and their thoughts count: room for them on top of the text. */
export const THINKING_TOKENS = 4_000;

/** Tokens per word: 1.33 in English (words ÷ 0.75), up to half as many again in other languages, and the markup. */
const TOKENS_A_WORD = 2.2;

/** Most tokens of a reply of about so many words. */
export const replyLimitFor = (words: number): number => Math.ceil(words * TOKENS_A_WORD) + THINKING_TOKENS;

/** English name of a language tag: `nl` is Dutch. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
}

export const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`;
export const listed = (texts: readonly string[]): string => texts.map(quoted).join(', ');
