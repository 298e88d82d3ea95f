import { DEFAULT_FILTERS, type Page, type ProjectDocument, textAt } from '@silosmith/contract';
import { importKeywords, prepareFile } from '@silosmith/intake';
import { buildSilo, fromProjectDocument, isWeakFit, toProjectDocument } from '@silosmith/silo';
import { coffeeProject, createByteCollector, deliveryTexts, pageOf, projectOf } from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type ExportRequest, exportProject } from '../export-project.ts';

const NOW = '2026-01-31T08:00:00.000Z';

async function written(project: ProjectDocument, format: string, request: Partial<ExportRequest> = {}) {
  const { sink, bytes, text } = createByteCollector();
  const base = { nowIso: NOW, texts: deliveryTexts, format };
  const result = await exportProject(project, { ...base, ...request }, sink);
  return { result, bytes: bytes(), text: text() };
}

/** A project as the builder makes it, of real keywords, with a filter that hides most of the plan. */
function builtProject(): ProjectDocument {
  const keywords: readonly (readonly [string, number])[] = [
    ['running shoes', 9000],
    ['running shoes for women', 4000],
    ['trail running shoes', 3000],
    ['waterproof trail running shoes', 900],
    ['running socks', 800],
    ['how to clean running shoes', 700],
    ['www.shoes.example', 300],
    ['xq', 10],
  ];
  const source = projectOf({ silo: keywords.map(([keyword, volume]) => pageOf(keyword, { volume })) });
  const { table: listed, language } = fromProjectDocument(source);
  const { table, silo, index } = buildSilo(listed, { language, grouping: 'moderate' });
  const { name, grouping, report, articles, metas, tags, images, issues } = source;
  const filters = { ...DEFAULT_FILTERS, maxArticles: 1 };
  const extras = { name, grouping, filters, report, issues, articles, metas, tags, images };
  return toProjectDocument({ table, silo, language }, extras, { index });
}
const flat = (pages: readonly Page[]): Page[] => pages.flatMap((page) => [page, ...flat(page.children)]);

const HOSTILE = [
  '=HYPERLINK("http://x";"y")',
  '+1 phone',
  '-5 sleeping bag',
  '@home',
  '<script>alert(1)</script>',
  'a "b", c;d',
];
const hostileProject = () => projectOf({ silo: HOSTILE.map((keyword) => pageOf(keyword)) });

it('calls the demand of a Search Console export impressions, in the page and the workbook', async () => {
  const built = builtProject();
  const columns = [
    { header: 'Top queries', role: 'keyword', values: [] },
    { header: 'Impressions', role: 'volume', values: [] },
  ];
  const source = {
    name: 'Queries.csv',
    tool: 'google-search-console',
    encoding: 'utf-8',
    columns,
    volumeIs: 'impressions' as const,
  };
  const project = { ...built, report: { ...built.report, sources: [source] } };
  const page = (await written(project, 'plan-html')).text;
  const book = unzipSync((await written(project, 'plan-xlsx')).bytes);
  const sheets = Object.values(book).map((part) => strFromU8(part));
  for (const key of ['intro', 'served', 'setAside', 'estimate'])
    expect(page).toContain(`page.${key}Impressions`);
  expect(page).toContain('method.figuresImpressions');
  for (const key of ['page.servedImpressions', 'asideColumns.impressions', 'method.figuresImpressions'])
    expect(sheets.join('')).toContain(key);
});

