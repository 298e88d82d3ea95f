// What is exported for site generators is built by them, as the guide beside it says, into sites without a dead link.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { silosmith } from './command-line.ts';
import {
  buildHugoSite,
  buildSite,
  frontMatterIn,
  haveGenerators,
  hugo,
  missingFromLock,
  prepareSite,
} from './static-sites.ts';

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
const ownHugo = hugo();
let folder = '';
const at = (...names: string[]): string => join(folder, ...names);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-static-sites-'));
  if (!canBuild && ownHugo === null) return;
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

const PATHS = {
  dropin: ({ path }) => `${path}/`,
  markdown: ({ slug }) => `/${slug}/`,
  /** Beside each other, as the files are. */
  relative: ({ slug }) => `/${slug}.html`,
} as const satisfies Record<string, (post: Dropin['posts'][number]) => string>;

/** Titles by the path of their page in the built site. */
function expectedTitles(content: keyof typeof PATHS): Map<string, string> {
  const { posts } = readDropin(at('all.json'));
  return new Map(posts.map((post) => [PATHS[content](post), post.title]));
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
    const html = readFileSync(join(root, path.replace(/\/$/u, '/index.html')), 'utf8');
    expect(html.replace(/&(?:quot|ldquo|rdquo|#34);|[“”]/gu, '"'), path).toContain(HOSTILE_TEXT);
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

    it('are Eleventy: it builds Markdown with relative links, by its own plugin for links between files', () => {
      prepareSite('eleventy', at('eleventy-relative'), { relative: true });
      rmSync(at('eleventy-relative/dropin.njk'));
      unpackMarkdown(at('eleventy-relative/posts'), '--relative-links');
      buildSite('eleventy', at('eleventy-relative'));
      expectWholeSite(at('eleventy-relative/dist'), expectedTitles('relative'));
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

describe.skipIf(ownHugo === null)('Hugo, installed or from a Debian package', { timeout: 180_000 }, () => {
  if (ownHugo === null) return;

  it.each([
    ['Markdown', 'markdown', []],
    ['Markdown with relative links, by a render hook of one line', 'relative', ['--relative-links']],
  ] as const)('builds %s', (_what, paths, options) => {
    const site = at(`hugo-${paths}`);
    prepareSite('hugo', site, { relative: paths === 'relative' });
    unpackMarkdown(join(site, 'content/posts'), ...options);
    cpSync(join(site, 'content/posts/images'), join(site, 'static/images'), { recursive: true });
    rmSync(join(site, 'content/posts/images'), { recursive: true });
    buildHugoSite(ownHugo, site);
    expectWholeSite(join(site, 'dist'), expectedTitles(paths));
  });
});

it('the lock file of the generators has the packages of every platform', () => {
  expect(missingFromLock()).toEqual([]);
});
