// Did a page of a browser ask? Only there these headers are set, and no script can leave them out.
import type { Context } from 'hono';

export const isBrowser = (context: Context): boolean =>
  context.req.header('origin') !== undefined || context.req.header('sec-fetch-site') !== undefined;
