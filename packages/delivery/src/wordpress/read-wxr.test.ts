import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coffeeProject, createByteCollector, deliveryTexts } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { exportProject } from '../export-project.ts';
import { chunksOf } from './byte-chunks.ts';
import { readWxr } from './read-wxr.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const itemOf = (inner: string, type = 'post'): string =>
  `<item>${inner}<wp:post_type>${type}</wp:post_type><category domain="category" nicename="a"><![CDATA[A &amp; B]]></category></item>`;
const wxrOf = (items: string): string =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Site</title><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

describe('reading WXR', () => {
  it('reads back what our own export wrote', async () => {
    const { sink, bytes } = createByteCollector();
    const options = {
      nowIso: '2026-01-31T08:00:00.000Z',
      texts: deliveryTexts,
      format: 'wxr',
      options: { siteName: 'Coffee at home' },
    };
    await exportProject(coffeeProject(), options, sink);
    const read = readWxr(bytes());
    expect(read).toMatchObject({
      convertedPosts: 3,
      skippedPosts: 0,
      totalPosts: 3,
      issues: [],
      siteName: 'Coffee at home',
    });
    expect(read.posts[0]).toMatchObject({
      keyword: 'coffee beans',
      slug: 'coffee-beans',
      volume: 5400,
      level: 1,
      tags: ['coffee', 'beans'],
      seo: { title: 'coffee beans | Guide' },
    });
    expect(read.silo).toMatchObject([
      {
        keyword: 'coffee beans',
        children: [
          { keyword: 'arabica beans', level: 2, children: [{ keyword: 'ethiopian arabica', level: 3 }] },
        ],
      },
    ]);
  });

  it('skips posts without a category and says which', () => {
    const read = readWxr(
      bytesOf(
        wxrOf(
          '<item><title>Lost</title><wp:post_type>post</wp:post_type><category domain="post_tag">x</category></item>',
        ),
      ),
    );
    expect(read).toMatchObject({ convertedPosts: 0, skippedPosts: 1, totalPosts: 1 });
    expect(read.issues).toEqual([{ code: 'no-categories', params: { title: 'Lost' } }]);
  });

  it('mends bare ampersands and HTML entities, and says where', () => {
    const read = readWxr(bytesOf(wxrOf(itemOf('<title>Tea & Caf&eacute; &amp; more\u0008</title>'))));
    expect(read.posts[0]?.title).toBe('Tea & Café & more');
    expect(read.posts[0]?.categories).toEqual(['A & B']);
    expect(read.issues).toEqual([{ code: 'repaired', params: { line: 1 } }]);
  });

  it('leaves CDATA alone, joined over several sections', () => {
    const read = readWxr(
      bytesOf(
        wxrOf(
          itemOf(
            '<title>T</title><content:encoded><![CDATA[<p>a ]]]]><![CDATA[> b & c</p>]]></content:encoded>',
          ),
        ),
      ),
    );
    expect(read.posts[0]?.content).toContain(']]> b &amp; c');
  });

  it('takes no code from a file', () => {
    const read = readWxr(
      bytesOf(
        wxrOf(
          itemOf(
            '<content:encoded><![CDATA[<p onclick="x()">a</p><script>alert(1)</script>]]></content:encoded>',
          ),
        ),
      ),
    );
    expect(read.posts[0]?.content).toBe('<p>a</p>');
  });

  it('reads namespaces under other prefixes and UTF-16', () => {
    const text = wxrOf(itemOf('<title>Été</title>')).replaceAll('wp:', 'w:').replace('xmlns:wp', 'xmlns:w');
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([...text].map((c) => c.charCodeAt(0))).buffer),
    ]);
    expect(readWxr(utf16).posts[0]?.title).toBe('Été');
  });

  it.each([
    ['cut off', wxrOf(itemOf('<title>T</title>')).slice(0, -20), 'delivery.wxr-broken'],
    ['no XML', '\u0089PNG\r\n', 'delivery.wxr-broken'],
    ['an empty file', ' \n', 'delivery.not-wxr'],
    ['another feed', '<rss><channel><item><title>x</title></item></channel></rss>', 'delivery.not-wxr'],
    ['entities of its own', '<!DOCTYPE r [<!ENTITY a "aa">]><rss><b>&a;</b></rss>', 'delivery.not-wxr'],
  ])('refuses %s', (_name, text, code) => {
    expect(() => readWxr(bytesOf(text))).toThrow(code);
  });
});

