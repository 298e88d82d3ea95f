import { articleOf, coffeeProject, deliveryTexts, pageOf, projectOf, tagsOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { pathOf } from './addresses.ts';
import { contentPackageOf } from './content-package-of.ts';
import { localeOf } from './locales.ts';

const base = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts };

describe('content package', () => {
  it('resolves links by the default path template', () => {
    const { posts } = contentPackageOf(coffeeProject(), { ...base, siteUrl: 'https://example.org/' });
    expect(posts[1]?.content).toContain('<a href="https://example.org/en/coffee-beans">');
    expect(posts[1]?.internalLinks.map((link) => link.slug)).toEqual(['coffee-beans', 'ethiopian-arabica']);
    expect(posts[0]?.internalLinks.map((link) => link.slug)).toEqual(['arabica-beans']);
  });

  it('reads a link to a variant as a link to its page, in any case and percent-encoded', () => {
    const silo = [
      pageOf('tea', { variants: [{ keyword: 'green tea', volume: 10, difficulty: 5 }] }),
      pageOf('cups'),
    ];
    const html = '<p><a href="silo:Green%20Tea">a</a> <a href="silo:GREEN TEA">b</a></p>';
    const { posts } = contentPackageOf(
      projectOf({ silo, articles: [articleOf('tea', '<p>T</p>'), articleOf('cups', html)] }),
      base,
    );
    expect(posts[1]?.content).toBe('<p><a href="/en/tea">a</a> <a href="/en/tea">b</a></p>');
  });

  it('gives each post its own slug and knows what is near it', () => {
    const { posts } = contentPackageOf(coffeeProject(), base);
    expect(posts.map((post) => [post.slug, post.page.parentSlug, post.relatedPosts])).toEqual([
      ['coffee-beans', null, ['arabica-beans']],
      ['arabica-beans', 'coffee-beans', ['coffee-beans', 'ethiopian-arabica']],
      ['ethiopian-arabica', 'arabica-beans', ['arabica-beans']],
    ]);
    expect(posts[2]?.ancestors).toEqual(['arabica-beans', 'coffee-beans']);
  });

  it('calls a post by the address that the keyword file plans, all words of it, and links to it so', () => {
    const project = coffeeProject();
    const planned = { urls: ['https://example.org/beans/all%20of%20the%20arabica/'], filePageLevel: 4 };
    const keywords = project.keywords.map((row) =>
      row.keyword === 'arabica beans' ? { ...row, ...planned } : row,
    );
    const { posts } = contentPackageOf({ ...project, keywords }, { ...base, shortSlugs: true });
    expect(posts.map(({ slug }) => slug)).toEqual([
      'coffee-beans',
      'all-of-the-arabica',
      'ethiopian-arabica',
    ]);
    expect(posts[0]?.content).toContain('/en/all-of-the-arabica"');
    const found = keywords.map((row) => ({ ...row, position: 3 }));
    expect(contentPackageOf({ ...project, keywords: found }, base).posts[1]?.slug).toBe('arabica-beans');
  });

  it('limits excerpts to 150 characters and tags to 8', () => {
    const article = articleOf('tea', '<p>T</p>', { excerpt: 'word '.repeat(60) });
    const tags = tagsOf(
      'tea',
      Array.from({ length: 12 }, (_, i) => `tag ${i}`),
    );
    const [post] = contentPackageOf(
      projectOf({ silo: [pageOf('tea')], articles: [article], tags: [tags] }),
      base,
    ).posts;
    expect(post?.excerpt.length).toBeLessThanOrEqual(150);
    expect(post?.excerpt).toMatch(/word\.\.\.$/u);
    expect(post?.tags).toHaveLength(8);
  });

  it('makes tags of the keyword where none were generated', () => {
    const { posts } = contentPackageOf(coffeeProject(), base);
    expect(posts[2]?.tags.slice(0, 2)).toEqual(['ethiopian', 'arabica']);
    expect(posts[2]?.tags).toHaveLength(4);
  });

  it('shows unknown figures as null and counts words and minutes', () => {
    const silo = [pageOf('tea', { volume: -1, difficulty: -1, scoreEstimated: true })];
    const article = articleOf('tea', '<p>T</p>', { wordCount: 401 });
    const { posts, info } = contentPackageOf(projectOf({ silo, articles: [article] }), base);
    expect(posts[0]).toMatchObject({
      readingTime: 3,
      page: { volume: null, difficulty: null, scoreEstimated: true },
    });
    expect(info.notices).toEqual([deliveryTexts.estimateNotice]);
  });

  it('names an author in the structured data only where one is set', () => {
    const schemaOf = (author?: string) =>
      contentPackageOf(coffeeProject(), { ...base, ...(author ? { author } : {}) }).posts[0]?.seo.schema;
    expect(schemaOf()).not.toHaveProperty('author');
    expect(schemaOf('Ada')).toMatchObject({ author: { '@type': 'Person', name: 'Ada' } });
  });
});

