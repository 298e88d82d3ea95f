import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../bin/silosmith.mjs');
const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'];
const CLI_TEST_MS = 240_000;

let folder: string;
const path = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-names-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, OPENAI_API_KEY: '' },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
  return stdout;
}

it(
  '7.6 keywords named like object properties come through build, generate, check and every export of the command line',
  () => {
    const rows = NAMES.map((name, at) => `${name},${1_000 - at},${at}\n${name} guide,${100 - at},${at}\n`);
    writeFileSync(path('k.csv'), `Keyword,Volume,Difficulty\n${rows.join('')}`);
    run('build', path('k.csv'), '--all', '-o', path('site.json'));
    run('generate', path('site.json'));
    const document = JSON.parse(readFileSync(path('site.json'), 'utf8'));
    const pages: string[] = document.silo.map(({ keyword }: { keyword: string }) => keyword);
    expect(document.keywords.map(({ keyword }: { keyword: string }) => keyword)).toEqual(
      expect.arrayContaining(NAMES),
    );
    expect(pages.length).toBeGreaterThanOrEqual(NAMES.length);
    for (const records of [document.articles, document.metas, document.tags])
      expect(Object.keys(records).toSorted()).toEqual(pages.toSorted());

    // Nothing is left to write: every article is found again under its keyword.
    expect(run('generate', path('site.json'))).toContain('Nothing to do');
    run('check', path('site.json'));
    for (const format of ['wxr', 'dropin', 'json']) {
      const reply = JSON.parse(
        run('export', path('site.json'), '--format', format, '-o', path(format), '--json'),
      );
      expect([format, reply.items]).toEqual([format, pages.length]);
      const text = readFileSync(path(format), 'utf8');
      for (const { title } of Object.values<{ title: string }>(document.articles))
        expect(text).toContain(title);
    }
    run('export', path('site.json'), '--format', 'wxr-simple', '-o', path('simple.xml'));
    run('export', path('site.json'), '--format', 'csv', '-o', path('site.csv'));
    const csv = readFileSync(path('site.csv'), 'utf8');
    for (const page of pages) expect(csv).toContain(page);
    run('export', path('site.json'), '--format', 'markdown', '-o', path('site.zip'));
    const files = Object.keys(unzipSync(readFileSync(path('site.zip'))));
    expect(files.filter((name) => name.endsWith('.md'))).toHaveLength(pages.length);
  },
  CLI_TEST_MS,
);
