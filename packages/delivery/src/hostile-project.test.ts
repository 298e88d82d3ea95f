import { cleanProject } from '@silosmith/content';
import type { ProjectDocument } from '@silosmith/contract';
import { parseProjectDocument } from '@silosmith/silo';
import {
  articleOf,
  coffeeProject,
  deliveryTexts,
  imageOf,
  metaOf,
  pageOf,
  projectOf,
  provenanceOf,
  tagsOf,
} from '@silosmith/testkit';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { SaxesParser } from 'saxes';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { exportProject } from './export-project.ts';
import { FORMATS } from './formats/index.ts';
import { PLATFORMS } from './package/content-package.ts';

const FORMAT_IDS = FORMATS.map(({ id }) => id);

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  "javascript:alert('1')",
  '<svg onload=alert(1)><style>@import url(x)</style></svg>',
  ']]><script>alert(1)</script>',
  '[gallery id="1"]',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

/** Every string of a value, keys of records aside, with every payload behind it. */
function poisoned(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const kept = [
      'role',
      'reason',
      'pageType',
      'language',
      'grouping',
      'sortBy',
      'sortOrder',
      'keyword',
      'parent',
      'parentKeyword',
      'type',
      'code',
    ];
    return kept.includes(name) ? value : `${value} ${PAYLOADS.join(' ')}`;
  }
  if (Array.isArray(value)) return value.map((entry) => poisoned(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poisoned(entry, key)]));
}

async function exported(project: ProjectDocument, format: string, platform?: (typeof PLATFORMS)[number]) {
  const chunks: Uint8Array[] = [];
  const options = {
    format,
    nowIso: '2026-01-31T08:00:00.000Z',
    texts: deliveryTexts,
    options: platform ? { platform } : {},
  };
  await exportProject(project, options, (chunk) => {
    chunks.push(chunk.slice());
  });
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}

/** What of an HTML text would run where a browser shows it. */
function running(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      if (['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'form'].includes(child.tagName))
        found.push(child.tagName);
      for (const { name, value } of child.attrs) {
        if (name.startsWith('on')) found.push(name);
        if (/^\s*(?:javascript|vbscript|data:(?!image\/(?:png|jpeg)))/iu.test(value)) found.push(value);
      }
      visit(child);
    }
  };
  visit(parseFragment(html));
  return found;
}

/** Raw HTML of a Markdown text, and addresses that run. */
function runningMarkdown(text: string): string[] {
  const found: string[] = [];
  const visit = (node: object): void => {
    if ('type' in node && node.type === 'html' && 'value' in node) found.push(String(node.value));
    if ('url' in node && /^\s*(?:javascript|vbscript|data):/iu.test(String(node.url)))
      found.push(String(node.url));
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(visit);
  };
  visit(unified().use(remarkParse).use(remarkGfm).parse(text));
  return found;
}

/** Texts of the elements of an XML file. */
function xmlTexts(xml: string): { readonly name: string; readonly text: string }[] {
  const texts: { name: string; text: string }[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }));
  const add = (text: string): void => {
    const top = open.at(-1);
    if (top) top.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) texts.push(closed);
  });
  parser.write(xml).close();
  return texts;
}

const hostile = (): ProjectDocument => {
  const project = poisoned(coffeeProject());
  return parseProjectDocument(JSON.stringify(project));
};

describe('issue 7, item 10: a project file of which every text is an attack', () => {
  for (const [kind, document] of [
    ['as it is', hostile()],
    ['opened', cleanProject(hostile())],
  ] as const) {
    it.each(['wxr', 'wxr-simple'])(`${kind}: nothing runs in %s, and no shortcode`, async (format) => {
      const texts = xmlTexts(strFromU8(await exported(document, format)));
      expect(texts.length).toBeGreaterThan(30);
      for (const { name, text } of texts) {
        expect([name, running(text)]).toEqual([name, []]);
        if (/^(?:title|content:encoded|excerpt:encoded)$/u.test(name)) expect(text).not.toContain('[');
      }
    });

    it(`${kind}: nothing runs in a Markdown file or picture`, async () => {
      const files = unzipSync(await exported(document, 'markdown'));
      for (const [name, bytes] of Object.entries(files)) {
        const [, , body = ''] = strFromU8(bytes).split(/^---$/mu);
        expect([name, runningMarkdown(body)]).toEqual([name, []]);
        expect(name).not.toMatch(/\.svg$/u);
      }
    });

    it(`${kind}: nothing runs in a page of the static site`, async () => {
      const files = unzipSync(await exported(document, 'html'));
      const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(4);
      for (const [name, bytes] of pages) {
        // The page's own head and its data blocks, which no browser runs.
        const body = strFromU8(bytes)
          .replace(/<script type="application\/ld\+json">[^<]*<\/script>/gu, '')
          .replace(/<style>[^<]*<\/style>/u, '');
        expect([name, running(body)]).toEqual([name, []]);
        expect(name).toMatch(/^[a-z0-9./-]+$/u);
      }
    });

    it.each(PLATFORMS)(`${kind}: nothing runs in the drop-in for %s`, async (platform) => {
      const { posts } = JSON.parse(strFromU8(await exported(document, 'dropin', platform)));
      expect(posts.length).toBeGreaterThan(0);
      for (const post of posts) {
        const html = platform === 'strapi' ? [post.data.content] : [post.html ?? post.content];
        if (platform === 'wordpress')
          html.push(post.title, post.excerpt, ...post.categoryNames, ...post.tagNames);
        for (const text of html) expect(running(text)).toEqual([]);
        if (platform === 'wordpress') expect(post.title + post.content + post.excerpt).not.toContain('[');
      }
    });

    it(`${kind}: nothing runs in the articles of a project file`, async () => {
      const { articles, images, report } = JSON.parse(strFromU8(await exported(document, 'json')));
      for (const { content } of Object.values<{ content: string }>(articles))
        expect(running(content)).toEqual([]);
      expect(images).toEqual({});
      const codes = report.notes.map(({ code }: { code: string }) => code);
      expect(codes).toContain('markup-removed');
    });
  }

  it('keeps what is no attack: ampersands, comparisons and brackets are read back as they were written', async () => {
    const project = projectOf({
      silo: [pageOf('tea & cups < 5')],
      articles: [articleOf('tea & cups < 5', '<p>[sic] &amp; so on</p>', { title: 'Tea & cups [new] < 5' })],
    });
    const texts = xmlTexts(strFromU8(await exported(project, 'wxr')));
    const titles = texts.filter(({ name }) => name === 'title').map(({ text }) => text);
    expect(titles).toContain('Tea &amp; cups &#91;new&#93; &lt; 5');
    expect(texts.find(({ name }) => name === 'content:encoded')?.text).toBe(
      '<p>&#91;sic&#93; &amp; so on</p>',
    );
  });
});

