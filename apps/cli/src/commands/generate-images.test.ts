import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectDocument } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';

const KEY = 'sk-images-0123456789';
const TEST_MS = 120_000;
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-images-'));
  file = join(folder, 'site.json');
  const silo = ['coffee', 'tea'].map((keyword) => pageOf(keyword));
  writeFileSync(file, JSON.stringify(projectOf({ silo })));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stability AI as far as it is asked here: prompts in the order in which they came. */
async function startStability(answerUpTo: number) {
  const prompts: string[] = [];
  let answers = answerUpTo;
  const waiting = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    prompts.push(/name="prompt"\s+([^\r]*)/u.exec(Buffer.concat(chunks).toString())?.[1] ?? '');
    if (prompts.length > answers) waiting.resolve();
    else response.end(JSON.stringify({ image: btoa('\xff\xd8\xff\xe0'.repeat(3)) }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prompts,
    /** Resolves when a picture is asked for that is not answered. */
    waiting: waiting.promise,
    answerAll: () => {
      answers = Number.POSITIVE_INFINITY;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
const read = (): ProjectDocument => JSON.parse(readFileSync(file, 'utf8')) as ProjectDocument;

describe('silosmith generate --images', () => {
  it(
    'draws with the demo provider, marked as demo, and a second run has nothing to do',
    async () => {
      const words = ['generate', file, '--images', 'demo'];
      const { code, stderr } = await startCommand(words, {}).ended;
      expect([code, stderr()]).toEqual([0, expect.stringContaining('Demo content')]);
      const { images, articles } = read();
      expect(Object.keys(images).sort()).toEqual(['coffee', 'tea']);
      expect(images.coffee?.provenance).toMatchObject({ demo: true, costUsd: 0 });
      expect(images.coffee?.pictures?.length).toBeGreaterThan(1);
      for (const { url, alt } of images.coffee?.pictures ?? []) {
        expect(url).toMatch(/^data:image\/png;base64,/u);
        expect(alt).toMatch(/\S/u);
      }
      const before = JSON.stringify([images, articles]);
      expect((await startCommand(words, {}).ended).code).toBe(0);
      expect(JSON.stringify([read().images, read().articles])).toBe(before);
    },
    TEST_MS,
  );

  it(
    'makes one image a page where that is the amount',
    async () => {
      const words = ['generate', file, '--images', 'demo', '--image-amount', 'featured'];
      expect((await startCommand(words, {}).ended).code).toBe(0);
      const made = Object.values(read().images).map(({ pictures = [] }) => pictures.map(({ role }) => role));
      expect(made).toEqual([['featured'], ['featured']]);
    },
    TEST_MS,
  );

  it(
    'goes on after a kill with the pictures that are missing, and asks for no paid one again',
    async () => {
      const stability = await startStability(3);
      const variables = { STABILITY_API_KEY: KEY, STABILITY_BASE_URL: stability.url };
      const words = ['generate', file, '--images', 'stability', '--concurrency', '1'];
      const { child, ended } = startCommand(words, variables);
      await stability.waiting;
      child.kill('SIGKILL');
      await ended;
      expect(readFileSync(`${file}.journal`, 'utf8')).not.toContain(KEY);
      stability.answerAll();
      const resumed = await startCommand(words, variables).ended;
      expect(resumed.code).toBe(0);
      // Of the one in flight nobody knows whether it was charged: it is asked for again, and named.
      expect(resumed.stderr()).toMatch(/(?:coffee|tea) \(image\)/u);
      const made = Object.values(read().images).flatMap(({ pictures = [] }) => pictures);
      expect(stability.prompts).toHaveLength(made.length + 1);
      expect(new Set(stability.prompts).size).toBe(made.length);
      expect(readFileSync(file, 'utf8')).not.toContain(KEY);
      stability.stop();
    },
    TEST_MS,
  );

  it(
    'keeps the texts where the key for pictures is missing, and says so',
    async () => {
      const { code, stderr } = await startCommand(['generate', file, '--images', 'stability'], {
        STABILITY_API_KEY: '',
        STABILITY_BASE_URL: '',
      }).ended;
      expect([code, stderr()]).toEqual([1, expect.stringContaining('no API key for Stability AI')]);
      expect(Object.keys(read().articles).length).toBeGreaterThan(0);
    },
    TEST_MS,
  );
});
