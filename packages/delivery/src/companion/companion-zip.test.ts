import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { SILO_META_KEYS } from '../wordpress/post-meta.ts';
import { COMPANION_VERSION, companionZip } from './companion-zip.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../companion/${name}`, import.meta.url), 'utf8');
const sources = { php: read('silosmith-companion.php'), readme: read('readme.txt') };

it('is one folder with the plugin and its readme, the same bytes each time', async () => {
  const zip = await companionZip(sources);
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  expect(files).toEqual([
    ['silosmith-companion/silosmith-companion.php', sources.php],
    ['silosmith-companion/readme.txt', sources.readme],
  ]);
  expect(await companionZip(sources)).toEqual(zip);
});

it('says one version everywhere, and knows every field that publishing sends', () => {
  const versions = [
    /^ \* Version: +(\S+)$/mu.exec(sources.php)?.[1],
    /const VERSION += '(.+)';/u.exec(sources.php)?.[1],
    /^Stable tag: (\S+)$/mu.exec(sources.readme)?.[1],
  ];
  expect(versions).toEqual(Array(3).fill(COMPANION_VERSION));
  for (const key of SILO_META_KEYS) expect(sources.php).toContain(`'${key}'`);
});
