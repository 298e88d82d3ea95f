import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectDocument } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGenerate } from '../testing/cli-process.ts';
import { startProvider } from '../testing/counting-provider.ts';

/** Of gpt-4o: ten tokens read, ten written. */
const CALL_USD = (10 * 2.5 + 10 * 10) / 1_000_000;

let folder: string;
let file: string;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-failures-'));
  file = join(folder, 'site.json');
  writeFileSync(
    file,
    JSON.stringify(projectOf({ silo: ['tea', 'cup'].map((keyword) => pageOf(keyword, { level: 3 })) })),
  );
  provider = await startProvider(false);
});
afterEach(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

const failures = () => (JSON.parse(readFileSync(file, 'utf8')) as ProjectDocument).failures;

it('what was paid for a page that failed is in the project file and in --json, run by run', async () => {
  provider.spoil('article');
  const first = await startGenerate(file, provider.url, '--json').ended;
  expect(first.code).not.toBe(0);
  const calls = provider.charged.filter((call) => call === 'article tea').length;
  expect(calls).toBeGreaterThan(0);
  const known = failures();
  expect(Object.keys(known ?? {})).toEqual(['tea', 'cup']);
  expect(known?.['tea']?.runs).toMatchObject([{ code: 'ai.no-article' }]);
  expect(known?.['tea']?.runs[0]?.costUsd).toBeCloseTo(calls * CALL_USD, 10);

  provider.spoil('article tea');
  await startGenerate(file, provider.url).ended;
  expect(failures()?.['cup']?.runs).toHaveLength(1);
  expect(failures()?.['tea']?.runs).toHaveLength(2);

  provider.spoil('');
  const last = await startGenerate(file, provider.url, '--json').ended;
  expect(last.code).toBe(0);
  // The article that there is now was paid for once more.
  expect(failures()?.['tea']?.runs).toHaveLength(2);
  expect((JSON.parse(last.stdout()) as ProjectDocument).failures).toEqual(failures());
}, 120_000);
