// Replies of paid functions: made once for an idempotency key, and given again to repeats.
import { createHash } from 'node:crypto';
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAY_HEADER,
  MAX_IDEMPOTENCY_KEY_CHARACTERS,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Context } from 'hono';
import type * as z from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import type { Dependencies } from '../../dependencies.ts';

const digestOf = (about: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('base64url');

export const IDEMPOTENCY_HEADER = {
  name: IDEMPOTENCY_KEY_HEADER,
  summary: 'A repeat with the same key gets the kept reply (24 hours) and calls no provider.',
};

export interface PaidRequest<Schema extends z.$ZodType> {
  readonly userId: string;
  /** The same key with anything else here is a mistake of the caller. */
  readonly about: readonly unknown[];
  readonly replySchema: Schema;
  /** `providerKey`: the call's idempotency key at the provider; after a crash of the server a repeat carries the same one. */
  make(providerKey: string | undefined): Promise<z.output<Schema>>;
}

/** Throws what `make` throws, and the faults of kept calls. */
export async function keptReply<Schema extends z.$ZodType>(
  deps: Dependencies,
  context: Context,
  paid: PaidRequest<Schema>,
): Promise<Response> {
  const { reply, replayed } = await keptValue(deps, context, paid);
  if (replayed) context.header(IDEMPOTENT_REPLAY_HEADER, 'true');
  return context.json(reply);
}

/** The same without a response: the reply, and whether it was made before. */
export async function keptValue<Schema extends z.$ZodType>(
  deps: Dependencies,
  context: Context,
  { userId, about, replySchema, make }: PaidRequest<Schema>,
): Promise<{ readonly reply: z.output<Schema>; readonly replayed: boolean }> {
  const key = context.req.header(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return { reply: await deps.underway.track(make(undefined)), replayed: false };
  if (key.length === 0 || key.length > MAX_IDEMPOTENCY_KEY_CHARACTERS) {
    throw new Fault('server.invalid-request', { params: { field: IDEMPOTENCY_KEY_HEADER } });
  }
  const call = { userId, key, requestHash: digestOf(about) };
  const kept = await deps.keptCalls.once(call, () => make(digestOf([userId, key])));
  // A kept reply is what `make` returned, stored as JSON.
  return { reply: parse(replySchema, kept.reply), replayed: kept.replayed };
}
