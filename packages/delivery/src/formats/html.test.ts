import type { ProjectDocument } from '@silosmith/contract';
import {
  articleOf,
  coffeeProject,
  createByteCollector,
  deliveryTexts,
  imageOf,
  metaOf,
  pageOf,
  projectOf,
} from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { HtmlValidate } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type ExportRequest, exportProject } from '../export-project.ts';
import { contentPackageOf } from '../package/content-package-of.ts';
import type { OptionValues } from '../registry/export-format.ts';
import { siteOf } from '../site/site.ts';
import { sitemapsOf } from '../site/site-feeds.ts';
import { relativeHref } from '../site/site-files.ts';

type Element = DefaultTreeAdapterTypes.Element;
const NOW = '2026-01-31T08:00:00.000Z';

async function siteFrom(
  project: ProjectDocument,
  options: OptionValues = {},
  port: Pick<ExportRequest, 'loadImage'> = {},
) {
  const { sink, bytes } = createByteCollector();
  const request = { nowIso: NOW, texts: deliveryTexts, format: 'html', options, ...port };
  const result = await exportProject(project, request, sink);
  const files = unzipSync(bytes());
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  return { result, files, read, pages: Object.keys(files).filter((name) => name.endsWith('.html')) };
}

function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(parse(html));
  return found;
}
const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((attr) => attr.name === name)?.value;
const metaIn = (html: string, name: string): string | undefined =>
  attribute(
    elementsIn(html).find((e) => [attribute(e, 'name'), attribute(e, 'property')].includes(name)),
    'content',
  );

/** Every address in a page that a browser fetches or a reader follows, as a file of the ZIP. */
function targetsOf(name: string, html: string): { file: string; id: string }[] {
  return elementsIn(html).flatMap((element) => {
    if (attribute(element, 'rel') === 'canonical') return [];
    const address = attribute(element, 'href') ?? attribute(element, 'src');
    if (address === undefined || /^(?:https?|mailto):/u.test(address)) return [];
    const url = new URL(address, `file:///site/${name}`);
    return [{ file: decodeURIComponent(url.pathname).replace('/site/', ''), id: url.hash.slice(1) }];
  });
}

/** Three levels, a topic whose pillar page is not written, a cluster page that is not, pages that stand alone. */
function largeProject(): ProjectDocument {
  const below = Array.from({ length: 40 }, (_, at) => pageOf(`tea sort ${at + 1}`));
  const silo = [
    ...coffeeProject().silo,
    pageOf('tea', { children: [pageOf('green tea', { children: [pageOf('sencha')] }), ...below] }),
    pageOf('index'),
    pageOf('404'),
    pageOf('water & milk: “which”?'),
  ];
  const text = `<h1>Title</h1><h2>One</h2><p>See <a href="silo:sencha">sencha</a> and <a href="https://example.org/?a=1&amp;b=2">more</a>.</p><h2>One</h2><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><h2>Three</h2><h1>Again</h1><p><img src="https://img.example.org/a.png" alt="A cup"></p>`;
  const written = ['sencha', 'index', '404', 'water & milk: “which”?', ...below.map((page) => page.keyword)];
  const base = coffeeProject();
  return projectOf({
    silo,
    articles: [...Object.values(base.articles), ...written.map((keyword) => articleOf(keyword, text))],
    metas: [metaOf('coffee beans')],
    images: [imageOf('coffee beans')],
  });
}

const PATHS = ['/{slug}', '/{slug}/', '/{category}/{slug}', '/a/b/{category}/{slug}/', 'blog'];

