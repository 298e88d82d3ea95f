import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectDocument } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';

const KEY = 'exa-research-0123456789';
const TEST_MS = 120_000;
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-research-'));
  file = join(folder, 'site.json');
  writeFileSync(
    file,
    JSON.stringify(projectOf({ silo: ['coffee', 'tea'].map((keyword) => pageOf(keyword)) })),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (): ProjectDocument => JSON.parse(readFileSync(file, 'utf8')) as ProjectDocument;

/** Exa as far as it is asked here, finding a page of this machine. */
async function startExa(status: number) {
  const queries: unknown[] = [];
  let pagesRead = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url !== '/search') {
      pagesRead += 1;
      response.end('<p>secret</p>');
      return;
    }
    const { query, userLocation } = JSON.parse(Buffer.concat(chunks).toString());
    queries.push([query, userLocation, request.headers['x-api-key']]);
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ results: [{ url: `${url}/page`, title: 'inside' }], costDollars: { total: 0.007 } }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    queries,
    pagesRead: () => pagesRead,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('silosmith generate --research', () => {
  it(
    'rests demo articles on demo pages, marked as demo and kept in the project file; a second run has nothing to do',
    async () => {
      const words = ['generate', file, '--research', 'demo'];
      const { code, stderr } = await startCommand(words, {}).ended;
      expect([code, stderr()]).toEqual([0, expect.stringContaining('Demo content')]);
      const { sources, articles } = read();
      expect(Object.keys(sources ?? {}).sort()).toEqual(['coffee', 'tea']);
      expect(sources?.coffee?.provenance).toMatchObject({ provider: 'demo', demo: true, costUsd: 0 });
      expect(sources?.coffee?.sources.length).toBeGreaterThan(1);
      const own = sources?.coffee?.sources.map(({ url }) => url) ?? [];
      expect(own.some((url) => articles.coffee?.content.includes(`href="${url}"`))).toBe(true);
      expect(articles.coffee?.provenance?.research).toBe('sources');
      const before = JSON.stringify([sources, articles]);
      expect((await startCommand(words, {}).ended).code).toBe(0);
      expect(JSON.stringify([read().sources, read().articles])).toBe(before);
    },
    TEST_MS,
  );

  it(
    'asks Exa with the key of the environment once a page, reads no private address, and says what it cost',
    async () => {
      const exa = await startExa(200);
      const words = ['generate', file, '--research', 'exa', '--market', 'gb', '--json'];
      const { code } = await startCommand(words, { EXA_API_KEY: KEY, EXA_BASE_URL: exa.url }).ended;
      exa.stop();
      expect(code).toBe(0);
      expect(exa.queries.toSorted()).toEqual([
        ['coffee', 'GB', KEY],
        ['tea', 'GB', KEY],
      ]);
      expect(exa.pagesRead()).toBe(0);
      expect(read().sources?.coffee).toMatchObject({ sources: [], provenance: { costUsd: 0.007 } });
      expect(read().articles.coffee?.provenance?.research).toBe('nothing-found');
      expect(JSON.stringify(read())).not.toContain(KEY);
    },
    TEST_MS,
  );

  it(
    'refuses what is no country',
    async () => {
      const words = ['generate', file, '--research', 'demo', '--market', 'Austria'];
      const { code, stderr } = await startCommand(words, {}).ended;
      expect([code, stderr()]).toEqual([2, expect.stringContaining('--market Austria')]);
    },
    TEST_MS,
  );

  it(
    'ends with a wrong key before an article is written',
    async () => {
      const exa = await startExa(401);
      const words = ['generate', file, '--research', 'exa'];
      const { code, stderr } = await startCommand(words, { EXA_API_KEY: KEY, EXA_BASE_URL: exa.url }).ended;
      exa.stop();
      expect(code).toBe(1);
      expect(stderr()).toContain('Exa');
      expect(stderr()).not.toContain(KEY);
      expect(read().articles).toEqual({});
    },
    TEST_MS,
  );
});
