import { sanitiseHtml } from '@silosmith/content';
import type { ProjectDocument } from '@silosmith/contract';
import {
  articleOf,
  coffeeProject,
  createByteCollector,
  deliveryTexts,
  imageOf,
  pageOf,
  projectOf,
  provenanceOf,
  tagsOf,
} from '@silosmith/testkit';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type ExportRequest, exportProject } from '../export-project.ts';
import { splitTitleHeading } from '../package/title-heading.ts';
import { wordpressHtml } from '../wordpress/wordpress-html.ts';

interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

/** Strict: throws at the first fault of the XML, unbound prefixes included. */
function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const node: XmlNode = { name, attributes: values, children: [], text: '' };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  const addText = (piece: string): void => {
    const top = stack.at(-1);
    if (top) top.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => stack.pop());
  parser.write(text).close();
  return root;
}
const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];
const textOf = (node: XmlNode | undefined, name: string): string => childrenOf(node, name)[0]?.text ?? '';
const metaOf = (item: XmlNode | undefined, key: string): string | undefined =>
  childrenOf(item, 'wp:postmeta')
    .filter((meta) => textOf(meta, 'wp:meta_key') === key)
    .map((meta) => textOf(meta, 'wp:meta_value'))[0];

async function wxrOf(
  project: ProjectDocument,
  options: ExportRequest['options'] = {},
  request: Partial<ExportRequest> = {},
) {
  const { sink, text } = createByteCollector();
  const base = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format: 'wxr' };
  const result = await exportProject(project, { ...base, ...request, options }, sink);
  const channel = childrenOf(childrenOf(parseXml(text()), 'rss')[0], 'channel')[0];
  const items = childrenOf(channel, 'item');
  return {
    result,
    text: text(),
    channel,
    items,
    posts: items.filter((item) => textOf(item, 'wp:post_type') === 'post'),
  };
}

