// One log line per request; never a header, a query or a body.
import type { Clock, Logger } from '@silosmith/kernel';
import type { MiddlewareHandler } from 'hono';

export function requestLog(log: Logger, clock: Clock): MiddlewareHandler {
  return async (context, next) => {
    const startedMs = clock.nowMs();
    await next();
    // The sign-in library answers with a reply of its own, which does not know the id.
    context.header('X-Request-Id', context.get('requestId'));
    log.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      durationMs: clock.nowMs() - startedMs,
    });
  };
}
