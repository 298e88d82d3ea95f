import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../../bin/silosmith.mjs');
let folder: string;
const path = (name: string): string => join(folder, name);

const exportOf = (id: number, title: string): string =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Site</title><wp:wxr_version>1.2</wp:wxr_version><item><title>${title}</title><link>https://x.example/${id}</link><content:encoded><![CDATA[<p>Text of ${title}.</p>]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><category domain="category" nicename="a">A</category></item></channel></rss>`;

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'import-wxr', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-import-'));
  writeFileSync(path('1.xml'), exportOf(1, 'Green tea'));
  writeFileSync(path('2.xml'), exportOf(2, 'Black tea'));
  writeFileSync(path('no.xml'), '<html></html>');
  writeFileSync(path('no.zip'), 'no archive');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('silosmith import-wxr', { timeout: 60_000 }, () => {
  it('makes one project of the files of one export, with the texts of all', () => {
    const { status, stdout } = run(path('1.xml'), path('2.xml'), '-o', path('site.json'), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ convertedPosts: 2, totalPosts: 2, issues: [] });
    const { articles } = JSON.parse(readFileSync(path('site.json'), 'utf8'));
    expect(articles['Green tea'].content).toContain('Text of Green tea.');
    expect(articles['Black tea'].content).toContain('Text of Black tea.');
  });

  it('says in which file what happened', () => {
    const twice = run(path('1.xml'), path('2.xml'), path('1.xml'));
    expect(twice.stdout).toContain('1.xml: Post "Green tea" is in an earlier file already - skipped');
    const wrong = run(path('1.xml'), path('no.xml'));
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      'no.xml is not a WordPress export. Choose the XML files of one export.\n',
    ]);
    expect(run(path('no.zip'))).toMatchObject({ status: 1, stderr: expect.stringContaining('no.zip') });
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('import-wxr FILE...') });
  });
});
