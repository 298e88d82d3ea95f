// The request handler: dependencies in, handler out, callable without a port.
import { Fault } from '@silosmith/kernel';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { API_ROUTES } from './api/index.ts';
import { openApiDocument } from './api/openapi.ts';
import { referencePage } from './api/reference-page.ts';
import { handleSignIn } from './api/sign-in.ts';
import type { Dependencies } from './dependencies.ts';
import { FUNCTIONS } from './functions/index.ts';
import { refusalOf } from './middleware/error-reply.ts';
import { knownHost } from './middleware/known-host.ts';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { serveWebApp } from './middleware/web-app.ts';
import { refuseOtherMethods, registerRoute } from './route.ts';
import { AUTH_PATH } from './services/accounts/create-auth.ts';
import { VERSION } from './version.ts';

export const ROUTES = [...API_ROUTES, ...FUNCTIONS];

export function createApp(deps: Dependencies): Hono {
  const app = new Hono();

  app.use(requestId());
  app.use(requestLog(deps.log, deps.clock));
  app.use(securityHeaders(deps.settings.publicUrl));
  app.use(compress());
  app.use(knownHost(deps.settings));
  app.use(sameOrigin(deps.settings));

  app.on(['GET', 'POST'], `${AUTH_PATH}/*`, (context) => handleSignIn(deps, context));
  for (const route of ROUTES) registerRoute(app, route, deps);
  refuseOtherMethods(app, ROUTES);
  app.get('/api/openapi.json', (context) => context.json(openApiDocument(ROUTES, VERSION)));
  app.get('/api/reference', (context) => context.html(referencePage(ROUTES, deps.messages)));
  serveWebApp(app, deps.settings.webRoot, deps.messages);

  app.notFound((context) => {
    const { status, body } = refusalOf(new Fault('server.not-found'), deps.messages);
    return context.json(body, status);
  });
  app.onError((error, context) => {
    const { status, headers, body } = refusalOf(error, deps.messages);
    if (status === 500) {
      // The stack names our files and the library's words; the client sees neither.
      deps.log.error('unexpected', { requestId: context.get('requestId'), stack: error.stack });
    }
    return context.json(body, status, { ...headers });
  });
  return app;
}