describe('full WXR', () => {
  it('speaks the locale that is typed, predefined or not, and refuses what is none', async () => {
    const { channel } = await wxrOf(coffeeProject(), { locale: 'en-nz', pathTemplate: '/{market}/{slug}/' });
    expect(textOf(channel, 'language')).toBe('en-NZ');
    expect(textOf(childrenOf(channel, 'item')[0], 'link')).toContain('/nz/');
    await expect(wxrOf(coffeeProject(), { locale: 'english' })).rejects.toMatchObject({
      code: 'delivery.bad-option',
      params: { option: 'locale', value: 'english' },
    });
  });

  it('reads like a WordPress export', async () => {
    const { text } = await wxrOf(coffeeProject(), {
      siteUrl: 'https://example.org',
      siteName: 'Coffee & Co',
    });
    await expect(text).toMatchFileSnapshot('__golden__/coffee.wxr.xml');
  });

  it('holds every page with an article as a draft, with its declared category and its place in the silo', async () => {
    const { channel, posts } = await wxrOf(coffeeProject());
    expect(textOf(channel, 'wp:wxr_version')).toBe('1.2');
    const declared = childrenOf(channel, 'wp:category').map((node) => textOf(node, 'wp:category_nicename'));
    expect(posts.map((post) => textOf(post, 'wp:post_name'))).toEqual([
      'coffee-beans',
      'arabica-beans',
      'ethiopian-arabica',
    ]);
    for (const post of posts) {
      const [category] = childrenOf(post, 'category').filter((node) => node.attributes.domain === 'category');
      expect(declared).toContain(category?.attributes.nicename);
      expect(textOf(post, 'wp:status')).toBe('draft');
      expect(textOf(post, 'wp:post_date_gmt')).toBe('0000-00-00 00:00:00');
    }
    expect(metaOf(posts[1], '_silo_keyword')).toBe('arabica beans');
    expect(metaOf(posts[1], '_silo_parent')).toBe('coffee beans');
    expect(metaOf(posts[0], '_yoast_wpseo_title')).toBe('coffee beans | Guide');
  });

  it('links only to pages that exist', async () => {
    const { posts } = await wxrOf(coffeeProject(), { siteUrl: 'https://example.org' });
    const content = textOf(posts[0], 'content:encoded');
    expect(content).toContain('<a href="https://example.org/arabica-beans/">arabica beans</a>');
    expect(content).toContain('then buy a coffee grinder.');
    expect(content).not.toContain('silo:');
  });

  it('writes links that the site resolves under its permalink structure', async () => {
    const contentUnder = async (pathTemplate: string) =>
      textOf((await wxrOf(coffeeProject(), { pathTemplate })).posts[0], 'content:encoded');
    expect(await contentUnder('/blog/%postname%/')).toContain('href="/blog/arabica-beans/"');
    expect(await contentUnder('/%category%/%postname%/')).toContain('href="/coffee-beans/arabica-beans/"');
    expect(await contentUnder('/?name={slug}')).toContain('href="/?name=arabica-beans"');
  });

  it('leaves out categories and tags when asked', async () => {
    const { channel, posts } = await wxrOf(coffeeProject(), { categories: false, tags: false });
    expect(childrenOf(channel, 'wp:category')).toEqual([]);
    expect(childrenOf(channel, 'wp:tag')).toEqual([]);
    expect(posts.flatMap((post) => childrenOf(post, 'category'))).toEqual([]);
  });

  it('attaches images that have an address, and says which have none', async () => {
    const project = coffeeProject();
    const remote = imageOf('arabica beans', { url: 'https://img.example.org/a.jpg', alt: 'Beans' });
    const withRemote = { ...project, images: { ...project.images, 'arabica beans': remote } };
    const { items, posts, result } = await wxrOf(withRemote);
    const [attachment] = items.filter((item) => textOf(item, 'wp:post_type') === 'attachment');
    expect(textOf(attachment, 'wp:attachment_url')).toBe(remote.url);
    expect(Number(textOf(attachment, 'wp:post_id'))).toBe(100_000);
    expect(metaOf(posts[1], '_thumbnail_id')).toBe('100000');
    expect(result.notes).toEqual([{ code: 'images-not-attached', params: { count: 1 } }]);
  });

  it('puts parents before their children where a topic has several pillars', async () => {
    const silo = ['espresso', 'filter coffee'].map((keyword) => pageOf(keyword, { topic: 'Coffee' }));
    const { channel } = await wxrOf(
      projectOf({ silo, articles: silo.map((page) => articleOf(page.keyword, '<p>Text.</p>')) }),
    );
    const categories = childrenOf(channel, 'wp:category').map((node) => [
      textOf(node, 'wp:category_nicename'),
      textOf(node, 'wp:category_parent'),
    ]);
    expect(categories).toEqual([
      ['coffee', ''],
      ['espresso', 'coffee'],
      ['filter-coffee', 'coffee'],
    ]);
  });

  it('never gives two posts the same title and date, id or slug', async () => {
    const keywords = ['tea', 'Tea!', 'TEA', 'tea?'];
    const silo = keywords.map((keyword) => pageOf(keyword, { topic: 'Tea' }));
    const { posts } = await wxrOf(
      projectOf({
        silo,
        articles: keywords.map((keyword) => articleOf(keyword, '<p>Text.</p>', { title: 'Tea' })),
      }),
    );
    for (const field of ['wp:post_date', 'wp:post_id', 'wp:post_name'])
      expect(new Set(posts.map((post) => textOf(post, field))).size).toBe(4);
  });

  it('exports articles of pages that a filter hides', async () => {
    const project = coffeeProject();
    const [pillar] = project.silo;
    const filtered = { ...project, silo: pillar ? [{ ...pillar, children: [] }] : [] };
    const { posts } = await wxrOf(filtered);
    expect(posts.map((post) => metaOf(post, '_silo_keyword'))).toEqual([
      'coffee beans',
      'arabica beans',
      'ethiopian arabica',
    ]);
    expect(metaOf(posts[2], '_silo_parent')).toBe('arabica beans');
  });

  it('names the author, or the site where none is set: the importer reports an error for a post without one', async () => {
    const unnamed = await wxrOf(coffeeProject(), { siteName: 'Coffee & Co' });
    const [site] = childrenOf(unnamed.channel, 'wp:author');
    expect(textOf(site, 'wp:author_display_name')).toBe('Coffee &amp; Co');
    expect(unnamed.items.map((item) => textOf(item, 'dc:creator'))).toEqual(
      unnamed.items.map(() => 'coffee-co'),
    );
    const { channel, posts } = await wxrOf(coffeeProject(), { author: 'Ada Löwe' });
    const [author] = childrenOf(channel, 'wp:author');
    expect(textOf(author, 'wp:author_display_name')).toBe('Ada Löwe');
    expect(textOf(posts[0], 'dc:creator')).toBe(textOf(author, 'wp:author_login'));
  });

  it('shows the demo notice in each demo post and marks estimated scores', async () => {
    const silo = [pageOf('tea', { scoreEstimated: true, difficulty: -1 })];
    const article = articleOf('tea', '<p>Text.</p>', { provenance: provenanceOf({ demo: true }) });
    const { posts, text } = await wxrOf(projectOf({ silo, articles: [article] }));
    expect(textOf(posts[0], 'content:encoded')).toBe(
      '<p><strong>Demo content &amp; nothing else.</strong></p>\n<p>Text.</p>',
    );
    expect(metaOf(posts[0], '_silo_demo')).toBe('1');
    expect(metaOf(posts[0], '_silo_score_estimated')).toBe('1');
    expect(metaOf(posts[0], '_silo_difficulty')).toBeUndefined();
    expect(text.slice(0, 400)).toContain(deliveryTexts.estimateNotice);
  });

  it('is well-formed and keeps any text', async () => {
    const awkward = fc.constantFrom(
      ']]>',
      '<!--',
      '-->',
      '&',
      '\u0000',
      '\u0008',
      '\uFFFE',
      '\uD800',
      '😀',
      '"',
      '\r\n',
      '<br>',
      'é',
      '漢',
    );
    const anyText = fc
      .array(fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    const kept = (text: string): string =>
      // What XML can hold of a text, by the letter of XML 1.0 §2.2.
      [...text.replace(/\r\n?/gu, '\n')]
        .filter((character) => {
          const point = character.codePointAt(0) ?? 0;
          return (
            [9, 10].includes(point) ||
            (point >= 0x20 && point <= 0xd7ff) ||
            (point >= 0xe000 && point <= 0xfffd) ||
            point >= 0x10000
          );
        })
        .join('');
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, anyText, async (content, title, tag, notice) => {
        const article = articleOf('tea', content, { title, provenance: provenanceOf({ demo: true }) });
        const project = projectOf({
          silo: [pageOf('tea', { topic: title })],
          articles: [article],
          tags: [tagsOf('tea', [tag])],
        });
        const { posts } = await wxrOf(
          project,
          { siteName: title, author: tag },
          { texts: { ...deliveryTexts, demoNotice: notice } },
        );
        const { body } = splitTitleHeading(sanitiseHtml(content));
        const written = kept(wordpressHtml(body));
        expect(textOf(posts[0], 'content:encoded').endsWith(written)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('simple WXR', () => {
  it('holds at most five published posts in at most three categories', async () => {
    const silo = Array.from({ length: 9 }, (_, i) => pageOf(`page ${i}`, { topic: `Topic ${i % 4}` }));
    const articles = silo.map((page) =>
      articleOf(page.keyword, '<p>Text.</p>', { title: `${page.keyword} ${'x'.repeat(200)}` }),
    );
    const { channel, posts } = await wxrOf(projectOf({ silo, articles }), {}, { format: 'wxr-simple' });
    expect(posts).toHaveLength(5);
    expect(posts.map((post) => textOf(post, 'wp:post_id'))).toEqual(['1000', '1001', '1002', '1003', '1004']);
    expect(posts.every((post) => textOf(post, 'wp:status') === 'publish')).toBe(true);
    expect(posts.every((post) => textOf(post, 'title').length === 150)).toBe(true);
    const categories = childrenOf(channel, 'wp:category');
    expect(categories.length).toBeLessThanOrEqual(3);
    expect(categories.map((node) => textOf(node, 'wp:term_id'))[0]).toBe('100');
    const declared = categories.map((node) => textOf(node, 'wp:category_nicename'));
    for (const post of posts)
      expect(declared).toContain(childrenOf(post, 'category')[0]?.attributes.nicename);
  });

  it('links only inside the sample, to the slugs that its posts have', async () => {
    const long = `page ${'very '.repeat(20)}long`;
    const keywords = [long, 'b', 'c', 'd', 'e', 'outside'];
    const links = keywords.map((keyword) => `<a href="silo:${keyword}">${keyword}</a>`).join(' ');
    const silo = keywords.map((keyword) => pageOf(keyword, { topic: 'T' }));
    const articles = keywords.map((keyword) => articleOf(keyword, `<h1>Title</h1><p>${links}</p>`));
    const { posts } = await wxrOf(projectOf({ silo, articles }), {}, { format: 'wxr-simple' });
    const slugs = posts.map((post) => textOf(post, 'wp:post_name'));
    expect(slugs[0]?.length).toBeLessThanOrEqual(50);
    for (const post of posts) {
      const content = textOf(post, 'content:encoded');
      const targets = [...content.matchAll(/href="\/([^"]*)\/"/gu)].map((match) => match[1]);
      expect(targets).toEqual(slugs);
      expect(content).toContain(' outside');
      expect(content).not.toContain('<h1');
    }
  });
});
