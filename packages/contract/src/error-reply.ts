import * as z from 'zod/mini';

export const errorReplySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  }),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
