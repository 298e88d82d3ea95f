// Fifty pages with research and images by each vendor as aimock doubles it, and by the demo provider: killed, resumed, within budget, no call paid twice.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultModelOf } from '@silosmith/ai';
import type { ProjectDocument, Provenance } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';
import { startVendors } from '../testing/vendor-double.ts';

const PAGES = 50;
const CONCURRENCY = 10;
const BUDGET_USD = 20;
const KEY = 'sk-vendors-0123456789abcdef';
const TEST_MS = 300_000;
const keywords = Array.from({ length: PAGES }, (_, at) => `garden plant ${at}`);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-vendors-'));
  file = join(folder, 'site.json');
  const silo = keywords.map((keyword) => pageOf(keyword, { level: 3, topic: 'garden' }));
  writeFileSync(file, JSON.stringify(projectOf({ silo })));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (): ProjectDocument => JSON.parse(readFileSync(file, 'utf8')) as ProjectDocument;

const MADE_AT = /"generatedAt":"([^"]+)"/gu;
const recordsIn = (journal: string): number =>
  existsSync(journal) ? [...readFileSync(journal, 'utf8').matchAll(MADE_AT)].length : 0;

/** Of every record that was paid for. */
function provenances({ articles, metas, tags, images, sources = {} }: ProjectDocument): Provenance[] {
  const records = [articles, metas, tags, images, sources].flatMap((kept) => Object.values(kept));
  return records.flatMap(({ provenance }) => (provenance ? [provenance] : []));
}

describe.each([
  ['openai', [60, 120]],
  ['anthropic', [90]],
  ['mistral', [150]],
] as const)('fifty pages by %s', (id, callsBeforeKills) => {
  it(
    'survive every kill: each call is paid once, all within the budget',
    async () => {
      const vendors = await startVendors();
      const start = () =>
        startCommand(
          [
            ...['generate', file, '--provider', id, '--model', defaultModelOf(id)],
            ...['--images', 'openai', '--research', 'exa', '--budget', String(BUDGET_USD)],
            ...['--concurrency', String(CONCURRENCY)],
          ],
          vendors.variables(KEY),
        );
      for (const calls of callsBeforeKills) {
        vendors.hold(calls);
        const { child, ended } = start();
        await vendors.held(CONCURRENCY);
        child.kill('SIGKILL');
        expect((await ended).code).toBeNull();
        expect(readFileSync(`${file}.journal`, 'utf8')).not.toContain(KEY);
        vendors.release(false);
      }
      const { code, stderr } = await start().ended;
      expect([code, stderr()]).toEqual([0, expect.not.stringContaining(KEY)]);

      const project = read();
      const pictures = Object.values(project.images).flatMap(({ pictures: made = [] }) => made);
      for (const kept of [project.articles, project.metas, project.tags, project.images, project.sources])
        expect(Object.keys(kept ?? {}).toSorted()).toEqual(keywords.toSorted());
      expect(vendors.searches.toSorted()).toEqual(keywords.toSorted());
      const paid = vendors.paid().filter(({ path }) => !path.startsWith('/exa'));
      expect(new Set(paid.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(paid.length);
      expect(new Set(paid.map(({ path, prompt }) => path + prompt)).size).toBe(paid.length);
      expect(paid.filter(({ path }) => path.endsWith('/images/generations'))).toHaveLength(pictures.length);
      expect(paid).toHaveLength(3 * PAGES + pictures.length);

      const spent = provenances(project).reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
      expect(spent).toBeGreaterThan(0.005 * PAGES);
      expect(spent).toBeLessThanOrEqual(BUDGET_USD);
      expect(existsSync(`${file}.journal`)).toBe(false);
      expect(readFileSync(file, 'utf8')).not.toContain(KEY);
      await vendors.stop();
    },
    TEST_MS,
  );
});

describe('fifty pages by the demo provider', () => {
  it(
    'survive a kill without a key: what was made before stays as it was',
    async () => {
      const words = ['generate', file, '--images', 'demo', '--research', 'demo'];
      const first = startCommand(words, {});
      while (recordsIn(`${file}.journal`) < 60) await new Promise((resolve) => setTimeout(resolve, 50));
      first.child.kill('SIGKILL');
      await first.ended;
      const before = readFileSync(`${file}.journal`, 'utf8');
      const made = [...before.matchAll(MADE_AT)].map(([, at]) => at);
      expect((await startCommand(words, {}).ended).code).toBe(0);
      const project = read();
      for (const kept of [project.articles, project.metas, project.tags, project.images, project.sources])
        expect(Object.keys(kept ?? {})).toHaveLength(PAGES);
      const times = new Set(provenances(project).map(({ generatedAt }) => generatedAt));
      expect(made.filter((at) => at !== undefined && !times.has(at))).toEqual([]);
      expect(provenances(project).every(({ demo, costUsd }) => demo && costUsd === 0)).toBe(true);
    },
    TEST_MS,
  );
});
