import { describe, expect, it } from 'vitest';
import { readSiteFile } from './read-site-file.ts';

const read = (text: string, name = 'site.csv') => readSiteFile(new TextEncoder().encode(text), name);

describe('the pages of a site that exists', () => {
  it('come from a sitemap, without the pictures of a page', () => {
    const { name, pages } = read(
      `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">
<url><loc>https://x.example/a</loc><image:image><image:loc>https://x.example/a.png</image:loc></image:image></url>
<url><loc> https://x.example/b?x=1&amp;y=2 </loc></url></urlset>`,
      'sitemap.xml',
    );
    expect(name).toBe('sitemap.xml');
    expect(pages.map(({ url }) => url)).toEqual(['https://x.example/a', 'https://x.example/b?x=1&y=2']);
  });

  it('come from a WordPress export: what is published, with title and focus keyword', () => {
    const item = (type: string, status: string, link: string, more = '') =>
      `<item><title><![CDATA[Tea &amp; cups]]></title><link>${link}</link><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>${more}</item>`;
    const focus =
      '<wp:postmeta><wp:meta_key>_yoast_wpseo_focuskw</wp:meta_key><wp:meta_value><![CDATA[green tea]]></wp:meta_value></wp:postmeta>';
    const { pages } = read(
      `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>
${item('post', 'publish', 'https://x.example/tea', focus)}${item('page', 'draft', 'https://x.example/?p=1')}
${item('attachment', 'inherit', 'https://x.example/tea.png')}${item('product', 'publish', 'https://x.example/p/cup')}</channel></rss>`,
    );
    expect(pages).toEqual([
      { url: 'https://x.example/tea', title: 'Tea & cups', about: 'green tea' },
      { url: 'https://x.example/p/cup', title: 'Tea & cups' },
    ]);
  });

  it.each([
    ['a list of addresses', 'https://x.example/a\nhttps://x.example/b\n', ['', '']],
    [
      'addresses with the title behind',
      'https://x.example/a Green tea\nhttps://x.example/b Black tea\n',
      ['Green tea', 'Black tea'],
    ],
    [
      'a crawl',
      'Address,Status Code,Title 1,H1-1\nhttps://x.example/a,200,"Green, tea",Green\nhttps://x.example/b,200,Black tea,Black\n',
      ['Green, tea', 'Black tea'],
    ],
    [
      'columns without names',
      'How to brew green tea;https://x.example/a\nAll about black tea;https://x.example/b\n',
      ['How to brew green tea', 'All about black tea'],
    ],
    ['tabs, title first', 'Titel\tURL\nGrüner Tee\tx.example/a\nTee\tx.example/b\n', ['Grüner Tee', 'Tee']],
  ])('come from %s', (_name, text, titles) => {
    const { pages } = read(text);
    expect(pages.map(({ url }) => url.replace('https://', ''))).toEqual(['x.example/a', 'x.example/b']);
    expect(pages.map(({ title }) => title)).toEqual(titles);
  });

  it('names each address once, and reads a long file to its end', () => {
    const lines = Array.from(
      { length: 15_000 },
      (_, at) => `https://x.example/a-rather-long-name/${at % 14_000}`,
    );
    expect(read(lines.join('\n')).pages).toHaveLength(14_000);
  });

  it.each([
    ['a list without addresses', 'keyword,volume\ngreen tea,10\n', 'delivery.site-empty'],
    ['an empty sitemap', '<?xml version="1.0"?><urlset></urlset>', 'delivery.site-empty'],
    [
      'a sitemap of sitemaps',
      '<sitemapindex><sitemap><loc>https://x.example/s.xml</loc></sitemap></sitemapindex>',
      'delivery.sitemap-index',
    ],
    ['a damaged sitemap', '<urlset><url><loc>https://x.example/</url></urlset>', 'delivery.sitemap-broken'],
    [
      'too many pages',
      Array.from({ length: 20_001 }, (_, at) => `https://x.example/${at}`).join('\n'),
      'delivery.site-too-large',
    ],
  ])('refuses %s', (_name, text, code) => {
    expect(() => read(text)).toThrow(code);
  });
});
