import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTextFile } from './text-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'silosmith-texts-'));
const path = join(folder, 'site.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives each text back, in any order, and leaves no name in the folder meanwhile', () => {
  const store = createTextFile(path);
  const texts = ['first', '', 'Ünïcödé 漢字 😀', 'x'.repeat(300_000), 'last'];
  const stored = texts.map((text) => store.put(text));
  expect(readdirSync(folder)).toEqual([]);
  for (const at of [3, 0, 4, 2, 1]) expect(store.get(stored[at] ?? -1)).toBe(texts[at]);
  store.close();
});

it('overwrites and removes nothing that is there', () => {
  writeFileSync(`${path}.texts`, 'of somebody else');
  expect(() => createTextFile(path)).toThrow(
    expect.objectContaining({ code: 'cli.cannot-write', params: { path, reason: 'EEXIST' } }),
  );
  expect(readFileSync(`${path}.texts`, 'utf8')).toBe('of somebody else');
});

it('says where it cannot write', () => {
  const missing = join(folder, 'missing', 'site.json');
  expect(() => createTextFile(missing)).toThrow(
    expect.objectContaining({ code: 'cli.cannot-write', params: { path: missing, reason: 'ENOENT' } }),
  );
});
