import type * as z from 'zod/mini';
import { wordpressFault } from './wordpress-fault.ts';

/** Data of a success in the shape that WordPress documents. Throws `wordpress.strange-reply`. */
export function shaped<T>(schema: z.ZodMiniType<T>, json: unknown, route: string): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') ?? '';
  throw wordpressFault('strange-reply', { route, field });
}
