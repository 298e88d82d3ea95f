// Request and response of `<provider>-text`, the functions that write text.
import * as z from 'zod/mini';

/** Base path of the server's functions. */
export const FUNCTIONS_PATH = '/.netlify/functions';

export const textRequestSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(400_000)),
  jsonMode: z.optional(z.boolean()),
  language: z.optional(z.string().check(z.maxLength(35))),
  model: z.optional(z.string().check(z.maxLength(200))),
  max_tokens: z.optional(z.int().check(z.gte(1), z.lte(200_000))),
  temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
  system: z.optional(z.string().check(z.maxLength(100_000))),
  /** What the call is for (usage records): article, meta, tags, … */
  task: z.optional(z.string().check(z.maxLength(40))),
});
export type TextRequest = z.infer<typeof textRequestSchema>;

export const usageFiguresSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars; null for a model without a known price. */
  cost: z.nullable(z.number()),
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

/** Header that carries the user's key for the call. */
export const PROVIDER_KEY_HEADER = 'X-Provider-Key';

/** Header that carries the base URL of the user's own server, for a provider that has no address of its own. */
export const PROVIDER_URL_HEADER = 'X-Provider-Base-Url';

/**
 * A call with this header is made once: its response is kept per user for 24 hours and returned to repeats, marked by
 * `Idempotent-Replay: true`. A repeat while the first is running waits for it, or gets 409 with Retry-After.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const IDEMPOTENT_REPLAY_HEADER = 'Idempotent-Replay';
export const MAX_IDEMPOTENCY_KEY_CHARACTERS = 200;

/** Events of a text function that is asked with `Accept: text/event-stream`: parts `{ text }`, then one `reply` or `error` with the usual body. */
export const TEXT_EVENTS = { part: 'part', reply: 'reply', error: 'error' } as const;

/** Data of a `part`. */
export const textPartSchema = z.object({ text: z.string() });
export type TextPart = z.infer<typeof textPartSchema>;