async function rowsOf(project: ProjectDocument, request: Partial<ExportRequest> = {}) {
  const { text } = await written(project, 'plan-csv', request);
  return Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

it('marks the pages that the queue of weak fits asks about, and names the page that comes next only where it is close', async () => {
  const project = builtProject();
  const withRival = (lostBy: number): ProjectDocument => ({
    ...project,
    keywords: project.keywords.map((keyword) => {
      const isAsked = keyword.keyword === 'trail running shoes';
      const { similarity } = keyword.place;
      const rival = { runnerUp: 'running socks', runnerUpSimilarity: similarity - lostBy };
      return isAsked ? { ...keyword, place: { ...keyword.place, ...rival } } : keyword;
    }),
  });
  const fits = async (asked: ProjectDocument) =>
    (await rowsOf(asked)).filter((row) => row['columns.fit'] === 'fit.weak').length;
  const { silo } = fromProjectDocument(withRival(0.05));
  expect(Array.from(silo.place.keys()).filter((row) => isWeakFit(silo, row))).toHaveLength(1);
  expect(await fits(withRival(0.05))).toBe(1);
  expect(await fits(withRival(0.2))).toBe(0);
});

describe('the plan as CSV', () => {
  it('has a row per page in reading order, without a single article', async () => {
    const rows = await rowsOf(projectOf({ silo: coffeeProject().silo }));
    expect(rows.map((row) => [row['columns.level'], row['columns.keyword'], row['columns.parent']])).toEqual([
      ['1', 'coffee beans', ''],
      ['2', 'arabica beans', 'coffee beans'],
      ['3', 'ethiopian arabica', 'arabica beans'],
      ['2', 'coffee grinder', 'coffee beans'],
    ]);
    expect(rows[0]).toMatchObject({
      'columns.demand': '5400',
      'columns.slug': 'coffee-beans',
      'columns.words': '3500',
    });
    expect(rows[3]).toMatchObject({ 'columns.demand': '', 'columns.difficulty': '' });
  });

  it('has the slug that the keyword file plans, as the posts will have', async () => {
    const project = builtProject();
    const keywords = project.keywords.map((row) =>
      row.keyword === 'running socks' ? { ...row, urls: ['/shop/socks-for-runners'], filePageLevel: 4 } : row,
    );
    const rows = await rowsOf({ ...project, keywords });
    const slugOf = (keyword: string) =>
      rows.find((row) => row['columns.keyword'] === keyword)?.['columns.slug'];
    expect([slugOf('running socks'), slugOf('running shoes')]).toEqual([
      'socks-for-runners',
      'running-shoes',
    ]);
  });

  it('has the whole plan, or what the filters show', async () => {
    const project = builtProject();
    const shown = flat(project.silo).length;
    expect(project.plan?.pages).toBeGreaterThan(shown);
    expect(await rowsOf(project)).toHaveLength(project.plan?.pages ?? 0);
    expect(await rowsOf(project, { options: { pages: 'shown' } })).toHaveLength(shown);
  });

  it('says why a page is where it is, in the words of its keyword', async () => {
    const rows = await rowsOf(builtProject());
    const women = rows.find((row) => row['columns.keyword'] === 'running shoes for women');
    expect(women?.['columns.why']).toBe('why.belowBroaderBy running shoes Running shoes for women');
  });

  it('states the cost of each page only where a price is known', async () => {
    const costsOf = () => new Map([['coffee beans', 0.126]]);
    const rows = await rowsOf(coffeeProject(), { costsOf });
    expect(rows.map((row) => row['columns.cost'])).toEqual(['0.13', '', '', '']);
    const without = await rowsOf(coffeeProject(), { costsOf, options: { costModel: 'none' } });
    expect(without.map((row) => row['columns.cost'])).toEqual(['', '', '', '']);
  });

  it('comes back through our own import as it went, formulas included', async () => {
    const texts = { ...deliveryTexts, plan: realHeaders };
    const { bytes, text } = await written(hostileProject(), 'plan-csv', { texts });
    const cells = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
    const { table, report } = importKeywords([{ bytes, name: 'plan.csv' }], { language: 'en' });
    expect(report.dropped).toEqual([]);
    const read = Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));
    expect(read.toSorted()).toEqual(HOSTILE.toSorted());
    expect([...table.volume]).toEqual(HOSTILE.map(() => 1000));
    expect([...table.difficulty]).toEqual(HOSTILE.map(() => 30));
    expect(table.topics.length).toBeGreaterThan(0);
  });
});

/** The headers of the English catalogue that the import reads. */
const HEADERS = new Map([
  ['columns.keyword', 'Main keyword'],
  ['columns.topic', 'Topic'],
  ['columns.parent', 'Parent keyword'],
  ['columns.volume', 'Search volume'],
  ['columns.difficulty', 'Difficulty'],
  ['columns.intent', 'Intent'],
]);
const realHeaders = (key: string): string => HEADERS.get(key) ?? key.replace('columns.', '');

