// What is exported for site generators is built by them, as the guide beside it says, into sites without a dead link.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { silosmith } from './command-line.ts';
import { buildSite, frontMatterIn, haveGenerators, prepareSite } from './static-sites.ts';

const KEYWORDS = [
  'keyword,volume',
  'rain barrel,9000',
  'best rain barrel,2400',
  'rain barrel stand,900',
  'rain barrel pump,800',
  '"rain barrel: what is ""first flush""?",700',
  'raised garden bed,8800',
  'raised garden bed soil,1500',
  'größe regentonne,600',
];
/** What the template languages of both would run, and what YAML and HTML would read otherwise. */
const HOSTILE_TITLE = '2026-01-02: "quoted" & <b>bold</b> {{ site }} {% raw %} #1';
const HOSTILE_TEXT = '{{ site.title }} {% include "secret" %} {# note #}';

interface Written {
  readonly articles: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
}
interface Dropin {
  readonly posts: readonly { readonly path: string; readonly slug: string; readonly title: string }[];
}

const canBuild = haveGenerators();
let folder = '';
const at = (...names: string[]): string => join(folder, ...names);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-static-sites-'));
  if (!canBuild) return;
  writeFileSync(at('keywords.csv'), KEYWORDS.join('\n'));
  silosmith('build', at('keywords.csv'), '-o', at('plan.json'));
  silosmith('generate', at('plan.json'), '--images', 'demo', '-o', at('written.json'));
  const project: Written = JSON.parse(readFileSync(at('written.json'), 'utf8'));
  const articles = Object.entries(project.articles).map(([keyword, article], index) => [
    keyword,
    {
      ...article,
      title: index === 1 ? HOSTILE_TITLE : article.title,
      content: `${article.content}<p>${HOSTILE_TEXT}</p>`,
    },
  ]);
  writeFileSync(at('written.json'), JSON.stringify({ ...project, articles: Object.fromEntries(articles) }));
  exportAs('dropin', at('all.json'), '--platform', 'json');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const exportAs = (format: string, target: string, ...options: string[]): unknown =>
  silosmith('export', at('written.json'), '--format', format, ...options, '-o', target);

const readDropin = (file: string): Dropin => JSON.parse(readFileSync(file, 'utf8'));

/** Titles by the path of their page in a site of Markdown or of a drop-in. */
function expectedTitles(content: 'markdown' | 'dropin'): Map<string, string> {
  const { posts } = readDropin(at('all.json'));
  return new Map(
    posts.map(({ path, slug, title }) => [content === 'dropin' ? `${path}/` : `/${slug}/`, title]),
  );
}

function unpackMarkdown(target: string, ...options: string[]): void {
  exportAs('markdown', at('posts.zip'), ...options);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(at('posts.zip'))))) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), bytes);
  }
}

/** Every page is there with its title and its text as written, and each has an image and links that lead somewhere. */
function expectWholeSite(root: string, titles: ReadonlyMap<string, string>): void {
  const built = readBuiltSite(root);
  expect(built.dead).toEqual([]);
  expect(sorted(built.titles)).toEqual(sorted(titles));
  expect(built.images).toBeGreaterThanOrEqual(titles.size);
  expect(built.links).toBeGreaterThan(titles.size);
  expect(titles.size).toBeGreaterThan(3);
  for (const path of titles.keys()) {
    const html = readFileSync(join(root, path, 'index.html'), 'utf8');
    expect(html.replace(/&(?:quot|#34);|[“”]/gu, '"'), path).toContain(HOSTILE_TEXT);
  }
}

const sorted = (map: ReadonlyMap<string, string>): string[] => [...map].map((pair) => pair.join(' ')).sort();

describe.skipIf(!canBuild)(
  'site generators of others, from the registry of npm',
  { timeout: 180_000 },
  () => {
    it('read the front matter of every Markdown file', () => {
      unpackMarkdown(at('read'));
      const files = readdirSync(at('read')).filter((name) => name.endsWith('.md'));
      const read = files.map((name) => frontMatterIn(at('read', name)));
      const titles = [...expectedTitles('markdown').values()];
      expect(titles).toContain(HOSTILE_TITLE);
      expect(read).toHaveLength(titles.length);
      for (const title of titles)
        expect(read).toContainEqual(expect.objectContaining({ title, date: expect.any(Date), draft: false }));
    });

    it('are Eleventy: it builds Markdown', () => {
      prepareSite('eleventy', at('eleventy-markdown'));
      rmSync(at('eleventy-markdown/dropin.njk'));
      unpackMarkdown(at('eleventy-markdown/posts'));
      buildSite('eleventy', at('eleventy-markdown'));
      expectWholeSite(at('eleventy-markdown/dist'), expectedTitles('markdown'));
    });

    it('are Eleventy: it builds the drop-in as its data', () => {
      prepareSite('eleventy', at('eleventy-dropin'));
      mkdirSync(at('eleventy-dropin/_data'));
      cpSync(at('all.json'), at('eleventy-dropin/_data/dropin.json'));
      buildSite('eleventy', at('eleventy-dropin'));
      expectWholeSite(at('eleventy-dropin/dist'), expectedTitles('dropin'));
    });

    it('are Astro: it builds Markdown, and the drop-in by its guide', () => {
      prepareSite('astro', at('astro'));
      unpackMarkdown(at('astro/src/markdown'));
      cpSync(at('astro/src/markdown/images'), at('astro/public/images'), { recursive: true });
      exportAs('dropin', at('astro.json'), '--platform', 'astro');
      mkdirSync(at('astro/src/data'));
      writeFileSync(at('astro/src/data/posts.json'), JSON.stringify(readDropin(at('astro.json')).posts));
      buildSite('astro', at('astro'));
      expectWholeSite(
        at('astro/dist'),
        new Map([...expectedTitles('markdown'), ...expectedTitles('dropin')]),
      );
    });
  },
);
