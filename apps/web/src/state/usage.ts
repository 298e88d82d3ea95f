// What one's own calls cost and how they ended, and the limits on them; both are the server's.
import {
  type Profile,
  type ProfileChange,
  profileSchema,
  type UsageSummary,
  usageSummarySchema,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type * as z from 'zod/mini';
import { requestJson } from '../platform/api-client.ts';

/** Calls of the last `days` days. Throws Fault. */
export async function usageOf(days: number, signal: AbortSignal): Promise<UsageSummary> {
  return read(usageSummarySchema, await requestJson(`/api/usage?days=${days}`, { signal }));
}

export type Limits = Pick<Profile, 'daily_budget_usd' | 'request_limit_usd'>;

/** The limits as they stand after the change. Throws Fault. */
export async function changeLimits(limits: ProfileChange & Partial<Limits>): Promise<Limits> {
  return read(profileSchema, await requestJson('/api/profile', { method: 'PATCH', body: limits }));
}

export async function limitsNow(signal: AbortSignal): Promise<Limits> {
  return read(profileSchema, await requestJson('/api/profile', { signal }));
}

function read<T>(schema: z.ZodMiniType<T>, reply: unknown): T {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
}
