// Issue 7, item 22: files of the web app are compressed once, and hidden ones are nobody's.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createMessages } from '@silosmith/messages';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWebApp } from '../middleware/web-app.ts';
import { createStaticFiles, encodingFor } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'silosmith-files-'));
const script = `/* ${'x'.repeat(50_000)} */`;
beforeAll(() => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.hidden'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Silosmith</title>');
  writeFileSync(join(root, 'assets/main.js'), script);
  writeFileSync(join(root, '.built-from'), 'digest');
  writeFileSync(join(root, '.hidden/file.txt'), 'hidden');
});
afterAll(() => rmSync(root, { recursive: true }));

it('compresses a file once for all requests, and again when it changed', async () => {
  const files = createStaticFiles(root);
  const bytes = async () => (await files.find('/assets/main.js'))?.encoded('br');
  const [first, second] = await Promise.all([bytes(), bytes()]);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(await bytes()).toBe(first);
  const later = new Date(Date.now() + 5_000);
  utimesSync(join(root, 'assets/main.js'), later, later);
  expect(await bytes()).not.toBe(first);
});

it('sends what the client takes, and nothing where the client has it', async () => {
  const app = new Hono();
  serveWebApp(app, root, createMessages('en'));
  const get = (headers: Record<string, string>, path = '/assets/main.js') =>
    app.request(`http://localhost${path}`, { headers });
  const plain = await get({});
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script]);
  const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(new Uint8Array(await gzip.arrayBuffer())).toString()).toBe(script);
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([brotli.headers.get('content-encoding'), brotli.headers.get('vary')]).toEqual([
    'br',
    'Accept-Encoding',
  ]);
  const again = await get({ 'if-none-match': brotli.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await app.request('http://localhost/assets/main.js', { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(script.length), '']);
  expect((await get({}, '/')).status).toBe(200);
});

it.each([
  '/.built-from',
  '/%2ebuilt-from',
  '/.hidden/file.txt',
  '/assets/../.built-from',
  '/assets/..%2f.built-from',
  '/assets/%00',
  '/%zz',
  '//evil.example/x',
  '/\\evil.example',
])('gives nothing for %s, and no page either', async (path) => {
  expect(await createStaticFiles(root).find(path)).toBeNull();
  const app = new Hono();
  serveWebApp(app, root, createMessages('en'));
  app.onError((_, context) => context.body(null, 404));
  const reply = await app.request(
    new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } }),
  );
  expect(await reply.text()).not.toContain('digest');
  if (path !== '/assets/../.built-from' && path !== '/%zz') expect(reply.status).toBe(404);
});

it('reads Accept-Encoding as it is meant', () => {
  expect(encodingFor(undefined)).toBeNull();
  expect(encodingFor('identity')).toBeNull();
  expect(encodingFor('BR')).toBe('br');
  expect(encodingFor('br;q=0.0, gzip;q=0.5')).toBe('gzip');
});
