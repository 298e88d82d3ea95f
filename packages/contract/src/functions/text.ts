// What do openai-text, anthropic-text, mistral-text (and demo-text) take and answer? (specification 1 §7, 3 §7, decisions §3)
import * as z from 'zod/mini';

export const textRequestSchema = z.object({
  prompt: z.string(),
  jsonMode: z.optional(z.boolean()),
  language: z.optional(z.string()),
  model: z.optional(z.string()),
  max_tokens: z.optional(z.number()),
  temperature: z.optional(z.number()),
  system: z.optional(z.string()),
  /** What the call is for (usage records): article, meta, tags, … */
  task: z.optional(z.string()),
});
export type TextRequest = z.infer<typeof textRequestSchema>;

export const usageFiguresSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.number(),
});

/** `text` in text mode, `json` in JSON mode; `content` always holds the raw text. */
export const textReplySchema = z.object({
  text: z.optional(z.string()),
  json: z.optional(z.record(z.string(), z.unknown())),
  content: z.string(),
  model: z.string(),
  provider: z.string(),
  usage: usageFiguresSchema,
});
export type TextReply = z.infer<typeof textReplySchema>;

/** Header that carries the user's key for the call (decisions §3). */
export const PROVIDER_KEY_HEADER = 'X-Provider-Key';
export const TEXT_PROVIDERS = ['openai', 'anthropic', 'mistral', 'demo'] as const;
export type TextProviderId = (typeof TEXT_PROVIDERS)[number];
