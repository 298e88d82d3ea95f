// Rejects foreign host names. Another site's name can be pointed at this machine (DNS rebinding); its pages would then count as same-origin.
import { Fault } from '@silosmith/kernel';
import type { Context, MiddlewareHandler } from 'hono';
import { hostNameOf, isKnownHost } from '../platform/host-names.ts';

export interface HostSettings {
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  /** Names of `ALLOWED_HOSTS` and of HOST itself. */
  readonly allowedHosts: readonly string[];
  /** Whether the server listens beyond this machine. */
  readonly isListeningWide: boolean;
}

/** The host as the browser sent it: a trusted proxy's word where there is one. */
export function hostOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? context.req.header('x-forwarded-host')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || receivedHost(context);
}

const receivedHost = (context: Context): string =>
  context.req.header('host') ?? new URL(context.req.url).host;

/** Throws `server.unknown-host` { host }. What a proxy forwards must be known as well as what it asked for. */
export function knownHost(settings: HostSettings): MiddlewareHandler {
  const listed = [
    ...settings.allowedHosts,
    ...(settings.publicUrl ? [new URL(settings.publicUrl).host] : []),
  ];
  const names = new Set(listed.map(hostNameOf).filter((name) => name !== null));
  const known = { names, anyAddress: settings.isListeningWide };
  return async (context, next) => {
    for (const host of [receivedHost(context), hostOf(context, settings.trustProxy)]) {
      if (!isKnownHost(host, known)) {
        throw new Fault('server.unknown-host', { params: { host: host.slice(0, 253) } });
      }
    }
    await next();
  };
}
