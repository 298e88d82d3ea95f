import { usageSummarySchema } from '@silosmith/contract';
import * as z from 'zod';
import { type Route, userRoute } from '../route.ts';
import { summariseUsage } from '../services/usage/summarise-usage.ts';

export const usageRoutes: readonly Route[] = [
  userRoute({
    method: 'GET',
    path: '/api/usage',
    summary: 'Your calls of the last days: tokens, cost and outcome, by model, day and task.',
    access: 'user',
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    replies: { 200: usageSummarySchema },
    handle: async ({ deps, user, query, context }) =>
      context.json(
        await summariseUsage(deps.database.pool, user.id, { days: query.days, nowMs: deps.clock.nowMs() }),
      ),
  }),
];
