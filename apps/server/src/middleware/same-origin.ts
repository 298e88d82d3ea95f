// Rejects unsafe requests of other origins, whether they carry a cookie or not.
import { Fault } from '@silosmith/kernel';
import type { MiddlewareHandler } from 'hono';
import { hostOf } from './known-host.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: the user typed the address. Another port of the same host is `same-site`, and foreign. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Every browser sends Origin or Sec-Fetch-Site with such a request, and no page can change them; one with neither is no
 * browser and passes. Also without a cookie: signing in is what gives one. Throws `server.cross-origin`.
 */
export function sameOrigin(settings: {
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
}): MiddlewareHandler {
  const publicOrigin = settings.publicUrl ? new URL(settings.publicUrl).origin : null;
  return async (context, next) => {
    if (!SAFE_METHODS.has(context.req.method) && !isOurs()) throw new Fault('server.cross-origin');
    await next();

    function isOurs(): boolean {
      const site = context.req.header('sec-fetch-site');
      if (site !== undefined && !OWN_SITES.has(site)) return false;
      const origin = context.req.header('origin');
      if (origin === undefined) return true;
      const forwarded = settings.trustProxy
        ? context.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim()
        : undefined;
      const protocol = forwarded ? `${forwarded}:` : new URL(context.req.url).protocol;
      return (
        origin === publicOrigin ||
        origin === `${protocol}//${hostOf(context, settings.trustProxy)}`.toLowerCase()
      );
    }
  };
}