describe('static site', () => {
  it.each(PATHS)(
    'every link of every page leads to a file, and to its heading (%s)',
    async (pathTemplate) => {
      const { files, pages, read } = await siteFrom(largeProject(), { pathTemplate, siteUrl: 'tea.example' });
      expect(pages.length).toBe(Object.keys(largeProject().articles).length + 3);
      let followed = 0;
      for (const name of pages)
        for (const { file, id } of targetsOf(name, read(name))) {
          expect(Object.keys(files)).toContain(file);
          if (id !== '') expect(elementsIn(read(file)).map((e) => attribute(e, 'id'))).toContain(id);
          followed++;
        }
      expect(followed).toBeGreaterThan(1000);
    },
  );

  it('every page can be reached from the start page', async () => {
    const { pages, read } = await siteFrom(largeProject());
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name) || !name.endsWith('.html')) return;
      seen.add(name);
      for (const { file } of targetsOf(name, read(name))) visit(file);
    };
    visit('index.html');
    expect(pages.filter((name) => !seen.has(name))).toEqual(['404.html']);
  });

  it.each([{}, { siteUrl: 'https://tea.example/blog', author: 'Ada', tagline: 'All of <tea>' }])(
    'is valid HTML in the eyes of another (%j)',
    async (options) => {
      const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
      const { pages, read } = await siteFrom(largeProject(), options);
      for (const name of pages) {
        const report = await validator.validateString(read(name));
        const messages = report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message, line }) => `${name}:${line} ${ruleId} ${message}`),
        );
        expect(messages).toEqual([]);
      }
    },
  );

  it('has one first-level heading a page, a language, and nothing that a browser fetches from elsewhere', async () => {
    const project = { ...largeProject(), language: 'de' };
    const { pages, read, result } = await siteFrom(project, { siteUrl: 'tea.example' });
    for (const name of pages) {
      const elements = elementsIn(read(name));
      expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
      expect(
        attribute(
          elements.find(({ tagName }) => tagName === 'html'),
          'lang',
        ),
      ).toBe('de-DE');
      expect(read(name)).toContain('Zum Inhalt');
      for (const element of elements) {
        const type = attribute(element, 'type');
        if (element.tagName === 'script') expect(type).toBe('application/ld+json');
        if (element.tagName === 'img' || attribute(element, 'rel') === 'stylesheet')
          expect(attribute(element, 'src') ?? attribute(element, 'href')).not.toMatch(/^[a-z]+:|^\/\//u);
      }
    }
    expect(read('sencha.html')).toContain('<a href="https://img.example.org/a.png">A cup</a>');
    expect(result.notes).toEqual([{ code: 'images-left-out', params: { count: 44 } }]);
  });

  it('holds the pictures that can be had', async () => {
    const loadImage = async () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    const { files, read, result } = await siteFrom(
      largeProject(),
      { pathTemplate: '/a/{slug}' },
      { loadImage },
    );
    expect(Object.keys(files)).toContain('images/sencha_1.jpg');
    expect(read('a/sencha.html')).toContain('<img src="../images/sencha_1.jpg" alt="A cup" loading="lazy">');
    expect(read('a/coffee-beans.html')).toContain('<img src="../images/coffee-beans.png"');
    expect(result.notes).toEqual([{ code: 'no-site-address', params: {} }]);
    const without = await siteFrom(largeProject(), { images: false }, { loadImage });
    expect(Object.keys(without.files).filter((name) => name.startsWith('images/'))).toEqual([]);
  });

  it('shows the way: breadcrumb, the topic with its current page, the pages below, the ones beside', async () => {
    const { read } = await siteFrom(coffeeProject(), { siteName: 'Beans' });
    const page = read('arabica-beans.html');
    expect(page).toContain(
      '<li><a href="index.html">Home</a></li><li><a href="coffee-beans.html">Coffee beans</a></li><li aria-current="page">Arabica beans</li>',
    );
    expect(page).toContain('<a href="arabica-beans.html" aria-current="page">Arabica beans</a>');
    expect(page).toMatch(/<section class="below"><h2>Read on<\/h2>.*ethiopian-arabica\.html/u);
    expect(page).toMatch(/class="previous"[^>]*href="coffee-beans\.html".*class="next"[^>]*href="ethiopian/u);
    expect(read('index.html')).toContain('<a href="coffee-beans.html">Coffee beans: the whole guide</a>');
  });

  it('makes a topic page where the pillar page is not written, and names what is not written without a link', async () => {
    const { read } = await siteFrom(largeProject());
    const topic = read('topics/tea.html');
    expect(topic).toContain('<h1>Tea</h1>');
    expect(topic).toContain('<span>Green tea</span><ul><li><a href="../sencha.html">');
    for (const at of [1, 20, 40]) expect(topic).toContain(`href="../tea-sort-${at}.html"`);
    expect(read('tea-sort-20.html')).toContain('<a href="topics/tea.html">All 41 pages</a>');
  });

  it('tells search engines and feed readers the full addresses, if it knows them', async () => {
    const options = { siteUrl: 'https://tea.example/x/', pathTemplate: '/{slug}/', author: 'Ada' };
    const { read, files } = await siteFrom(coffeeProject(), options);
    const page = read('coffee-beans/index.html');
    const address = 'https://tea.example/x/coffee-beans/';
    expect(page).toContain(`<link rel="canonical" href="${address}">`);
    expect(metaIn(page, 'description')).toBe('What to know about coffee beans.');
    expect(metaIn(page, 'og:url')).toBe(address);
    expect(metaIn(page, 'og:image')).toBe('https://tea.example/x/images/coffee-beans.png');
    const schemas = elementsIn(page)
      .filter(({ tagName }) => tagName === 'script')
      .map(({ childNodes: [text] }) => JSON.parse(text && 'value' in text ? text.value : ''));
    expect(schemas[0]).toMatchObject({
      '@type': 'Article',
      mainEntityOfPage: address,
      author: { name: 'Ada' },
    });
    expect(schemas[1].itemListElement.map((step: { item: string }) => step.item)).toEqual([
      'https://tea.example/x/',
      address,
    ]);
    const addresses = ['', 'coffee-beans/', 'arabica-beans/', 'ethiopian-arabica/'];
    expect(textsOf(read('sitemap.xml'), 'loc')).toEqual(
      addresses.map((end) => `https://tea.example/x/${end}`),
    );
    expect(textsOf(read('feed.xml'), 'id')).toHaveLength(4);
    expect(textsOf(read('feed.xml'), 'updated')[0]).toBe('2026-01-01T08:00:00.000Z');
    expect(read('robots.txt')).toContain('Sitemap: https://tea.example/x/sitemap.xml');
    const missing = read('404.html');
    expect(missing).toContain('href="https://tea.example/x/"');
    expect(missing).toContain('<style>');
    expect(files['assets/site.css']?.length).toBeGreaterThan(2000);
  });

  it('says what it leaves out without an address of the site', async () => {
    const { files, read, result } = await siteFrom(coffeeProject());
    for (const name of ['sitemap.xml', 'feed.xml', 'robots.txt'])
      expect(Object.keys(files)).not.toContain(name);
    expect(read('coffee-beans.html')).not.toMatch(/canonical|og:url|feed\.xml|mainEntityOfPage/u);
    expect(result.notes).toEqual([{ code: 'no-site-address', params: {} }]);
  });

  it('splits a sitemap that is too long into an index and its parts', () => {
    const built = contentPackageOf(largeProject(), {
      nowIso: NOW,
      texts: deliveryTexts,
      siteUrl: 'tea.example',
    });
    const [index, ...parts] = sitemapsOf(siteOf(built, ''), 20);
    expect(textsOf(index?.text ?? '', 'loc')).toEqual(parts.map(({ name }) => `https://tea.example/${name}`));
    expect(parts.flatMap(({ text }) => textsOf(text, 'loc'))).toHaveLength(49);
  });

  it.each(['/{slug}?x=1', '../{slug}', '/a/../{slug}', 'c:\\{slug}', '/{slug}#x'])(
    'refuses a path that is no file name: %s',
    async (pathTemplate) => {
      await expect(siteFrom(coffeeProject(), { pathTemplate })).rejects.toThrow('delivery.bad-file-path');
    },
  );

  it('writes links relative to the page that holds them', () => {
    expect(relativeHref('index.html', 'a/b.html')).toBe('a/b.html');
    expect(relativeHref('a/b.html', 'a/c.html')).toBe('c.html');
    expect(relativeHref('a/b/index.html', 'a/c/index.html')).toBe('../c/index.html');
    expect(relativeHref('a/b.html', 'ü b.html')).toBe('../%C3%BC%20b.html');
  });
});

function textsOf(xml: string, element: string): string[] {
  const texts: string[] = [];
  let inside: string | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (name === element) inside = '';
  });
  parser.on('text', (text) => {
    if (inside !== null) inside += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== element) return;
    texts.push(inside ?? '');
    inside = null;
  });
  parser.write(xml).close();
  return texts;
}
