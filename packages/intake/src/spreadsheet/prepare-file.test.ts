import { textAt } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { importKeywords, type KeywordFile } from '../import-keywords.ts';
import { type Cell, workbook } from '../testing/workbooks.ts';
import { prepareFile } from './prepare-file.ts';

const encoder = new TextEncoder();

const KEYWORDS: (readonly Cell[])[] = [
  ['Keyword', 'Volume', 'CPC', 'Note'],
  ['coffee grinder', 1_200, 1.234, 'says &quot;hi&quot;'],
  ['', '', '', ''],
  ['tea pot', 900, 0.5, 'two&#10;lines'],
];

/** The one file that a workbook becomes. */
async function prepared(name: string, bytes: Uint8Array): Promise<KeywordFile> {
  const [file, ...others] = await prepareFile({ name, bytes });
  if (file === undefined || others.length > 0) throw new Error('expected one sheet');
  return file;
}

describe('a workbook', () => {
  it('becomes text of which line numbers are row numbers', async () => {
    const file = await prepared('list.xlsx', workbook([KEYWORDS]));
    expect(detect(file.bytes, { fileName: file.name })).toMatchObject({
      encoding: 'xlsx',
      delimiter: '\t',
      headerLine: 1,
    });
    const { table } = importKeywords([file], { language: 'en' });
    expect([0, 1].map((row) => textAt(table.keyword, row))).toEqual(['coffee grinder', 'tea pot']);
    expect([...table.volume]).toEqual([1_200, 900]);
    expect([...(table.cpc ?? [])]).toEqual([1.234, 0.5]);
    expect([...table.line]).toEqual([2, 4]);
  });

  it('gives the sheet that holds keywords, wherever it stands', async () => {
    const dates: Cell[][] = [
      ['Date', 'Clicks'],
      ['2025-01-01', 5],
      ['2025-01-02', 6],
    ];
    const file = await prepared('gsc.xlsx', workbook([[], dates, KEYWORDS]));
    expect(importKeywords([file], { language: 'en' }).table.rowCount).toBe(2);
  });

  it('gives every sheet of keywords as a file of its own, but those of negative ones', async () => {
    const group = (keyword: string): Cell[][] => [
      ['Keyword', 'Volume'],
      [keyword, 100],
      ['tea pot', 900],
    ];
    const sheets = [group('mug with lid'), [['Read me']], group('tea cup'), group('free tea')];
    const files = await prepareFile({
      name: 'groups.xlsx',
      bytes: workbook(sheets, { names: ['Mugs', 'About', 'Cups', 'Negatives'] }),
    });
    expect(files.map(({ name }) => name)).toEqual(['groups [Mugs].xlsx', 'groups [Cups].xlsx']);
    const { table, report } = importKeywords(files, { language: 'en' });
    expect([0, 1, 2].map((row) => textAt(table.keyword, row))).toEqual([
      'mug with lid',
      'tea pot',
      'tea cup',
    ]);
    expect(report).toMatchObject({ rowsRead: 4, imported: 3, merged: 1 });
    expect(report.notes).toEqual([
      { code: 'sheets-left-out', params: { file: 'groups.xlsx', count: 2, sheets: 'About, Negatives' } },
    ]);
  });

  it('names the sheets beyond those it looks at', async () => {
    const file = await prepared('many.xlsx', workbook([KEYWORDS, ...Array.from({ length: 12 }, () => [])]));
    expect(importKeywords([file], { language: 'en' }).report.notes).toMatchObject([
      { code: 'sheets-left-out', params: { sheets: 'S13' } },
    ]);
  });

  it('is read past a sheet that is too wide, which alone is refused as such', async () => {
    const sheet = [Array.from({ length: 501 }, (_, c) => `x${c}`), Array.from({ length: 501 }, (_, c) => c)];
    const file = await prepared('wide.xlsx', workbook([sheet, KEYWORDS]));
    expect(importKeywords([file], { language: 'en' }).table.rowCount).toBe(2);
    const alone = await prepared('wide.xlsx', workbook([sheet]));
    expect(() => detect(alone.bytes, { fileName: alone.name })).toThrow('intake.too-many-columns');
  });

  it('gives what a person sees: values of formulas, percentages, texts that are numbers', async () => {
    const formula = { attributes: '', inside: '<f>500*2</f><v>1000</v>' };
    const joined = { attributes: 't="str"', inside: '<f>A2&amp;" big"</f><v>mug big</v>' };
    const error = { attributes: 't="e"', inside: '<v>#N/A</v>' };
    const truth = { attributes: 't="b"', inside: '<v>1</v>' };
    const rows: Cell[][] = [
      ['Keyword', 'Volume', 'KD', 'Branded'],
      ['mug', formula, 0.45, truth],
      [joined, error, 0.3, truth],
      ['tea set', '1,300', 0.125, truth],
    ];
    const file = await prepared('sheet.xlsx', workbook([rows]));
    const { table } = importKeywords([file], { language: 'en' });
    expect([0, 1, 2].map((row) => textAt(table.keyword, row))).toEqual(['mug', 'mug big', 'tea set']);
    expect([...table.volume]).toEqual([1_000, -1, 1_300]);
    expect([...table.difficulty]).toEqual([45, 30, 12.5]);
  });

  it('is told by its bytes, whatever its name', async () => {
    const file = await prepared('list.csv', workbook([KEYWORDS]));
    expect(importKeywords([file], { language: 'en' }).table.rowCount).toBe(2);
  });

  it('is refused where it would fill the memory, is damaged or empty', async () => {
    const refused = async (bytes: Uint8Array): Promise<string> => {
      try {
        await prepareFile({ name: 'list.xlsx', bytes });
      } catch (error) {
        return error instanceof Fault ? error.code : String(error);
      }
      return 'none';
    };
    expect(await refused(workbook([KEYWORDS], { statedSize: 0x7fffffff }))).toBe(
      'intake.spreadsheet-too-large',
    );
    expect(await refused(workbook([KEYWORDS]).subarray(0, 200))).toBe('intake.unreadable-spreadsheet');
    expect(await refused(workbook([[]]))).toBe('intake.empty-file');
  });
});

describe('any other file', () => {
  it('comes back as it is', async () => {
    const file = { name: 'list.csv', bytes: encoder.encode('Keyword\ntea') };
    expect(await prepareFile(file)).toEqual([file]);
  });
});
