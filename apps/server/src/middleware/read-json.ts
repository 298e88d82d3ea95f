// Reads a JSON body, bounded in bytes before it is parsed and in depth before it is traversed.
import { Fault } from '@silosmith/kernel';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

/** Nothing of ours is a tenth as deep; code that recurses, and the libraries', ends at some thousands. */
const MAX_DEPTH = 200;

/** Throws `server.invalid-json`, `server.too-deep`. */
export function parseJson(text: string): unknown {
  const value = parse(text);
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > MAX_DEPTH) throw new Fault('server.too-deep', { params: { most: MAX_DEPTH } });
    for (const inner of Object.values(next.value)) {
      if (typeof inner === 'object') open.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('server.invalid-json');
  }
}

/** Throws `server.invalid-request` { field } for the first field that does not fit. */
export function checkFields<S extends z.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'body';
  throw new Fault('server.invalid-request', { params: { field } });
}

/** `most` is text with its unit, such as `16 kB`. */
export function tooLarge(maxBytes: number): Fault {
  const most =
    maxBytes < 2 ** 20 ? `${Math.round(maxBytes / 1024)} kB` : `${Math.round(maxBytes / 2 ** 20)} MB`;
  return new Fault('server.too-large', { params: { most } });
}

const nothingNext = async (): Promise<void> => {};

/** From here on the body cannot be longer than this, whether it says its length or not. Throws `server.too-large` { most }. */
export async function limitBody(context: Context, maxBytes: number): Promise<void> {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw tooLarge(maxBytes);
    },
  });
  await limit(context, nothingNext);
}
