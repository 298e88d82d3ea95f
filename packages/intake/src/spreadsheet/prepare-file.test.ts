import { textAt } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { importKeywords, type KeywordFile } from '../import-keywords.ts';
import { prepareFile } from './prepare-file.ts';

const encoder = new TextEncoder();

/** A ZIP of stored entries; readers of workbooks do not look at the checksums. */
function zip(entries: Readonly<Record<string, string>>, statedSize?: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const path = encoder.encode(name);
    const content = encoder.encode(text);
    const fields = new DataView(new ArrayBuffer(26));
    fields.setUint16(0, 20, true);
    fields.setUint32(14, content.length, true);
    fields.setUint32(18, statedSize ?? content.length, true);
    fields.setUint16(22, path.length, true);
    const common = new Uint8Array(fields.buffer);
    parts.push(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, ...common, ...path), content);
    const place = new DataView(new ArrayBuffer(14));
    place.setUint32(10, offset, true);
    directory.push(
      Uint8Array.of(0x50, 0x4b, 0x01, 0x02, 20, 0, ...common, ...new Uint8Array(place.buffer), ...path),
    );
    offset += 30 + path.length + content.length;
  }
  const listed = directory.flatMap((entry) => [...entry]);
  const end = new DataView(new ArrayBuffer(18));
  end.setUint16(4, directory.length, true);
  end.setUint16(6, directory.length, true);
  end.setUint32(8, listed.length, true);
  end.setUint32(12, offset, true);
  const tail = [...listed, 0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(end.buffer)];
  return Uint8Array.from([...parts.flatMap((part) => [...part]), ...tail]);
}

/** Inline text, a number, or the XML of a cell's inside with its attributes. */
type Cell = string | number | { readonly attributes: string; readonly inside: string };

/** A, B … Z, AA, AB … */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const xml = rows.map((row, r) => {
    const cells = row.map((cell, c) => {
      const place = `${columnName(c)}${r + 1}`;
      if (cell === '') return '';
      if (typeof cell === 'object') return `<c r="${place}" ${cell.attributes}>${cell.inside}</c>`;
      if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
      return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${r + 1}">${cells.join('')}</row>`;
  });
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

function workbook(
  sheets: readonly (readonly (readonly Cell[])[])[],
  { names = [], statedSize }: { readonly names?: readonly string[]; readonly statedSize?: number } = {},
): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = sheets
    .map((_, s) => `<sheet name="${names[s] ?? `S${s + 1}`}" sheetId="${s + 1}" r:id="rId${s + 1}"/>`)
    .join('');
  const links = sheets
    .map(
      (_, s) =>
        `<Relationship Id="rId${s + 1}" Type="${office}/worksheet" Target="worksheets/sheet${s + 1}.xml"/>`,
    )
    .join('');
  const entries: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`,
  };
  sheets.forEach((rows, s) => {
    entries[`xl/worksheets/sheet${s + 1}.xml`] = sheetXml(rows);
  });
  return zip(entries, statedSize);
}

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
    expect(await refused(zip({ 'word/document.xml': '<x/>' }))).toBe('intake.unreadable-spreadsheet');
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
