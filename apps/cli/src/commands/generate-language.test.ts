import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, projectOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';

const POLISH = [
  'jak zrobić kawę',
  'najlepsza kawa do domu',
  'gdzie kupić świeżą kawę',
  'ile kosztuje ekspres',
  'jaki młynek do kawy',
  'kawa dla początkujących',
];

it('says before the first call that no article can be written in the language of the list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-language-'));
  try {
    const file = join(folder, 'site.json');
    writeFileSync(file, JSON.stringify(projectOf({ silo: POLISH.map((keyword) => pageOf(keyword)) })));
    const { code, stderr } = await startCommand(['generate', file], {}).ended;
    expect(code).toBe(0);
    expect(stderr().split('\n')[0]).toContain(
      'Most of the list is in Polish, which articles cannot be written in',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
