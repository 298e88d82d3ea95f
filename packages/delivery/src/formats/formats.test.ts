import { readdirSync } from 'node:fs';
import { projectSchema } from '@silosmith/contract';
import {
  articleOf,
  coffeeProject,
  createByteCollector,
  deliveryTexts,
  imageOf,
  pageOf,
  projectOf,
  provenanceOf,
} from '@silosmith/testkit';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../csv/csv-cell.ts';
import { exportFileName, exportProject } from '../export-project.ts';
import type { OptionValues } from '../registry/export-format.ts';
import { FORMATS, formatOf } from './index.ts';

const FORMAT_IDS = FORMATS.map(({ id }) => id);

const base = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts };
async function exported(
  project = coffeeProject(),
  { format, ...options }: OptionValues & { format: string },
) {
  const { sink, text } = createByteCollector();
  const result = await exportProject(project, { ...base, format, options }, sink);
  return { ...result, text: text() };
}

describe('formats', () => {
  it('are the files of the folder, each once in the list', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
      .map((name) => name.replace('.ts', ''));
    expect(FORMATS.map((format) => format.id).sort()).toEqual(files.sort());
  });

  it('name their files as specified', () => {
    expect(exportFileName(formatOf('markdown'), {}, 12, base.nowIso)).toBe(
      'export_markdown_12items_2026-01-31.zip',
    );
    expect(exportFileName(formatOf('wxr-simple'), {}, 5, base.nowIso)).toBe(
      'export_wxr-simple_5items_2026-01-31.xml',
    );
    expect(exportFileName(formatOf('wxr'), { uploadLimit: 8 }, 5, base.nowIso)).toBe(
      'export_wxr_5items_2026-01-31.zip',
    );
  });

  it.each(FORMAT_IDS)('%s reports its bytes, tells its progress and can be cancelled', async (format) => {
    const steps: number[] = [];
    const { sink, bytes } = createByteCollector();
    const result = await exportProject(coffeeProject(), { ...base, format }, sink, {
      onProgress: ({ done, total }) => steps.push(done / total),
    });
    expect(result.bytes).toBe(bytes().length);
    expect(steps.at(-1)).toBe(1);
    const cancelled = exportProject(coffeeProject(), { ...base, format }, sink, {
      signal: AbortSignal.abort(),
    });
    await expect(cancelled).rejects.toThrow('cancelled');
  });

  it.each(FORMAT_IDS)('%s gives the same bytes for the same project', async (format) => {
    expect((await exported(coffeeProject(), { format })).text).toBe(
      (await exported(coffeeProject(), { format })).text,
    );
  });

  it.each(FORMAT_IDS.filter((id) => !id.startsWith('plan-')))('%s marks demo content', async (format) => {
    const demo = articleOf('coffee beans', '<p>Beans.</p>', { provenance: provenanceOf({ demo: true }) });
    const images = [imageOf('coffee beans', { provenance: provenanceOf({ demo: true }) })];
    const project = projectOf({ silo: [pageOf('coffee beans')], articles: [demo], images });
    const { sink, bytes } = createByteCollector();
    await exportProject(project, { ...base, format }, sink);
    const parts = ['markdown', 'html', 'images'].includes(format)
      ? Object.values(unzipSync(bytes()))
      : [bytes()];
    expect(parts.map((part) => new TextDecoder().decode(part)).join('')).toMatch(/demo/iu);
  });
});

describe('refusals', () => {
  it('say what is missing', async () => {
    const empty = projectOf({ silo: [] });
    const noArticles = projectOf({ silo: [pageOf('coffee beans')] });
    await expect(exported(empty, { format: 'wxr' })).rejects.toThrow('delivery.no-silo');
    await expect(exported(noArticles, { format: 'wxr' })).rejects.toThrow('delivery.no-articles');
    await expect(exported(noArticles, { format: 'pdf' })).rejects.toThrow('delivery.unknown-format');
    await expect(exported(coffeeProject(), { format: 'wxr', siteUrl: 'ftp://x' })).rejects.toThrow(
      'delivery.bad-site-url',
    );
  });

  it('do not keep a project without articles from being saved as JSON', async () => {
    const project = projectOf({ silo: [pageOf('coffee beans')] });
    expect(JSON.parse((await exported(project, { format: 'json' })).text)).toEqual(project);
  });

  it('writes the same JSON whichever order the records were made in', async () => {
    const project = coffeeProject();
    const articles = Object.fromEntries(Object.entries(project.articles).reverse());
    const { text } = await exported({ ...project, articles }, { format: 'json' });
    expect(text).toBe((await exported(project, { format: 'json' })).text);
  });
});

