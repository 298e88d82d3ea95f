// Parts of a page that are made again by themselves, through aimock and by the demo provider.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultModelOf } from '@silosmith/ai';
import type { ProjectDocument } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';
import { startVendors } from '../testing/vendor-double.ts';

const TEST_MS = 120_000;
const KEY = 'sk-parts-0123456789abcdef';
const OPENAI = ['--provider', 'openai', '--model', defaultModelOf('openai')];
const keywords = ['garden plant', 'garden hose'];
let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-parts-'));
  file = join(folder, 'site.json');
  const silo = keywords.map((keyword) => pageOf(keyword, { level: 3, topic: 'garden' }));
  writeFileSync(file, JSON.stringify(projectOf({ silo })));
  const { code, stderr } = await startCommand(['generate', file], {}).ended;
  if (code !== 0) throw new Error(stderr());
}, TEST_MS);
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (): ProjectDocument => JSON.parse(readFileSync(file, 'utf8')) as ProjectDocument;
const explained = (words: readonly string[]) =>
  startCommand(['generate', file, '--explain', ...words], { OPENAI_API_KEY: KEY }).ended;

it(
  'makes the meta of one page again with another model, at most at the price that it says, and nothing else',
  async () => {
    const before = read();
    const vendors = await startVendors();
    const words = [...OPENAI, '--only', 'meta', '--page', 'Garden  Hose'];
    const { stdout: said } = await explained(words);
    const mostUsd = Number(/1 page: \$\d\.\d{4} to \$(\d\.\d{4})/u.exec(said())?.[1]);
    expect(read()).toEqual(before);
    const { code, stderr } = await startCommand(['generate', file, ...words], vendors.variables(KEY)).ended;
    expect([code, stderr()]).toEqual([0, expect.not.stringContaining(KEY)]);
    const { metas, ...rest } = read();
    expect(vendors.paid()).toHaveLength(1);
    expect(metas['garden plant']).toEqual(before.metas['garden plant']);
    expect(metas['garden hose']?.provenance).toMatchObject({ provider: 'openai', demo: false });
    expect(metas['garden hose']?.provenance?.costUsd).toBeLessThanOrEqual(mostUsd);
    expect(rest.tags).toEqual(before.tags);
    expect(rest.articles['garden hose']?.content).toBe(before.articles['garden hose']?.content);
    expect(rest.articles['garden hose']?.costs).toContainEqual({
      stage: 'meta',
      costUsd: metas['garden hose']?.provenance?.costUsd,
    });
    // Made once more, it says what the one before had cost.
    await startCommand(['generate', file, ...words], vendors.variables(KEY)).ended;
    expect(read().articles['garden hose']?.costs).toContainEqual({
      stage: 'meta',
      costUsd: read().metas['garden hose']?.provenance?.costUsd,
      replacedUsd: metas['garden hose']?.provenance?.costUsd,
    });
    await vendors.stop();
  },
  TEST_MS,
);

it(
  'killed with one page made, goes on with the other: no page is made twice',
  async () => {
    const vendors = await startVendors();
    const words = ['generate', file, ...OPENAI, '--only', 'tags,meta', '--concurrency', '1'];
    vendors.hold(3);
    const { child, ended } = startCommand(words, vendors.variables(KEY));
    await vendors.held(1);
    child.kill('SIGKILL');
    await ended;
    vendors.release(false);
    const { code, stdout } = await startCommand(words, vendors.variables(KEY)).ended;
    expect([code, stdout()]).toEqual([0, expect.stringContaining('1 page written')]);
    expect(vendors.paid()).toHaveLength(4);
    const { metas, tags } = read();
    for (const records of [metas, tags])
      expect(keywords.map((keyword) => records[keyword]?.provenance?.provider)).toEqual(['openai', 'openai']);
    expect(existsSync(`${file}.journal`)).toBe(false);
    await vendors.stop();
  },
  TEST_MS,
);

