// Serves the built web app: a file, or index.html for any other page address.
import { Fault } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import type { Context, Hono } from 'hono';
import { createStaticFiles, encodingFor, type StaticFile } from '../platform/static-files.ts';

/** Files below /assets carry a digest of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Throws `server.not-found` (inside requests) for what is neither a file nor a page. */
export function serveWebApp(app: Hono, webRoot: string, messages: Messages): void {
  const files = createStaticFiles(webRoot);
  app.get('*', async (context) => {
    const { path } = context.req;
    if (isCallPath(path)) throw new Fault('server.not-found');
    const index = await files.find('/index.html');
    // Asked at every page: the app may be built while the server runs.
    if (!index) return context.text(messages.t('server.webAppMissing'), 503);
    const isAsset = path.startsWith('/assets/');
    const found = path === '/' ? index : await files.find(path);
    if (found) return reply(context, found, isAsset ? IMMUTABLE : REVALIDATE);
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    if (!wantsPage || isAsset || isNoPage(path)) throw new Fault('server.not-found');
    return reply(context, index, REVALIDATE);
  });
}

async function reply(context: Context, file: StaticFile, cacheControl: string): Promise<Response> {
  context.header('Cache-Control', cacheControl);
  context.header('ETag', file.etag);
  context.header('Vary', 'Accept-Encoding');
  if (isKnown(context.req.header('if-none-match'), file.etag)) return context.body(null, 304);
  const encoding = encodingFor(context.req.header('accept-encoding'));
  const encoded = encoding && (await file.encoded(encoding));
  if (encoding && encoded) context.header('Content-Encoding', encoding);
  const bytes = encoded ?? file.plain;
  context.header('Content-Type', file.type);
  context.header('Content-Length', String(bytes.length));
  return context.body(bytes);
}

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

const isCallPath = (path: string): boolean => /^\/(api|\.netlify)(\/|$)/.test(path);

/** `//host/…` names another host to whoever takes it for a link; hidden files are nobody's pages. */
const isNoPage = (path: string): boolean => /^\/[/\\]|(^|\/)\./.test(path);