describe('paths', () => {
  it.each([
    ['/{lang}/{slug}', 'en-GB', '/en/tea'],
    ['/{market}/{slug}', 'de', '/de/tea'],
    ['/{lang}-{market}/{slug}', 'pt-PT', '/pt-pt/tea'],
    ['/{market}/{slug}', 'en-NZ', '/nz/tea'],
    ['/{market}/{slug}', 'sv_se', '/se/tea'],
    ['/{lang}-{market}/{slug}', 'sr-Latn', '/sr-sr/tea'],
    ['/blog/{slug}', 'en', '/blog/tea'],
    ['{slug}/', 'en', '/tea/'],
    ['/articles', 'en', '/articles/tea'],
    ['/%category%/%postname%/', 'en', '/drinks/hot/tea/'],
    ['/{year}/{month}/{day}/{slug}/', 'en', '/2026/01/31/tea/'],
    ['/%year%/%monthnum%/%author%/%postname%/', 'en', '/2026/01/ada/tea/'],
    ['/?name={slug}', 'en', '/?name=tea'],
  ])('%s in %s', (template, locale, path) => {
    const parts = {
      slug: 'tea',
      category: 'drinks/hot',
      author: 'ada',
      publishDate: '2026-01-31T08:00:00.000Z',
    };
    expect(pathOf(template, { locale: localeOf(locale), ...parts })).toBe(path);
  });
  it.each([
    ['pt', 'pt-BR'],
    ['pt-pt', 'pt-PT'],
    ['en_nz', 'en-NZ'],
    ['zh-Hant-HK', 'zh-HK'],
    ['sv', 'sv'],
  ])('the locale of %s is %s', (typed, tag) => {
    expect(localeOf(typed).tag).toBe(tag);
  });
  it('are refused with a placeholder that is known only after an import', () => {
    const options = { ...base, pathTemplate: '/%post_id%/%postname%/' };
    expect(() => contentPackageOf(coffeeProject(), options)).toThrow('delivery.bad-path-template');
  });
});

describe('dates and headings', () => {
  it('a page keeps the date of its first article', () => {
    const article = articleOf('tea', '<p>T</p>', { firstGeneratedAt: '2025-05-05T05:05:05.000Z' });
    const [post] = contentPackageOf(projectOf({ silo: [pageOf('tea')], articles: [article] }), base).posts;
    expect(post?.publishDate).toBe('2025-05-05T05:05:05.000Z');
  });

  it('the leading heading of an article is no part of its content', () => {
    const article = articleOf('tea', '\n<h1 class="x">All of <em>tea</em></h1>\n<p>T</p><h1>Second</h1>');
    const [post] = contentPackageOf(projectOf({ silo: [pageOf('tea')], articles: [article] }), base).posts;
    expect(post?.heading).toContain('All of <em>tea</em>');
    expect(post?.content).toMatch(/^<p>T<\/p>/u);
  });

  it('name a publisher in the structured data only where a site name is given', () => {
    const schemaOf = (siteName?: string) =>
      contentPackageOf(coffeeProject(), { ...base, siteName }).posts[0]?.seo.schema;
    expect(schemaOf()).not.toHaveProperty('publisher');
    expect(schemaOf('Tea & Co')).toMatchObject({ publisher: { name: 'Tea & Co' } });
  });
});
