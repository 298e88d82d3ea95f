// Can another site make a signed-in browser write here? No: an unsafe request that carries a cookie must come from our own pages.
import { Fault } from '@silosmith/kernel';
import type { MiddlewareHandler } from 'hono';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every browser sends Origin or Sec-Fetch-Site with such a request; one with neither is no browser and passes.
 * Requests with a bearer token and without a cookie are not at risk: no other site can add the token.
 */
export function sameOrigin(settings: {
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
}): MiddlewareHandler {
  const publicOrigin = settings.publicUrl ? new URL(settings.publicUrl).origin : null;
  return async (c, next) => {
    const needed = !SAFE_METHODS.has(c.req.method) && c.req.header('cookie') !== undefined;
    if (needed && !isOurs()) throw new Fault('server.cross-origin');
    await next();

    function isOurs(): boolean {
      const origin = c.req.header('origin');
      if (origin === undefined) {
        const site = c.req.header('sec-fetch-site');
        return site === undefined || site === 'same-origin' || site === 'none';
      }
      const url = new URL(c.req.url);
      const forwarded = settings.trustProxy ? c.req.header('x-forwarded-proto') : undefined;
      const protocol = forwarded ? `${forwarded}:` : url.protocol;
      return origin === `${protocol}//${url.host}` || origin === publicOrigin;
    }
  };
}