it('a title that names a tag keeps it in every export, escaped where it stands in markup', async () => {
  const title = 'What is <canvas>?';
  const meta = { ...metaOf('canvas'), title };
  const project = projectOf({
    silo: [pageOf('canvas', { children: [pageOf('canvas size')] })],
    articles: [
      articleOf('canvas', '<h1>What is &lt;canvas&gt;?</h1><p>A surface.</p>', { title }),
      articleOf('canvas size', '<p>See <a href="silo:canvas">it</a>.</p>'),
    ],
    metas: [meta],
  });
  const wxr = xmlTexts(strFromU8(await exported(project, 'wxr')));
  expect(wxr.filter(({ name }) => name === 'title').map(({ text }) => text)).toContain(
    'What is &lt;canvas&gt;?',
  );
  const pages = unzipSync(await exported(project, 'html'));
  const site = Object.values(pages).map((bytes) => strFromU8(bytes));
  expect(site.find((page) => page.includes('<h1>What is &lt;canvas'))).toMatch(/<title>What is &lt;canvas/u);
  expect(site.join()).not.toContain('<canvas');
  const files = Object.values(unzipSync(await exported(project, 'markdown'))).map((file) => strFromU8(file));
  const post = files.find((file) => file.includes('title: "What is <canvas>?"')) ?? '';
  expect(post).toMatch(/^# What is \\<canvas>\?$/mu);
  expect(strFromU8(await exported(project, 'json'))).toContain(title);
  const { posts } = JSON.parse(strFromU8(await exported(project, 'dropin', 'ghost')));
  expect(JSON.stringify(posts)).toContain(title);
});

describe('issue 7, item 6: keywords named like what every object has', () => {
  const name = fc.constantFrom(
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'valueOf',
    'ToString',
    '__PROTO__',
    'the constructor',
    'prototype',
  );
  it('keep their article, meta, tags and picture through a file and every export', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 9 }), async (names) => {
        const [first = '', ...others] = names;
        const written = others.length > 0 ? others : [first];
        const project = projectOf({
          silo: names.map((keyword) => pageOf(keyword)),
          articles: written.map((keyword) => articleOf(keyword, `<p>About ${keyword}</p>`)),
          metas: written.map((keyword) => metaOf(keyword)),
          tags: written.map((keyword) => tagsOf(keyword, ['tea'])),
          images: written.map((keyword) => imageOf(keyword)),
        });
        const file = strFromU8(await exported(project, 'json'));
        const read = structuredClone(cleanProject(parseProjectDocument(file)));
        for (const records of [read.articles, read.metas, read.tags, read.images])
          expect(Object.keys(records).toSorted()).toEqual(written.toSorted());
        for (const format of FORMAT_IDS) {
          const text = strFromU8(await exported(read, format));
          if (format === 'markdown' || format === 'html') {
            const paths = Object.keys(unzipSync(await exported(read, format)));
            const own = ['index.html', '404.html'];
            const pages = paths.filter((path) => /\.(?:md|html)$/u.test(path) && !own.includes(path));
            expect(pages).toHaveLength(written.length);
          } else if (format === 'images') {
            expect(Object.keys(unzipSync(await exported(read, format)))).toHaveLength(written.length + 1);
          } else if (format === 'plan-csv' || format === 'plan-html') {
            for (const keyword of written) expect(text).toContain(keyword);
          } else if (!['wxr-simple', 'csv', 'plan-xlsx'].includes(format)) {
            for (const keyword of written) expect(text).toContain(`About ${keyword}`);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('issue 7, item 12: a date that is none', () => {
  it.each(['', 'yesterday', '2026-13-45', '+275760-09-14T00:00:00Z', '0000', '2026-02-30T99:00:00Z'])(
    '%j is unknown, its article is kept, and the report says so',
    async (generatedAt) => {
      const project = projectOf({
        silo: [pageOf('tea')],
        articles: [articleOf('tea', '<p>T</p>', { provenance: { ...provenanceOf(), generatedAt } })],
        images: [imageOf('tea')],
      });
      const read = cleanProject(parseProjectDocument(JSON.stringify(project)));
      expect(read.articles.tea?.provenance?.generatedAt).toBeNull();
      expect(read.report.notes).toEqual([{ code: 'dates-unknown', params: { count: 1 } }]);
      for (const format of FORMAT_IDS) await exported(read, format);
    },
  );
});
