// GET {functions}/utility-hub?operation=health-check: open, booleans only.
import { TEXT_PROVIDERS } from '@silosmith/ai';
import { errorReplySchema, FUNCTIONS_PATH, healthCheckReplySchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';
import { openRoute } from '../route.ts';
import { isDatabaseWell } from '../services/health/is-database-well.ts';

export const utilityHub = openRoute({
  method: 'GET',
  path: `${FUNCTIONS_PATH}/utility-hub`,
  summary: 'Health: whether the database answers and which text providers have a key of the operator.',
  access: 'open',
  query: z.object({ operation: z.string().optional() }),
  replies: { 200: healthCheckReplySchema, 400: errorReplySchema },
  async handle({ deps, query, context }) {
    if (query.operation !== 'health-check') {
      throw new Fault('server.invalid-request', { params: { field: 'operation' } });
    }
    const database = await isDatabaseWell(deps.database, deps.timer, deps.log);
    const { apiKeys, baseUrls } = deps.settings;
    const configured = Object.fromEntries(
      TEXT_PROVIDERS.filter((provider) => provider.needsKey || provider.needsBaseUrl).map(
        ({ id, needsBaseUrl }) => [id, (needsBaseUrl ? baseUrls : apiKeys).has(id)],
      ),
    );
    context.header('Cache-Control', 'no-store');
    return context.json({ ok: database, services: { database, apiKeys: { configured } } });
  },
});