describe('the plan as a workbook', () => {
  it('is well-formed XML in every part, without a formula', async () => {
    const { bytes } = await written(hostileProject(), 'plan-xlsx');
    const parts = Object.entries(unzipSync(bytes));
    expect(parts.map(([name]) => name)).toContain('xl/worksheets/sheet3.xml');
    for (const [, part] of parts) {
      const text = strFromU8(part);
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(text).close();
      expect(text).not.toMatch(/<f[ >]/u);
    }
  });

  it('shows the tree by outline levels, keeps its header in view and numbers as numbers', async () => {
    const { bytes, result } = await written(coffeeProject(), 'plan-xlsx');
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(
      [...sheet.matchAll(/<row r="(\d+)"(?: outlineLevel="(\d)")?/gu)].map((row) => row[2] ?? '0'),
    ).toEqual(['0', '0', '1', '2', '1']);
    expect(sheet).toContain('<outlinePr summaryBelow="0"/>');
    expect(sheet).toContain('ySplit="1" topLeftCell="C2" activePane="bottomRight" state="frozen"');
    expect(sheet).toMatch(/<c r="G2" s="\d+"><v>5400<\/v>/u);
    expect(result.items).toBe(4);
  });

  it('lists what was set aside with its reason, on a sheet of its own', async () => {
    const { bytes } = await written(builtProject(), 'plan-xlsx');
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    expect(sheet).toContain('www.shoes.example');
    expect(sheet).toContain('aside.asideAddress');
  });

  it('is read again by our own import', async () => {
    const texts = { ...deliveryTexts, plan: realHeaders };
    const { bytes } = await written(coffeeProject(), 'plan-xlsx', { texts });
    const files = await prepareFile({ bytes, name: 'plan.xlsx' });
    const { table } = importKeywords(files.slice(0, 1), { language: 'en' });
    const read = Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));
    expect(read).toEqual(['coffee beans', 'arabica beans', 'ethiopian arabica', 'coffee grinder']);
  });
});

describe('the plan as a page', () => {
  const elements = (node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));

  it('is one file that loads and runs nothing, whatever the keywords are', async () => {
    const { text } = await written(hostileProject(), 'plan-html', {
      options: { client: '<b onclick=x>', author: '"><script>' },
    });
    const found = elements(parse(text));
    const names = new Set(found.map(({ tagName }) => tagName));
    for (const name of ['script', 'img', 'link', 'iframe', 'form', 'object'])
      expect(names).not.toContain(name);
    const attributes = found.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(attributes.filter((name) => name.startsWith('on') || name === 'src' || name === 'href')).toEqual(
      [],
    );
    expect(text).toContain("default-src 'none'");
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('shows every page, what was set aside, the method, and reasons only where they are asked for', async () => {
    const project = builtProject();
    const { text } = await written(project, 'plan-html');
    for (const { keyword, place } of project.keywords)
      if (['pillar', 'cluster', 'subSupporting', 'setAside'].includes(place.role))
        expect(text).toContain(keyword);
    expect(text).toContain('aside.asideAddress');
    expect(text).toContain('method.grouping');
    expect(text).toContain('<svg');
    expect(text).toContain('why.belowBroader');
    expect((await written(project, 'plan-html', { options: { reasons: false } })).text).not.toContain('why.');
  });

  it('is light on paper', async () => {
    const { text } = await written(coffeeProject(), 'plan-html');
    expect(text).toContain('@media screen and (prefers-color-scheme:dark)');
    expect(text).toMatch(/@media print\{\s*:root\{color-scheme:light\}/u);
  });
});

describe('the plan of a site that exists', () => {
  it('says what each page means for it, with the address, and has no such columns without one', async () => {
    const project = builtProject();
    const site = { name: 'site.txt', pages: [{ url: 'https://s.example/running-socks', title: '' }] };
    const rows = await rowsOf({ ...project, site });
    const byKeyword = new Map(rows.map((row) => [row['columns.keyword'], row]));
    expect(byKeyword.get('running socks')).toMatchObject({
      'columns.onSite': 'onSite.covered',
      'columns.sitePages': 'https://s.example/running-socks',
    });
    expect(byKeyword.get('running shoes')).toMatchObject({
      'columns.onSite': 'onSite.new',
      'columns.sitePages': '',
    });
    expect(Object.keys((await rowsOf(project))[0] ?? {})).not.toContain('columns.onSite');
    const { bytes } = await written({ ...project, site }, 'plan-xlsx');
    expect(
      Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join(''),
    ).toContain('onSite.covered');
  });
});
