import { Fault } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { detect, previewRows } from './detect.ts';

const encode = (...lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));

function rolesOf(bytes: Uint8Array): Record<string, string> {
  const roles: Record<string, string> = {};
  for (const { role, header } of detect(bytes).columns) if (role !== null) roles[role] = header;
  return roles;
}

function faultOf(bytes: Uint8Array): string {
  try {
    detect(bytes, { fileName: 'list.csv' });
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
  return 'none';
}

describe('columns that mean something else', () => {
  it.each<[header: string, cells: string[]]>([
    ['Keyword,Competition', ['a b,Low', 'c d,High']],
    ['Keyword,Paid Difficulty', ['a b,10', 'c d,20']],
    ['Keyword,Number of Results', ['a b,1000', 'c d,2000']],
    ['Keyword,Traffic', ['a b,1000', 'c d,2000']],
    ['Keyword,CTR', ['a b,10%', 'c d,20%']],
    ['Keyword,Position Type', ['a b,Organic', 'c d,Organic']],
    ['Keyword,SERP Features by Keyword', ['a b,Sitelinks', 'c d,Video']],
    ['Keyword,Current Ranking', ['a b,Monitor', 'c d,Monitor']],
    ['Keyword,Previous position', ['a b,1', 'c d,2']],
    ['Keyword,YoY change', ['a b,x', 'c d,y']],
  ])('%s: the second has no role of the first five', (header, cells) => {
    const second = detect(encode(header, ...cells)).columns[1]?.role ?? null;
    expect([null, 'trend']).toContain(second);
  });

  it("takes 'Page' with paths for addresses, never for page types", () => {
    const roles = rolesOf(
      encode('Section,Page,Target Keyword', 'Airport,/airports/jfk,car to jfk', 'Blog,/blog/x,car nyc'),
    );
    expect(roles).toEqual({ topic: 'Section', url: 'Page', keyword: 'Target Keyword' });
  });

  it("keeps 'Parent Keyword' apart from topic and keyword", () => {
    const roles = rolesOf(encode('Parent Keyword,Keyword', 'coffee,coffee grinder', 'coffee,burr grinder'));
    expect(roles).toEqual({ parentKeyword: 'Parent Keyword', keyword: 'Keyword' });
  });

  it('reads a keyword group as the topic, and a cluster name before its number', () => {
    const roles = rolesOf(
      encode('Cluster,Cluster name,Keyword', '0,Shoes,red shoes', '0,Shoes,blue shoes', '1,Hats,red hat'),
    );
    expect(roles).toMatchObject({ topic: 'Cluster name', keyword: 'Keyword' });
    expect(rolesOf(encode('Keyword Group,Keyword', 'BRAND,acme', 'BRAND,acme shop'))).toMatchObject({
      topic: 'Keyword Group',
    });
  });
});

describe('the header', () => {
  it('may stand below a preamble', () => {
    const bytes = encode(
      'Keyword Stats 2025-06-13',
      '"June 1, 2024 - May 31, 2025"',
      'Keyword,Avg. monthly searches',
      'coffee,10',
    );
    expect(detect(bytes)).toMatchObject({ headerLine: 3, delimiter: ',' });
  });

  it('is absent from a bare list, even one about keywords', () => {
    const list = detect(encode('keyword research', 'keyword', 'seo tools', 'search volume'));
    expect(list).toMatchObject({ headerLine: 0, delimiter: '', confidence: 0.85 });
    expect(list.columns).toMatchObject([{ index: 0, role: 'keyword' }]);
    expect(detect(encode('restaurants, paris', 'coffee', 'tea pot', 'milk')).delimiter).toBe('');
  });

  it('is no guess for several columns without names: the user is asked', () => {
    const found = detect(encode('coffee\t1200\tx', 'tea pot\t900\ty', 'milk\t80\tz'));
    expect(found.headerLine).toBe(0);
    expect(found.confidence).toBeLessThan(0.7);
    expect(found.columns.map(({ role }) => role)).toEqual(['keyword', 'volume', null]);
  });

  it('follows a hint of Excel', () => {
    expect(detect(encode('sep=;', 'Keyword;CPC', 'kaffee;0,35', 'tee;0,40'))).toMatchObject({
      delimiter: ';',
      headerLine: 2,
    });
  });

  it('asks where no column name is known', () => {
    const found = detect(encode('Wortliste;Zahl;Sonst', 'kaffee kaufen;100;x', 'tee trinken;200;y'));
    expect(found.headerLine).toBe(1);
    expect(found.confidence).toBeLessThan(0.7);
    expect(found.columns[0]?.role).toBe('keyword');
  });

  it('shows a delimiter even where commas are more frequent', () => {
    const found = detect(encode('Keyword;Volumen;Trend', 'kaffee;1.200;0,8,0,9,1,0', 'tee;900;0,8,0,9'));
    expect(found.delimiter).toBe(';');
  });
});

describe('the head alone', () => {
  const rows = Array.from({ length: 5_000 }, (_, row) => `"größe ${row}, neu",${(row * 7_919) % 10_000}`);
  const file = encode('Keyword,Volume', ...rows);

  it('gives what the whole file gives', () => {
    expect(file.length).toBeGreaterThan(65_536);
    expect(detect(file.subarray(0, 65_536))).toEqual(detect(file));
  });

  it('suffices where a first cell is larger than itself', () => {
    const bytes = encode('Keyword,Volume', `${'x'.repeat(100_000)},1`, 'tea,2');
    expect(detect(bytes.subarray(0, 65_536)).columns.map(({ role }) => role)).toEqual(['keyword', 'volume']);
  });

  it('gives full cells for the preview, blank rows left out', () => {
    const bytes = encode('Keyword,Volume,Note', ',,', `coffee,10,${'n'.repeat(50)}`, 'tea,20');
    expect(previewRows(bytes, detect(bytes), 5)).toEqual([
      ['coffee', '10', 'n'.repeat(50)],
      ['tea', '20', ''],
    ]);
  });
});

describe('what is no keyword file', () => {
  it('is refused with a code that says what it is', () => {
    expect(faultOf(new Uint8Array(0))).toBe('intake.empty-file');
    expect(faultOf(encode('', '  ', ''))).toBe('intake.empty-file');
    expect(faultOf(new Uint8Array(300_000))).toBe('intake.only-zeros');
    expect(faultOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a))).toBe('intake.not-text');
    expect(faultOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe('intake.old-spreadsheet');
    expect(faultOf(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14))).toBe('intake.unprepared-spreadsheet');
    expect(faultOf(Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 32))).toBe('intake.not-text');
  });
});

describe('a table turned on its side', () => {
  it('is refused with its width, before anybody is asked to map thousands of columns', () => {
    const row = (sign: string): string => Array.from({ length: 10_000 }, (_, i) => `${sign}${i}`).join(',');
    const bytes = new TextEncoder().encode(`${row('c')}\n${row('v')}\n`);
    expect(() => detect(bytes, { fileName: 'wide.csv' })).toThrow('intake.too-many-columns');
  });
});
