// What do the open health functions say? Booleans, nothing else (decisions §3).
import * as z from 'zod/mini';

/** GET utility-hub?operation=health-check */
export const healthCheckReplySchema = z.object({
  ok: z.boolean(),
  services: z.object({
    database: z.boolean(),
    apiKeys: z.object({
      configured: z.object({ openai: z.boolean(), anthropic: z.boolean(), mistral: z.boolean() }),
    }),
  }),
});
export type HealthCheckReply = z.infer<typeof healthCheckReplySchema>;