it(
  'makes research of articles that are there, and says that they were written without it',
  async () => {
    const before = read();
    const { code, stderr } = await startCommand(
      ['generate', file, '--only', 'research', '--research', 'demo', '--page', 'garden hose'],
      {},
    ).ended;
    expect(code).toBe(0);
    const { sources, articles } = read();
    expect(Object.keys(sources ?? {})).toEqual(['garden hose']);
    expect(articles['garden hose']?.content).toBe(before.articles['garden hose']?.content);
    expect(articles['garden hose']?.readFrom).toEqual([]);
    expect(stderr()).toContain('before this research');
  },
  TEST_MS,
);

it(
  'writes one section again, named by words of its heading, and leaves every other octet of the article',
  async () => {
    const before = read().articles['garden hose'];
    const [, heading = ''] = [...(before?.content ?? '').matchAll(/<h2>([^<]*)<\/h2>/gu)].map(
      ([, text]) => text,
    );
    const vendors = await startVendors();
    const words = [...OPENAI, '--page', 'garden hose', '--section', heading.toUpperCase()];
    const { code, stderr } = await startCommand(['generate', file, ...words], vendors.variables(KEY)).ended;
    expect([code, stderr()]).toEqual([0, expect.not.stringContaining(KEY)]);
    expect(vendors.paid()).toHaveLength(1);
    const after = read().articles['garden hose'];
    const around = (content = '') => {
      const [first = '', rest = ''] = content.split(`<h2>${heading}</h2>`);
      return [first, rest.slice(rest.indexOf('<h2>'))];
    };
    expect(around(after?.content)).toEqual(around(before?.content));
    expect(after?.content).not.toBe(before?.content);
    expect(after?.rewritten).toMatchObject([{ heading, provider: 'openai', demo: false }]);
    expect(after?.provenance?.steps?.find(({ task }) => task === 'rewrite')?.costUsd).toBeGreaterThan(0);
    expect(after?.check?.score).toBeGreaterThan(0);
    await vendors.stop();
  },
  TEST_MS,
);

it(
  'repairs texts by rule, once, and one by hand only where it is named',
  async () => {
    const project = read();
    const broken = (content: string) => content.replace('<h2>', '<h4>').replace('</h2>', '</h4>');
    for (const article of Object.values(project.articles)) article.content = broken(article.content);
    const own = project.articles['garden hose'];
    if (own) own.edited = true;
    writeFileSync(file, JSON.stringify(project));
    await startCommand(['generate', file, '--only', 'repair'], {}).ended;
    const { articles, metas } = read();
    expect(articles['garden plant']?.repair).toMatchObject({ rules: ['headings'], model: 'not-asked' });
    expect(articles['garden plant']?.content).not.toContain('<h4>');
    expect(articles['garden hose']?.content).toBe(own?.content);
    expect(metas).toEqual(project.metas);
    await startCommand(['generate', file, '--only', 'repair', '--page', 'garden hose'], {}).ended;
    expect(read().articles['garden hose']?.content).not.toContain('<h4>');
  },
  TEST_MS,
);

it(
  'asks for viewpoint and persona of pages that are written, and leaves the texts',
  async () => {
    const before = read();
    const words = ['generate', file, '--only', 'viewpoint,persona', '--page', 'garden hose'];
    expect((await startCommand(words, {}).ended).code).toBe(0);
    const { viewpoints, personas } = read();
    expect([viewpoints, personas].map((records = {}) => Object.keys(records))).toEqual([
      ['garden hose'],
      ['garden hose'],
    ]);
    const text = ({ articles: { 'garden hose': article } }: ProjectDocument) => article?.content;
    expect(text(read())).toBe(text(before));
  },
  TEST_MS,
);

