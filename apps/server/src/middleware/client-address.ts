// The address of a client: that of the socket, or the one a trusted proxy reports.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** '' where there is no socket (a test that calls the app as a value). A proxy appends, so its word is the last one. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '';
}
