// The command line against a real WordPress: a silo published as drafts, verified, changed, killed, continued and rolled back to nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from './wordpress.ts';

const bin = join(import.meta.dirname, '../apps/cli/bin/silosmith.mjs');
const node24 = join(import.meta.dirname, '../node_modules/node/bin/node');
const KEYWORDS = [
  ...['rain barrel', 'rain barrel kit', 'rain barrel diverter', 'rain barrel stand', 'rain gauge'],
  ...['digital rain gauge', 'rain gauge accuracy', 'garden hose', 'garden hose reel'],
  ...['garden hose nozzle', 'expandable garden hose', 'how to clean a rain barrel'],
];
const LONG_MS = 600_000;

/** The sample texts have one link to a place that stands for any source. */
const EXAMPLE_HOST = 'example.com';
const wordpress = startWordPress();
let folder = '';
const path = (name: string): string => join(folder, name);

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(words: readonly string[], url: string): { child: ChildProcess; ended: Promise<Ended> } {
  const { user = '', password = '' } = wordpress ?? {};
  const child = spawn(node24, [bin, ...words], {
    env: { ...process.env, WORDPRESS_URL: url, WORDPRESS_USER: user, WORDPRESS_APP_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  return { child, ended: once(child, 'close').then(([code]) => ({ code, stdout, stderr })) };
}

async function publish(...words: string[]) {
  const { ended } = start(['publish', path('site.json'), ...QUICK, '--json', ...words], wordpress?.url ?? '');
  const { code, stdout, stderr } = await ended;
  expect([code, `${stdout}${stderr}`.includes(wordpress?.password ?? '-')], stderr).toEqual([0, false]);
  return JSON.parse(stdout);
}
const QUICK = ['--batch-size', '20', '--batch-delay', '500'];

async function ask(route: string): Promise<unknown> {
  const { url, user, password } = wordpress as WordPress;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const response = await fetch(`${url}/wp-json/wp/v2/${route}`, { headers: { authorization } });
  return response.json();
}
/** Everything that the site holds, but for what it counts by itself. */
const contentOfSite = async () =>
  JSON.stringify([
    await ask('posts?status=any&context=edit&per_page=100&orderby=id&order=asc'),
    await ask('pages?status=any&context=edit&per_page=100'),
    await ask('categories?per_page=100'),
    await ask('tags?per_page=100'),
  ]);
const postsOfSite = async (): Promise<{ slug: string; status: string; content: { raw: string } }[]> =>
  (await ask('posts?status=any&context=edit&per_page=100&orderby=id&order=asc')) as never;

function change(keyword: string, text: string): void {
  const project = JSON.parse(readFileSync(path('site.json'), 'utf8'));
  project.articles[keyword].content += `<p>${text}</p>`;
  writeFileSync(path('site.json'), JSON.stringify(project));
}

/** Passes calls on, and says so before and after each one that writes. */
async function startProxy(
  onWrite: (when: 'before' | 'after') => void,
): Promise<{ url: string; server: Server }> {
  const { port } = new URL(wordpress?.url ?? '');
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const writes = request.method === 'POST' || request.method === 'PUT';
    if (writes) onWrite('before');
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (writes) onWrite('after');
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe.skipIf(wordpress === null)('publishing to a real WordPress (needs Debian packages)', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'silosmith-publish-'));
    const rows = KEYWORDS.map((keyword, at) => `${keyword},${2000 - 100 * at},${5 + at}\n`);
    writeFileSync(path('k.csv'), `Keyword,Volume,Difficulty\n${rows.join('')}`);
    const build = [
      'build',
      path('k.csv'),
      '--all',
      '--pages',
      'all',
      '--grouping',
      'off',
      '-o',
      path('site.json'),
    ];
    expect((await start(build, '').ended).code).toBe(0);
    expect((await start(['generate', path('site.json')], '').ended).code).toBe(0);
  }, LONG_MS);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    wordpress?.stop();
  });

  it(
    'drafts, verified; three changed and nine skipped; published; rolled back to nothing',
    async () => {
      const before = await contentOfSite();
      const dry = await publish('--dry-run');
      expect([dry.plan.create.length, dry.results]).toEqual([KEYWORDS.length, undefined]);
      expect(await contentOfSite()).toBe(before);

      const first = await publish();
      const reports = first.results.map(
        ({ verification }: { verification: { status: string } }) => verification.status,
      );
      expect(reports).toEqual(Array(KEYWORDS.length).fill('success'));
      const drafts = await postsOfSite();
      expect(drafts.filter(({ status }) => status === 'draft')).toHaveLength(KEYWORDS.length);
      const slugs = new Set(drafts.map(({ slug }) => slug));
      const links = drafts.flatMap(({ content }) =>
        [...content.raw.matchAll(/href="([^"]+)"/gu)]
          .map(([, to]) => to ?? '')
          .filter((to) => new URL(to, wordpress?.url).host !== EXAMPLE_HOST),
      );
      expect(links.length).toBeGreaterThan(KEYWORDS.length);
      for (const link of links) expect(slugs).toContain(new URL(link).pathname.replaceAll('/', ''));

      for (const keyword of KEYWORDS.slice(0, 3)) change(keyword, 'Another paragraph & more.');
      const second = await publish();
      const { create, update, skip } = second.plan;
      expect([create.length, update.length, skip.length]).toEqual([0, 3, 9]);
      expect(Object.keys(update[0].changes)).toEqual(['content']);
      const third = await publish('--status', 'publish');
      expect(third.plan.update).toHaveLength(KEYWORDS.length);
      for (const { url, verification } of third.results) {
        expect(verification).toMatchObject({ status: 'success', httpStatus: 200 });
        const seen = await fetch(url);
        expect([seen.status, (await seen.text()).length > 0]).toEqual([200, true]);
      }
      expect((await publish('--status', 'publish')).plan.skip).toHaveLength(KEYWORDS.length);
      for (let run = 0; run < 3; run++) await publish('--rollback');
      expect(await contentOfSite()).toBe(before);
    },
    LONG_MS,
  );

  it(
    'a run that is killed at its writes, before and after WordPress did them, leaves no duplicate and is undone as one',
    async () => {
      const before = await contentOfSite();
      let writes = 0;
      let killAt = 0;
      let running: ChildProcess | null = null;
      const proxy = await startProxy((when) => {
        if (when === 'before') writes += 1;
        if (writes === Math.abs(killAt) && (when === 'before') === killAt > 0) running?.kill('SIGKILL');
      });
      // The site names itself by its own address: the record belongs to the one that was asked for.
      const words = ['publish', path('site.json'), ...QUICK, '--no-verification'];
      for (const at of [1, -3, 5, -8, 4, -7]) {
        writes = 0;
        killAt = at;
        const { child, ended } = start(words, proxy.url);
        running = child;
        await ended;
      }
      killAt = 0;
      const last = await start(words, proxy.url).ended;
      expect(last.code, last.stderr).toBe(0);
      const posts = (await postsOfSite()).map(({ slug }) => slug);
      expect(posts).toHaveLength(KEYWORDS.length + 1);
      expect(posts.filter((slug) => /silosmith-|-\d$/u.test(slug))).toEqual([]);
      const undone = await start([...words, '--rollback'], proxy.url).ended;
      proxy.server.closeAllConnections();
      proxy.server.close();
      expect(undone.code, undone.stderr).toBe(0);
      expect(await contentOfSite()).toBe(before);
    },
    LONG_MS,
  );
});
