// Unauthenticated health functions: booleans only, so that they disclose nothing.
import * as z from 'zod/mini';

/** GET utility-hub?operation=health-check */
export const healthCheckReplySchema = z.object({
  ok: z.boolean(),
  services: z.object({
    database: z.boolean(),
    /** By id of the text provider: whether the operator set a key, or an address for one that has none of its own. */
    apiKeys: z.object({ configured: z.record(z.string(), z.boolean()) }),
  }),
});
export type HealthCheckReply = z.infer<typeof healthCheckReplySchema>;

/** GET health-real-integrations: `ok`: a key for the service (an address, where it has none of its own) is set in the server's environment. */
export const realIntegrationsReplySchema = z.object({
  integrations: z.record(z.string(), z.object({ ok: z.boolean(), suspectedMock: z.boolean() })),
});
export type RealIntegrationsReply = z.infer<typeof realIntegrationsReplySchema>;
