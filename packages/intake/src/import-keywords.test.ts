import { type ColumnRole, INTENT_BITS, type KeywordTable, PAGE_LEVELS, textAt } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importKeywords, type KeywordFile } from './import-keywords.ts';

const bytesOf = (...lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
const file = (name: string, ...lines: string[]): KeywordFile => ({ name, bytes: bytesOf(...lines) });
const load = (...files: KeywordFile[]): ReturnType<typeof importKeywords> =>
  importKeywords(files, { language: 'en' });

function rowsOf(
  table: KeywordTable,
): { keyword: string; volume: number; difficulty: number; line: number }[] {
  return Array.from({ length: table.rowCount }, (_, row) => ({
    keyword: textAt(table.keyword, row),
    volume: table.volume[row] ?? Number.NaN,
    difficulty: table.difficulty[row] ?? Number.NaN,
    line: table.line[row] ?? 0,
  }));
}

function faultOf(...files: KeywordFile[]): { code: string; params: object } {
  try {
    load(...files);
  } catch (error) {
    if (error instanceof Fault) return { code: error.code, params: error.params };
    throw error;
  }
  return { code: 'none', params: {} };
}

describe('rows of one file', () => {
  it('become one row a keyword, whatever its case, spacing or composition', () => {
    const { table, report } = load(
      file('a.csv', 'Keyword,Volume,KD', 'Café noir,10,', 'CAFE\u0301  NOIR,20,5', 'café noir,5,7', 'tea,,'),
    );
    expect(rowsOf(table)).toEqual([
      { keyword: 'Café noir', volume: 20, difficulty: 5, line: 2 },
      { keyword: 'tea', volume: -1, difficulty: -1, line: 5 },
    ]);
    expect(report).toMatchObject({ rowsRead: 4, imported: 2, merged: 2, dropped: [] });
    expect(report.mergedRows).toEqual([
      { line: 3, intoLine: 2, keyword: 'Café noir' },
      { line: 4, intoLine: 2, keyword: 'Café noir' },
    ]);
  });

  it('keep all addresses of a keyword, and the first stated topic, page type and intent', () => {
    const { table } = load(
      file(
        'a.csv',
        'Keyword,Topic,Page Type,Search Intent,URL',
        'tea,,,,https://a.example/1',
        'tea,Drinks,Supporting page,Commercial,"https://a.example/2\nhttps://a.example/1"',
        'tea,Food,Pillar page,Informational,',
      ),
    );
    expect(table.rowCount).toBe(1);
    expect(table.topics[table.topic[0] ?? -1]).toBe('Drinks');
    expect(table.pageLevel[0]).toBe(PAGE_LEVELS.cluster);
    expect(table.intent[0]).toBe(INTENT_BITS.commercial);
    expect(table.url && textAt(table.url, 0)).toBe('https://a.example/1\nhttps://a.example/2');
  });

  it('are dropped with line and reason where they have no keyword; blank ones are skipped', () => {
    const { report } = load(
      file(
        'a.csv',
        'Keyword,Volume',
        ',',
        '"tea\npot",5',
        ',7',
        '\u0001,8',
        `${'x'.repeat(3_000)},9`,
        '',
        'Keyword,Volume',
        'tea,1',
      ),
    );
    expect(report.dropped).toEqual([
      { line: 5, reason: 'no-keyword' },
      { line: 6, reason: 'unreadable' },
      { line: 7, reason: 'too-long' },
      { line: 9, reason: 'repeated-header' },
    ]);
    expect(report).toMatchObject({ rowsRead: 6, imported: 2, merged: 0, blankRows: 2 });
  });

  it('leave topics out by which tools say that they found none', () => {
    const { table } = load(
      file('a.csv', 'Keyword,Cluster', 'a1,Shoes', 'b1,-1', 'c1,no_cluster', 'd1,"""Shoes"""', 'e1,shoes'),
    );
    expect([...table.topic]).toEqual([0, -1, -1, 0, 0]);
    expect(table.topics).toEqual(['Shoes']);
  });

  it('read difficulties in words and on a scale of one', () => {
    const words = load(file('a.csv', 'Keyword,Difficulty', 'a1,Low', 'b1,High', 'c1,?', 'd1,140')).table;
    expect([...words.difficulty]).toEqual([20, 80, -1, -1]);
    const scaled = load(file('a.csv', 'Keyword,Difficulty', 'a1,0.45', 'b1,1', 'c1,0', 'd1,'));
    expect([...scaled.table.difficulty]).toEqual([45, 100, 0, -1]);
    expect(scaled.report.notes).toMatchObject([{ code: 'difficulty-scaled' }]);
  });

  it('read figures by the convention of their column, found anywhere in the file', () => {
    const filler = Array.from({ length: 300 }, (_, row) => `wort ${row};${row};0,10`);
    const { table } = load(file('a.csv', 'Keyword;Suchvolumen;Klickpreis', 'kaffee;1.200;1.234', ...filler));
    expect(table.volume[0]).toBe(1_200);
    expect(table.cpc?.[0]).toBe(1_234);
  });

  it('note what was odd, with its line', () => {
    const { report, table } = load(
      file(
        'a.csv',
        'Keyword,Volume',
        'a1,1,extra,more',
        '"b1,2',
        '"=HYPERLINK(""x"",""y"")",3',
        '"=""007""",4',
      ),
    );
    expect(report.notes).toEqual([
      { code: 'ragged-rows', params: { file: 'a.csv', count: 1, line: 2, cells: 4, expected: 2 } },
      { code: 'formula-cells', params: { file: 'a.csv', count: 1, line: 4 } },
      { code: 'unterminated-quote', params: { file: 'a.csv', count: 1, line: 3 } },
    ]);
    expect(rowsOf(table).map(({ keyword }) => keyword)).toEqual(['a1', '"b1', '=HYPERLINK("x","y")', '007']);
  });

  it('list a thousand merges and count all', () => {
    const { report } = load(file('a.csv', 'Keyword', ...Array.from({ length: 1_500 }, () => 'tea')));
    expect(report).toMatchObject({ rowsRead: 1_500, imported: 1, merged: 1_499 });
    expect(report.mergedRows).toHaveLength(1_000);
  });

  it('can be mapped by hand', () => {
    const mapping: (ColumnRole | null)[] = [null, 'keyword', 'volume'];
    const { table, detections } = load({ ...file('a.csv', 'x,y,z', '1,tea,5', '2,pot,6'), mapping });
    expect(rowsOf(table)).toMatchObject([
      { keyword: 'tea', volume: 5 },
      { keyword: 'pot', volume: 6 },
    ]);
    expect(detections[0]).toMatchObject({
      confidence: 1,
      columns: [{ role: null }, { role: 'keyword' }, { role: 'volume' }],
    });
  });

  it('report their progress to the end', () => {
    const seen: number[] = [];
    const source = file(
      'a.csv',
      'Keyword,Volume',
      ...Array.from({ length: 20_000 }, (_, row) => `k ${row},${row}`),
    );
    importKeywords([source], { language: 'en', onProgress: ({ done, total }) => seen.push(done / total) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});

describe('several files', () => {
  const ahrefs = file('ahrefs.csv', 'Keyword,Volume,KD', 'tea,100,', 'coffee,50,40');
  const semrush = file(
    'semrush.csv',
    'Keyword;Search Volume;Keyword Difficulty;URL',
    'Tea;200;30;https://x.example/t',
    'milk;5;9;',
  );

  it('are merged by keyword: largest volume, first difficulty, all addresses', () => {
    const { table, report } = load(ahrefs, semrush);
    expect(rowsOf(table)).toEqual([
      { keyword: 'tea', volume: 200, difficulty: 30, line: 2 },
      { keyword: 'coffee', volume: 50, difficulty: 40, line: 3 },
      { keyword: 'milk', volume: 5, difficulty: 9, line: 3 },
    ]);
    expect(table.url && textAt(table.url, 0)).toBe('https://x.example/t');
    expect(report).toMatchObject({
      rowsRead: 4,
      imported: 3,
      merged: 1,
      files: ['ahrefs.csv', 'semrush.csv'],
    });
    expect(report.mergedRows).toEqual([{ line: 2, intoLine: 2, keyword: 'tea', file: 'semrush.csv' }]);
  });

  it('may be of different kinds: a paste and an export', () => {
    const paste = file('paste.txt', 'tea\t7', 'green tea\t9');
    expect(load(ahrefs, paste).table.rowCount).toBe(3);
  });
});

describe('what cannot be imported', () => {
  it('says what and where', () => {
    expect(faultOf(file('a.csv', ''))).toMatchObject({ code: 'intake.empty-file' });
    expect(faultOf(file('a.csv', 'Keyword,Volume'))).toEqual({
      code: 'intake.no-data-rows',
      params: { file: 'a.csv', line: 1 },
    });
    expect(faultOf(file('a.csv', 'Clicks,CTR', '1,2%', '3,4%'))).toEqual({
      code: 'intake.no-keyword-column',
      params: { file: 'a.csv', line: 1, columns: 'Clicks, CTR' },
    });
    expect(faultOf(file('a.csv', 'Keyword,Volume', ',5', ',6'))).toEqual({
      code: 'intake.mapping-failed',
      params: { file: 'a.csv', column: 'Keyword', line: 2 },
    });
  });

  it('is little: a row of 10,000 columns, a cell of a megabyte and broken bytes are survived', () => {
    const wide = load(file('a.csv', 'Keyword,Volume', `tea,1${',x'.repeat(10_000)}`, 'pot,2'));
    expect(wide.table.rowCount).toBe(2);
    const long = load(
      file('a.csv', 'Keyword,Volume,Note', `${'x'.repeat(1 << 20)},1,`, `tea,2,${'y'.repeat(1 << 20)}`),
    );
    expect(long.report).toMatchObject({ imported: 1, dropped: [{ line: 2, reason: 'too-long' }] });
    const broken = load({
      name: 'a.csv',
      bytes: Uint8Array.of(...bytesOf('Keyword,Volume', 'thé,1', 'crème,2', 'caf'), 0xe9, 0x2c, 0x33),
    });
    expect(broken.report.notes).toEqual([
      { code: 'invalid-utf8', params: { file: 'a.csv', count: 1, line: 4 } },
    ]);
    expect(rowsOf(broken.table).at(-1)).toMatchObject({ keyword: 'café', volume: 3 });
  });
});

describe('any file', () => {
  const keyword = fc.string({
    unit: fc.constantFrom('a', 'B', 'é', 'É', ' ', '日', '"', '\n', '\u0001', '😀'),
    maxLength: 6,
  });
  const rows = fc.array(
    fc.tuple(keyword, fc.oneof(fc.nat(5_000).map(String), fc.constantFrom('', '-', '1,200'))),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const csv = (data: readonly (readonly [string, string])[], eol = '\n'): string =>
    ['Keyword,Volume', 'first one,1', ...data.map((row) => row.map(quote).join(','))].join(eol);

  function utf16(text: string): Uint8Array {
    const bytes = new Uint8Array(2 + 2 * text.length);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, true);
    for (let at = 0; at < text.length; at++) view.setUint16(2 + 2 * at, text.charCodeAt(at), true);
    return bytes;
  }

  it('has a report that adds up, with real lines', () => {
    fc.assert(
      fc.property(rows, (data) => {
        const text = csv(data);
        const { table, report } = load({ name: 'a.csv', bytes: new TextEncoder().encode(text) });
        expect(report.rowsRead).toBe(report.imported + report.merged + report.dropped.length);
        expect(report.rowsRead + (report.blankRows ?? 0)).toBe(data.length + 1);
        expect(table.rowCount).toBe(report.imported);
        const folded = rowsOf(table).map((row) => row.keyword.toLowerCase());
        expect(new Set(folded).size).toBe(folded.length);
        const lines = text.split('\n').length;
        for (const { line } of [...report.dropped, ...rowsOf(table)]) expect(line).toBeLessThanOrEqual(lines);
      }),
    );
  });

  it('gives the same table in every encoding, and with either line ending', () => {
    fc.assert(
      fc.property(rows, (data) => {
        const text = csv(data);
        const plain = load({ name: 'a.csv', bytes: new TextEncoder().encode(text) });
        const wide = load({ name: 'a.csv', bytes: utf16(text) });
        expect(wide.table).toEqual(plain.table);
        const marked = load({ name: 'a.csv', bytes: new TextEncoder().encode(`\ufeff${csv(data, '\r\n')}`) });
        expect(rowsOf(marked.table)).toEqual(rowsOf(plain.table));
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same keywords in one file or in two', () => {
    fc.assert(
      fc.property(rows, fc.nat(40), (data, cut) => {
        const whole = load({ name: 'a.csv', bytes: new TextEncoder().encode(csv(data)) });
        const parts = [data.slice(0, cut), data.slice(cut)].map((part) => ({
          name: 'part.csv',
          bytes: new TextEncoder().encode(csv(part)),
        }));
        const joined = load(...parts);
        const figures = (table: KeywordTable): string[] =>
          rowsOf(table).map((row) => `${row.keyword} ${row.volume}`);
        expect(figures(joined.table)).toEqual(figures(whole.table));
      }),
      { numRuns: 60 },
    );
  });
});
