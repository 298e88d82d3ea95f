// {functions}/utility-hub: GET ?operation=health-check is open and answers booleans; GET is the catalogue with its prices; POST notes errors.
import { KEYED_PROVIDERS } from '@silosmith/ai';
import {
  clientErrorsReplySchema,
  clientErrorsSchema,
  errorReplySchema,
  FUNCTIONS_PATH,
  healthCheckReplySchema,
  pricingReplySchema,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';
import { requireUser } from '../middleware/session.ts';
import { openRoute, type Route, userRoute } from '../route.ts';
import { isDatabaseWell } from '../services/health/is-database-well.ts';
import { pricingFor } from '../services/models/pricing.ts';

const PATH = `${FUNCTIONS_PATH}/utility-hub`;

const read = openRoute({
  method: 'GET',
  path: PATH,
  summary:
    'With `operation=health-check`, open: whether the database answers and which providers have a key of the operator. Else, signed in: models with their prices; with `includeAnalysis=true` how they did in your calls and what smart mode would choose.',
  access: 'open',
  query: z.object({
    operation: z.string().optional(),
    includeAnalysis: z.enum(['true', 'false']).optional(),
  }),
  replies: {
    200: z.union([healthCheckReplySchema, pricingReplySchema]),
    400: errorReplySchema,
    401: errorReplySchema,
  },
  async handle({ deps, query, context }) {
    context.header('Cache-Control', 'no-store');
    if (query.operation === undefined) {
      const { id } = await requireUser(deps.auth, context.req.raw.headers, 'user');
      return context.json(await pricingFor(deps, id, query.includeAnalysis === 'true'));
    }
    if (query.operation !== 'health-check') {
      throw new Fault('server.invalid-request', { params: { field: 'operation' } });
    }
    const database = await isDatabaseWell(deps.database, deps.timer, deps.log);
    const { apiKeys, baseUrls } = deps.settings;
    const configured = Object.fromEntries(
      KEYED_PROVIDERS.map(({ id, needsBaseUrl }) => [id, (needsBaseUrl ? baseUrls : apiKeys).has(id)]),
    );
    return context.json({ ok: database, services: { database, apiKeys: { configured } } });
  },
});

const note = userRoute({
  method: 'POST',
  path: PATH,
  summary: 'Errors that a client met, by code, for the server’s log.',
  access: 'user',
  body: clientErrorsSchema,
  replies: { 202: clientErrorsReplySchema, 400: errorReplySchema, 401: errorReplySchema },
  handle({ deps, body, context }) {
    for (const { code, context: place } of body.records) {
      deps.log.warn('client-error', { code, ...(place === undefined ? {} : { place }) });
    }
    return context.json({ noted: body.records.length }, 202);
  },
});

export const utilityHub: readonly Route[] = [read, note];
