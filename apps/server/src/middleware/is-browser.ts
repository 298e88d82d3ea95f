// Detects requests of a browser page: browsers alone set these headers, and no script can remove them.
import type { Context } from 'hono';

export const isBrowser = (context: Context): boolean =>
  context.req.header('origin') !== undefined || context.req.header('sec-fetch-site') !== undefined;