describe('JSON', () => {
  it('is the project document again', async () => {
    const { text, items } = await exported(coffeeProject(), { format: 'json' });
    expect(projectSchema.parse(JSON.parse(text))).toEqual(coffeeProject());
    expect(items).toBe(3);
  });
});

describe('CSV', () => {
  it('has one row per page with keyword, topic, page type and word count', async () => {
    const { text, items } = await exported(coffeeProject(), { format: 'csv' });
    await expect(text).toMatchFileSnapshot('__golden__/coffee.csv');
    expect(items).toBe(4);
  });

  it('comes back from another reader as it went, formulas with an apostrophe', async () => {
    const keywords = [
      '=HYPERLINK("http://x","y")',
      '+1 phone',
      '-5 sleeping bag',
      '@home',
      '\tbag',
      'a "b", c',
      'x;y',
      ' edge ',
    ];
    const project = projectOf({
      silo: keywords.map((keyword) => pageOf(keyword, { topic: 'Topic' })),
      articles: [articleOf('x;y', '<p>One two.</p>')],
    });
    const { text } = await exported(project, { format: 'csv' });
    const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
    expect(errors).toEqual([]);
    const read = data.slice(1).map((row) => row[0] ?? '');
    expect(read.map((cell) => cell.replace(/^'/u, ''))).toEqual(keywords);
    expect(read.filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
    expect(data[7]).toEqual(['x;y', 'Topic', 'Pillar page', '2']);
  });

  it('neutralises whatever stands first in a cell', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '＝']) expect(csvCell(`${start}1`)).toMatch(/^"?'/u);
  });
});

describe('developer drop-in', () => {
  it('holds the package with its guides', async () => {
    const { text } = await exported(coffeeProject(), { format: 'dropin', siteUrl: 'example.org' });
    const read = JSON.parse(text);
    expect(read.package).toMatchObject({
      version: '1.0.0',
      totalPosts: 3,
      siteUrl: 'https://example.org',
      author: null,
    });
    expect(Object.keys(read.integrationGuides)).toEqual(['wordpress', 'nextjs', 'astro', 'ghost', 'strapi']);
    expect(read.posts.map((post: { slug: string }) => post.slug)).toEqual([
      'coffee-beans',
      'arabica-beans',
      'ethiopian-arabica',
    ]);
    expect(read.silo[0].children.map((page: { slug: string | null }) => page.slug)).toEqual([
      'arabica-beans',
      null,
    ]);
  });

  it.each(['wordpress', 'nextjs', 'astro', 'ghost', 'strapi'] as const)(
    'shapes posts for %s',
    async (platform) => {
      const read = JSON.parse((await exported(coffeeProject(), { format: 'dropin', platform })).text);
      expect(read.platform).toBe(platform);
      expect(Object.keys(read.integrationGuides)).toEqual([platform]);
      expect(JSON.stringify(read.posts[0])).toContain('"coffee-beans"');
      expect(JSON.stringify(read.posts[0])).toContain('Coffee beans: the whole guide');
    },
  );

  it.each(['nextjs', 'astro'] as const)('says where the page of a post stands for %s', async (platform) => {
    const options = { format: 'dropin', platform, pathTemplate: '/guides/{slug}' } as const;
    const read = JSON.parse((await exported(coffeeProject(), options)).text);
    const paths = read.posts.map(({ path }: { path: string }) => path);
    expect(paths[0]).toBe('/guides/coffee-beans');
    const html = read.posts.map((post: { html: string }) => post.html).join('');
    const links = [...html.matchAll(/href="(\/[^"]*)"/gu)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    expect(paths).toEqual(expect.arrayContaining(links));
  });
});