const samples = join(import.meta.dirname, '../../../../../shared/samples');
interface Expected {
  readonly posts: number;
  readonly pages: number;
  readonly postsWithoutCategory: number;
  readonly featuredImages?: { readonly attachmentInFile: number };
}
describe('real WordPress exports (samples beside the repository)', () => {
  const expected: Record<string, Expected> = existsSync(samples)
    ? JSON.parse(readFileSync(join(samples, 'expected.json'), 'utf8')).wxr
    : {};
  // Stands in the list of skipped tests where the samples are absent; the table below is empty then.
  it.skipIf(!existsSync(samples))('are here', () => {
    expect(Object.keys(expected).length).toBeGreaterThan(10);
  });
  it.each(Object.entries(expected))('%s', (name, want) => {
    const read = readWxr(readFileSync(join(samples, 'wxr', name)));
    expect(read.totalPosts).toBe(want.posts + want.pages);
    expect(read.convertedPosts + read.skippedPosts).toBe(read.totalPosts);
    expect(read.issues.filter((issue) => issue.code === 'no-categories')).toHaveLength(
      want.postsWithoutCategory,
    );
    expect(new Set(read.posts.map((post) => post.slug)).size).toBe(read.posts.length);
    const inSilo = (entries: typeof read.silo): number =>
      entries.reduce((sum, entry) => sum + 1 + inSilo(entry.children), 0);
    expect(inSilo(read.silo)).toBe(read.convertedPosts);
  });
});

describe('reading an export of several files', () => {
  const file = (name: string, items: string) => chunksOf(bytesOf(wxrOf(items)), name);
  const post = (id: number, title: string, more = '') =>
    itemOf(
      `<title>${title}</title><link>https://x.example/${id}</link><content:encoded>Text</content:encoded><wp:post_id>${id}</wp:post_id>${more}`,
    );

  it('finds the image of a post in another file', () => {
    const thumbnail =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
    const image = itemOf(
      '<wp:post_id>9</wp:post_id><wp:attachment_url>https://x.example/a.png</wp:attachment_url>',
      'attachment',
    );
    const { posts } = readWxr([file('1.xml', post(1, 'One', thumbnail)), file('2.xml', image)]);
    expect(posts.map(({ featuredImage }) => featuredImage?.url)).toEqual(['https://x.example/a.png']);
  });

  it('takes a post once, and says in which file it was again', () => {
    const two = post(1, 'One') + post(2, 'Two');
    const read = readWxr([file('1.xml', post(1, 'One')), file('1 (1).xml', two)]);
    expect(read.posts.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(read).toMatchObject({ totalPosts: 3, convertedPosts: 2, skippedPosts: 1 });
    expect(read.issues).toEqual([{ code: 'repeated', params: { title: 'One' }, file: '1 (1).xml' }]);
  });

  it('gives posts of one name in two files addresses of their own', () => {
    const read = readWxr([file('1.xml', post(1, 'Same')), file('2.xml', post(2, 'Same'))]);
    expect(read.posts.map(({ slug }) => slug)).toEqual(['same', 'same-2']);
  });

  it('names the file that is damaged, or no export', () => {
    const good = file('1.xml', post(1, 'One'));
    const codeOf = (bad: string) => {
      try {
        return readWxr([good, chunksOf(bytesOf(bad), 'bad.xml')]);
      } catch (error) {
        return error;
      }
    };
    expect(codeOf('<html><body/></html>')).toMatchObject({
      code: 'delivery.not-wxr-part',
      params: { file: 'bad.xml' },
    });
    expect(codeOf(wxrOf('<item><title>T</title>').replace('</channel></rss>', '<'))).toMatchObject({
      code: 'delivery.wxr-broken-part',
      params: { file: 'bad.xml', line: 1 },
    });
  });

  it('tells of its progress over all files', () => {
    const seen: number[] = [];
    const files = [file('1.xml', post(1, 'One')), file('2.xml', post(2, 'Two'))];
    readWxr(files, { onProgress: ({ done, total }) => seen.push(done / total) });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});
