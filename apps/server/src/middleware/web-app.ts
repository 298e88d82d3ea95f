// What does a browser get that asks for a page? A file of the built web app; for any other page address its index.html.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Fault } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import type { Hono, MiddlewareHandler } from 'hono';

/** Files below /assets carry a digest of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Throws `server.not-found` (inside requests) for what is neither a file nor a page. */
export function serveWebApp(app: Hono, webRoot: string, messages: Messages): void {
  const indexFile = join(webRoot, 'index.html');
  // Made at the first page after a build: the app may be built while the server runs.
  let files: Files | undefined;
  app.get('*', async (context) => {
    if (isCallPath(context.req.path)) throw new Fault('server.not-found');
    if (!existsSync(indexFile)) return context.text(messages.t('server.webAppMissing'), 503);
    files ??= {
      file: serveStatic({ root: webRoot }),
      index: serveStatic({ path: indexFile }),
    };
    const isAsset = context.req.path.startsWith('/assets/');
    const found = await files.file(context, nothingNext);
    if (found instanceof Response) {
      found.headers.set('Cache-Control', isAsset ? IMMUTABLE : REVALIDATE);
      return found;
    }
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    if (!wantsPage || isAsset) throw new Fault('server.not-found');
    const page = await files.index(context, nothingNext);
    if (page instanceof Response) page.headers.set('Cache-Control', REVALIDATE);
    return page ?? context.notFound();
  });
}

/** Where no file is found, we decide what comes next. */
const nothingNext = async (): Promise<void> => {};

interface Files {
  readonly file: MiddlewareHandler;
  readonly index: MiddlewareHandler;
}

const isCallPath = (path: string): boolean => /^\/(api|\.netlify)(\/|$)/.test(path);
