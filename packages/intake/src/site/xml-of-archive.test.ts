import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xmlOfArchive } from './xml-of-archive.ts';

const read = async (bytes: Uint8Array) =>
  (await xmlOfArchive({ name: 'export.zip', bytes })).map(({ name, bytes: text }) => [
    name,
    new TextDecoder().decode(text),
  ]);

describe('XML files of an archive', () => {
  it('come by name, without what is no XML and the twins of a Mac', async () => {
    const archive = zipSync({
      'import-002.xml': strToU8('<b/>'),
      'parts/import-001.xml': [strToU8('<a/>'), { level: 0 }],
      'parts/import-003.XML': strToU8('<c/>'.repeat(50_000)),
      '__MACOSX/._import-001.xml': strToU8('twin'),
      'read me.txt': strToU8('no'),
    });
    expect(await read(archive)).toEqual([
      ['import-002.xml', '<b/>'],
      ['import-001.xml', '<a/>'],
      ['import-003.XML', '<c/>'.repeat(50_000)],
    ]);
  });

  it('are none of a file that is no archive, of an archive of others, and of a workbook', async () => {
    expect(await read(strToU8('<rss/>'))).toEqual([]);
    expect(await read(zipSync({ 'a.csv': strToU8('a') }))).toEqual([]);
    expect(await read(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toEqual([]);
  });

  it('are refused where the archive is damaged, or holds more than memory should', async () => {
    const archive = zipSync({ 'a.xml': strToU8('<a>text</a>'.repeat(2_000)) });
    const damaged = archive.slice();
    damaged.fill(0xff, 40, 60);
    await expect(read(damaged)).rejects.toMatchObject({
      code: 'intake.unreadable-archive',
      params: { file: 'export.zip' },
    });
    const half = new Uint8Array(700_000);
    const large = { name: 'large.zip', bytes: zipSync({ 'a.xml': half, 'b.xml': half }) };
    await expect(xmlOfArchive(large, 1)).rejects.toMatchObject({
      code: 'intake.archive-too-large',
      params: { file: 'large.zip', limit: 1 },
    });
    expect(await xmlOfArchive(large, 2)).toHaveLength(2);
  });
});
