import { coffeeProject, createByteCollector, deliveryTexts } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { exportProject } from '../export-project.ts';
import { importedPages, importedProject } from './imported-project.ts';
import { readWxr, type TextStore } from './read-wxr.ts';

const wxrOf = (items: string, language = 'en-US'): Uint8Array =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Garden</title><link>https://garden.test</link><language>${language}</language><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`,
  );

interface Post {
  readonly id: number;
  readonly title: string;
  readonly content?: string;
  readonly extra?: string;
}

const postOf = ({ id, title, content = '<p>Text of the post.</p>', extra = '' }: Post): string =>
  `<item><title>${title}</title><link>https://www.garden.test/posts/${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><category domain="category">Roses</category><content:encoded><![CDATA[${content}]]></content:encoded>${extra}</item>`;
const projectOf = (posts: readonly Post[]) => importedProject(readWxr(wxrOf(posts.map(postOf).join(''))));
const focusKeyword = (text: string): string =>
  `<wp:postmeta><wp:meta_key>rank_math_focus_keyword</wp:meta_key><wp:meta_value>${text}</wp:meta_value></wp:postmeta>`;

describe('a WordPress export as a project', () => {
  it('gives back the places, texts, metas, tags and links of our own export', async () => {
    const { sink, bytes } = createByteCollector();
    const project = coffeeProject();
    await exportProject(
      project,
      { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format: 'wxr', options: {} },
      sink,
    );
    const read = importedProject(readWxr(bytes()));
    expect(read.silo).toMatchObject([
      {
        keyword: 'coffee beans',
        level: 1,
        volume: 5400,
        children: [
          { keyword: 'arabica beans', level: 2, children: [{ keyword: 'ethiopian arabica', level: 3 }] },
        ],
      },
    ]);
    expect(Object.keys(read.articles).sort()).toEqual(Object.keys(project.articles).sort());
    expect(read.metas['coffee beans']).toMatchObject({ title: project.metas['coffee beans']?.title });
    expect(read.tags['coffee beans']?.tags).toEqual(project.tags['coffee beans']?.tags);
    const links = Object.values(read.articles).flatMap(({ content }) => content.match(/silo:[^"]+/gu) ?? []);
    expect(links).toContain('silo:arabica beans');
  });

  it('makes links between its posts links between the pages, whatever address they name', () => {
    const { articles } = projectOf([
      {
        id: 1,
        title: 'Pruning',
        content:
          '<p><a href="http://garden.test/posts/2">a</a> <a href="/posts/2/">b</a> <a href="/?p=2">c</a> <a href="https://other.test/posts/2">d</a></p>',
      },
      { id: 2, title: 'Watering roses' },
    ]);
    expect(articles.Pruning?.content.match(/href="[^"]*"/gu)).toEqual([
      'href="silo:Watering roses"',
      'href="silo:Watering roses"',
      'href="silo:Watering roses"',
      'href="https://other.test/posts/2"',
    ]);
  });

  it('keeps every post where several have one keyword or one title', () => {
    const extra = focusKeyword('roses');
    const { articles, keywords } = projectOf([
      { id: 1, title: 'Roses', extra },
      { id: 2, title: 'Red roses', extra },
      { id: 3, title: 'red Roses', extra },
      { id: 4, title: 'red Roses (3)' },
      { id: 5, title: 'red Roses', extra },
    ]);
    const names = ['roses', 'Red roses', 'red Roses (2)', 'red Roses (3)', 'red Roses (4)'];
    expect(Object.keys(articles)).toEqual(names);
    expect(keywords.map(({ keyword }) => keyword).sort()).toEqual(Object.keys(articles).sort());
  });

  it('reads texts of the classic editor with their paragraphs, and the title as their heading', () => {
    const content = 'First line\nsecond line\n\n<h2>Soil</h2>\n\nLast paragraph';
    expect(projectOf([{ id: 1, title: 'A &amp; B', content }]).articles['A & B']?.content).toBe(
      '<h1>A &amp; B</h1>\n<p>First line<br />\nsecond line</p>\n<h2>Soil</h2>\n<p>Last paragraph</p>',
    );
  });

  it('keeps the date, the image and its alternative text; an address that could run a script is no image', () => {
    const image = (id: number, url: string) =>
      `<item><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${url}</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A rose</wp:meta_value></wp:postmeta></item>`;
    const thumbnail = (id: number) =>
      `<wp:post_date_gmt>2020-02-03 04:05:06</wp:post_date_gmt><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id}</wp:meta_value></wp:postmeta>`;
    const items = [
      postOf({ id: 1, title: 'Roses', extra: thumbnail(8) }),
      postOf({ id: 2, title: 'Tulips', extra: thumbnail(9) }),
      image(8, 'https://garden.test/rose.jpg'),
      image(9, 'javascript:alert(1)'),
    ];
    const { articles, images } = importedProject(readWxr(wxrOf(items.join(''))));
    expect(articles.Roses).toMatchObject({ firstGeneratedAt: '2020-02-03T04:05:06Z', provenance: null });
    expect(images.Roses).toMatchObject({ url: 'https://garden.test/rose.jpg', alt: 'A rose' });
    expect(Object.keys(images)).toEqual(['Roses']);
  });

  it('takes the language of the site, and names the posts it skipped', () => {
    const lost = '<item><title>Lost</title><wp:post_type>post</wp:post_type></item>';
    const site = readWxr(wxrOf(postOf({ id: 1, title: 'Rosen' }) + lost, 'de-DE'));
    expect(importedProject(site)).toMatchObject({
      name: 'Garden',
      language: 'de',
      report: {
        posts: {
          ...{ converted: 1, skipped: 1, total: 2 },
          issues: [{ code: 'no-categories', params: { title: 'Lost' } }],
        },
      },
    });
    expect(importedProject(site, 'nl').language).toBe('nl');
    expect(() => importedProject(readWxr(wxrOf(lost)))).toThrow(
      expect.objectContaining({ code: 'delivery.wxr-empty' }),
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('keeps the post “%s”', (title) => {
    const { articles } = projectOf([{ id: 1, title }]);
    expect(Object.hasOwn(articles, title)).toBe(true);
  });

  it('asks a store for each text when its article is made, and is the same project', () => {
    const file = wxrOf(['One', 'Two'].map((title, at) => postOf({ id: at + 1, title })).join(''));
    const kept: string[] = [];
    let asked = 0;
    const texts: TextStore = {
      put: (text) => kept.push(text) - 1,
      get: (stored) => {
        asked++;
        return kept[stored] ?? '';
      },
    };
    const site = readWxr(file, { texts });
    expect(site.posts.map(({ content }) => content)).toEqual(['', '']);
    const { document, articles } = importedPages(site, ({ stored }) => texts.get(stored ?? -1));
    const made: unknown[] = [];
    for (const entry of articles()) made.push([entry, asked]);
    const whole = importedProject(readWxr(file));
    expect(made).toEqual(Object.entries(whole.articles).map((entry, at) => [entry, at + 1]));
    expect({ ...document, articles: whole.articles }).toEqual(whole);
  });
});