it(
  'plans the sections of a page that is written, and leaves the text',
  async () => {
    const before = read();
    const words = ['generate', file, '--only', 'outline', '--page', 'garden hose'];
    expect((await startCommand(words, {}).ended).code).toBe(0);
    const { outlines = {}, articles } = read();
    expect(Object.keys(outlines)).toEqual(['garden hose']);
    expect(outlines['garden hose']?.sections.length).toBeGreaterThan(1);
    expect(articles['garden hose']?.content).toBe(before.articles['garden hose']?.content);
    const mine = {
      ...outlines['garden hose'],
      sections: [{ heading: 'Mine', about: '', keywords: [] }],
      edited: true,
    };
    writeFileSync(file, JSON.stringify({ ...read(), outlines: { 'garden hose': mine } }));
    expect((await startCommand(['generate', file, '--only', 'outline'], {}).ended).code).toBe(0);
    const after = read().outlines ?? {};
    expect(Object.keys(after).length).toBeGreaterThan(1);
    expect(after['garden hose']?.sections.map(({ heading }) => heading)).toEqual(['Mine']);
  },
  TEST_MS,
);

it(
  'writes one article again into another file, and leaves its meta and tags and the file that it read',
  async () => {
    const before = read();
    const other = join(folder, 'other.json');
    const vendors = await startVendors();
    const words = ['generate', file, ...OPENAI, '--only', 'article', '--page', 'garden hose', '-o', other];
    const { code, stderr } = await startCommand(words, vendors.variables(KEY)).ended;
    expect([code, stderr()]).toEqual([0, expect.not.stringContaining(KEY)]);
    await vendors.stop();
    const after = JSON.parse(readFileSync(other, 'utf8')) as ProjectDocument;
    expect(after.articles['garden hose']?.provenance).toMatchObject({ provider: 'openai' });
    expect(after.articles['garden plant']?.content).toBe(before.articles['garden plant']?.content);
    expect([after.metas, after.tags]).toEqual([before.metas, before.tags]);
    expect(read()).toEqual(before);
    const same = ['generate', file, '--only', 'article', '-o', join(folder, '.', 'site.json')];
    expect((await startCommand(same, {}).ended).code).toBe(2);
    expect(read()).toEqual(before);
  },
  TEST_MS,
);

it(
  'makes one image of a page again in the words of the user',
  async () => {
    const images = ['--page', 'garden hose', '--images', 'demo'];
    const run = (...words: string[]) => startCommand(['generate', file, ...images, ...words], {}).ended;
    expect((await run()).code).toBe(0);
    const before = read().images['garden hose']?.pictures ?? [];
    expect((await run('--image', '2', '--shows', 'a hose on a reel')).code).toBe(0);
    const after = read().images['garden hose']?.pictures ?? [];
    expect(after.map(({ url }, at) => url === before[at]?.url)).toEqual(before.map((_, at) => at !== 1));
    expect(after[1]?.prompt).toContain('a hose on a reel');
    expect(after[1]?.section).toBe(before[1]?.section);
  },
  TEST_MS,
);

it.each([
  [['--section', 'x'], 2, '--page KEYWORD'],
  [['--section', 'no such heading', '--page', 'garden hose'], 1, 'no such heading'],
  [['--only', 'research'], 2, '--research ID'],
  [['--only', 'images'], 2, '--images ID'],
  [['--only', 'body'], 2, 'research, viewpoint, persona, outline, article, meta, tags, images, repair'],
  [['--only', 'repair,meta'], 2, '--only repair'],
  [['--only', 'article'], 2, '-o PATH'],
  [['--image', '1', '--images', 'demo'], 2, '--page KEYWORD'],
  [['--image', '1', '--page', 'garden hose'], 2, '--images ID'],
  [['--image', '0', '--page', 'garden hose', '--images', 'demo'], 2, '--image 0'],
  [['--image', '1', '--page', 'garden hose', '--images', 'demo'], 1, 'no such image'],
  [['--shows', 'a hose'], 2, '--image N'],
  [['--page', 'garden gate'], 1, 'garden gate'],
])('%j ends with %i and says %s', async (words, code, said) => {
  const ended = await startCommand(['generate', file, ...words], {}).ended;
  expect([ended.code, ended.stderr()]).toEqual([code, expect.stringContaining(said)]);
});
