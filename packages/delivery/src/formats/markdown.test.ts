import type { ProjectDocument } from '@silosmith/contract';
import {
  articleOf,
  coffeeProject,
  createByteCollector,
  deliveryTexts,
  imageOf,
  pageOf,
  projectOf,
} from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ExportRequest, exportProject } from '../export-project.ts';
import { type MarkdownOptions, markdownOptions, readMarkdownOptions } from '../markdown/markdown-options.ts';

async function filesOf(
  project: ProjectDocument,
  options: Partial<MarkdownOptions> = {},
  port: Pick<ExportRequest, 'loadImage'> = {},
) {
  const { sink, bytes } = createByteCollector();
  const base = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format: 'markdown' };
  const result = await exportProject(project, { ...base, ...port, options }, sink);
  const files = unzipSync(bytes());
  return { result, files, read: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
}
const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)]+)\)/gu)].map((match) => match[1] ?? '');

describe('Markdown ZIP', () => {
  it('reads like a page a person would write', async () => {
    const { read } = await filesOf(coffeeProject());
    await expect(read('coffee-beans.md')).toMatchFileSnapshot('__golden__/coffee-beans.md');
    await expect(read('ethiopian-arabica.md')).toMatchFileSnapshot('__golden__/ethiopian-arabica.md');
  });

  it('holds a file a post and the images', async () => {
    const { files, result } = await filesOf(coffeeProject());
    expect(Object.keys(files).sort()).toEqual([
      'arabica-beans.md',
      'coffee-beans.md',
      'ethiopian-arabica.md',
      'images/coffee-beans-featured.png',
    ]);
    expect(files['images/coffee-beans-featured.png']?.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    expect(result).toMatchObject({ items: 3, notes: [] });
  });

  it.each([
    ['base path', { basePath: 'blog' }, (href: string) => `${href.replace('/blog/', '')}.md`],
    ['relative', { relativeLinks: true }, (href: string) => href.replace('./', '')],
    [
      'untouched',
      { rewriteLinks: false, relativeLinks: true },
      (href: string) => `${href.replace('/en/', '')}.md`,
    ],
  ])('every internal link leads to a file (%s)', async (_name, options, fileOf) => {
    const { files, read } = await filesOf(coffeeProject(), options);
    let looked = 0;
    for (const name of Object.keys(files).filter((file) => file.endsWith('.md')))
      for (const href of linksIn(read(name)).filter((link) => !link.startsWith('https:'))) {
        expect(Object.keys(files)).toContain(fileOf(href));
        looked++;
      }
    expect(looked).toBeGreaterThan(4);
  });

  it('links upward in the text where it names the page, else at the end', async () => {
    const { read } = await filesOf(coffeeProject());
    const text = read('ethiopian-arabica.md');
    expect(text).toContain(
      '## Related pages\n\n- [Arabica beans](/arabica-beans)\n- [Coffee beans: the whole guide](/coffee-beans)',
    );
    const project = coffeeProject();
    const named = articleOf('ethiopian arabica', '<p>One of the arabica beans, among Coffee beans.</p>');
    const { read: again } = await filesOf({
      ...project,
      articles: { ...project.articles, [named.keyword]: named },
    });
    expect(again('ethiopian-arabica.md')).toContain(
      'One of the [arabica beans](/arabica-beans), among [Coffee beans](/coffee-beans).',
    );
  });

  it('adds no more than the options allow', async () => {
    const off = await filesOf(coffeeProject(), { linkStrategy: 'off' });
    expect(linksIn(off.read('ethiopian-arabica.md'))).toEqual(['https://example.org/ethiopia']);
    const one = await filesOf(coffeeProject(), { maxLinks: 1, anchorStyle: 'keyword' });
    expect(one.read('ethiopian-arabica.md')).toContain('- [arabica beans](/arabica-beans)');
    expect(linksIn(one.read('ethiopian-arabica.md'))).toHaveLength(2);
    const semantic = await filesOf(coffeeProject(), { linkStrategy: 'semantic' });
    expect(linksIn(semantic.read('coffee-beans.md'))).toEqual(['/arabica-beans']);
  });

  it('keeps images as links where they cannot be had, and loads those that can', async () => {
    const project = projectOf({
      silo: [pageOf('tea')],
      articles: [articleOf('tea', '<p>Text.</p>')],
      images: [imageOf('tea', { url: 'https://img.example.org/tea.png' })],
    });
    const linked = await filesOf(project);
    expect(linked.read('tea.md')).toContain('image: "https://img.example.org/tea.png"');
    expect(linked.result.notes).toEqual([{ code: 'images-linked', params: { count: 1 } }]);
    const loaded = await filesOf(
      project,
      {},
      { loadImage: async () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) },
    );
    expect(Object.keys(loaded.files)).toContain('images/tea-featured.jpg');
    expect(loaded.read('tea.md')).toContain('image: "/images/tea-featured.jpg"');
  });

  it('writes tables, lists and code as GFM', async () => {
    const html =
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><ol><li>x</li></ol><pre><code>y</code></pre>';
    const { read } = await filesOf(projectOf({ silo: [pageOf('tea')], articles: [articleOf('tea', html)] }));
    expect(read('tea.md')).toContain('| A | B |\n| - | - |\n| 1 | 2 |\n\n1. x\n\n```\ny\n```');
  });

  it('cannot be broken by a title', async () => {
    const title = '--- "x": yes\u2028# [a](b) \u0085';
    const { read } = await filesOf(
      projectOf({ silo: [pageOf('tea')], articles: [articleOf('tea', '<p>T</p>', { title })] }),
    );
    const [, head = ''] = read('tea.md').split('---\n');
    expect(head.split('\n')[0]).toMatch(/^title: "--- \\"x\\": yes/u);
    expect(head).not.toMatch(/[\u0085\u2028]/u);
  });
});

describe('Markdown options', () => {
  const defaults = markdownOptions.parse({});

  it('have the documented defaults', () => {
    expect(defaults).toMatchObject({
      images: true,
      rewriteLinks: true,
      relativeLinks: false,
      basePath: '/',
      draft: false,
      linkStrategy: 'upward',
      maxLinks: 4,
      maxInlineLinks: 2,
      anchorStyle: 'title',
    });
  });

  it('are refused by name outside their range', async () => {
    await expect(filesOf(coffeeProject(), { maxLinks: 99 })).rejects.toMatchObject({
      code: 'delivery.bad-option',
      params: { option: 'maxLinks', value: '99' },
    });
  });

  it('let relative links be had only with rewriting', () => {
    const options = readMarkdownOptions({ ...defaults, relativeLinks: true, rewriteLinks: false });
    expect(options.relativeLinks).toBe(false);
  });

  it('leave out the heading of the text where the theme prints the title, and the tags', async () => {
    const silo = [pageOf('tea')];
    const project = projectOf({ silo, articles: [articleOf('tea', '<h1>All of tea</h1><p>Leaves.</p>')] });
    const kept = (await filesOf(project)).read('tea.md');
    expect(kept).toContain('\n# All of tea\n\nLeaves.\n');
    expect(kept).toContain('\ntags: ');
    const without = (await filesOf(project, { titleHeading: false, tags: false })).read('tea.md');
    expect(without).toMatch(/---\n\nLeaves\.\n/u);
    expect(without).not.toContain('tags:');
  });

  it('shows template tags instead of letting a site generator run them, in text, addresses and code', async () => {
    const html =
      '<p>Use {{ site.title }} or {% raw %} <a href="https://example.org/{{x}}">so</a></p><p><code>{{ a < b }}</code></p><pre><code>{% if %}\n\n{{&lt; figure &gt;}}</code></pre>';
    const project = projectOf({ silo: [pageOf('tea')], articles: [articleOf('tea', html)] });
    const body = (await filesOf(project)).read('tea.md').split('---\n').slice(2).join('---\n');
    expect(body).not.toMatch(/\{[{%#]/u);
    expect(body).toContain('Use &#123;{ site.title }} or &#123;% raw %}');
    expect(body).toContain('<code>&#123;{ a &lt; b }}</code>');
    expect(body).toContain('<pre><code>&#123;% if %}\n\n&#123;{&lt; figure &gt;}}');
  });

  it('heads added links in the language of the content', async () => {
    const project = { ...coffeeProject(), language: 'de' };
    const { read } = await filesOf(project, { maxInlineLinks: 0 });
    expect(read('ethiopian-arabica.md')).toContain('## Verwandte Seiten');
  });
});
