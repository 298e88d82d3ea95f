import { textAt } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importKeywords } from '../import-keywords.ts';
import { type Cell, sheetXml, workbook, zip } from '../testing/workbooks.ts';
import { prepareFile } from './prepare-file.ts';
import { OverBudget, openWorkbook, SheetTooLarge } from './workbook.ts';

const HEADER: Cell[] = ['Keyword', 'Volume'];
const SHEET = 'xl/worksheets/sheet1.xml';
const MEGABYTE = 2 ** 20;

/** A workbook of one sheet whose XML is `rows` between the usual ends. */
function workbookOf(rows: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return workbook([[]], {
    parts: { ...parts, [SHEET]: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  });
}

/** A workbook whose parts are deflated: bombs are small. */
function packed(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const links = '<Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>';
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  return zipSync({
    'xl/workbook.xml': encode(
      '<workbook xmlns:r="x"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': encode(`<Relationships>${links}</Relationships>`),
    ...parts,
  });
}

const LIMITS = { mostCharacters: MEGABYTE };

/** The first sheet, within small bounds. */
function textOf(bytes: Uint8Array): Uint8Array {
  return openWorkbook(bytes, { bytes: 5 * MEGABYTE }, LIMITS).textOf(0);
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    await prepareFile({ name: 'list.xlsx', bytes });
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
  return 'read';
}

async function imported(bytes: Uint8Array) {
  const files = await prepareFile({ name: 'list.xlsx', bytes });
  const { table, report } = importKeywords(files, { language: 'en' });
  const keywords = Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));
  return { keywords, lines: [...table.line], report, bytes: files[0]?.bytes.length ?? 0 };
}

const rowsXml = (rows: readonly (readonly Cell[])[]): string => {
  const xml = sheetXml(rows);
  return xml.slice(xml.indexOf('<row'), xml.indexOf('</sheetData>'));
};

describe('issue 7, item 7: a workbook that would fill the memory', () => {
  it('is read where one cell stands in the last corner of its sheet', async () => {
    const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    const bytes = workbookOf(rowsXml([HEADER, ['tea pot', 900]]) + corner);
    expect(bytes.length).toBeLessThan(2_000);
    const found = await imported(bytes);
    expect(found.keywords).toEqual(['tea pot']);
    expect(found.lines).toEqual([2]);
    // The stray cell is outside the table: no row of it, not even one that was left out.
    expect(found.report).toMatchObject({ rowsRead: 1, imported: 1, dropped: [] });
    // A line feed a row and a tab a column: not a cell each.
    expect(found.bytes).toBeLessThan(1.1 * MEGABYTE);
  });

  it('is refused where every row has a cell in the last column', () => {
    const row = (number: number): string => `<row r="${number}"><c r="XFD${number}"><v>1</v></c></row>`;
    const rows = Array.from({ length: 70 }, (_, at) => row(at + 1)).join('');
    expect(() => textOf(workbookOf(rows))).toThrow(SheetTooLarge);
  });

  it('is refused where a cell stands beyond the last row or column that there can be', async () => {
    expect(await codeOf(workbookOf('<row r="1048577"><c r="A1048577"><v>1</v></c></row>'))).toBe(
      'intake.unreadable-spreadsheet',
    );
    expect(await codeOf(workbookOf('<row r="1"><c r="XFE1"><v>1</v></c></row>'))).toBe(
      'intake.unreadable-spreadsheet',
    );
    expect(await codeOf(workbookOf('<row r="1"><c r="ZZZZZZZZZZZZ1"><v>1</v></c></row>'))).toBe(
      'intake.unreadable-spreadsheet',
    );
  });

  it('is refused by what it says of its unpacked size, before anything is unpacked', async () => {
    const bytes = workbook([[HEADER]], { statedSize: 0x7fffffff });
    await expect(prepareFile({ name: 'list.xlsx', bytes })).rejects.toMatchObject({
      code: 'intake.spreadsheet-too-large',
      params: { file: 'list.xlsx', limit: 512 },
    });
  });

  it('is refused by what it unpacks to, whatever it says', () => {
    const bomb = packed({ [SHEET]: new Uint8Array(6 * MEGABYTE) });
    expect(bomb.length).toBeLessThan(MEGABYTE / 100);
    // The directory and the local header both say 1 kB.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    for (let at = 0; at + 4 < bomb.length; at++) {
      if (view.getUint32(at, true) === 6 * MEGABYTE) view.setUint32(at, 1_024, true);
    }
    expect(() => textOf(bomb)).toThrow(OverBudget);
  });

  it('unpacks no archive inside the archive', async () => {
    const inner = zipSync({ 'more.zip': new Uint8Array(MEGABYTE) });
    expect(await codeOf(zipSync({ 'layer.zip': inner }))).toBe('intake.archive');
    const bytes = packed({
      [SHEET]: new TextEncoder().encode(sheetXml([HEADER, ['tea', 1]])),
      'xl/embeddings/a.zip': inner,
    });
    expect((await imported(bytes)).keywords).toEqual(['tea']);
  });

  it('is refused where one shared text makes every cell large', () => {
    const shared = { 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(50_000)}</t></si></sst>` };
    const cell = '<c t="s"><v>0</v></c>';
    expect(() => textOf(workbookOf(`<row>${cell}</row>`.repeat(30), shared))).toThrow(SheetTooLarge);
    expect(() => textOf(workbookOf(`<row>${cell.repeat(30)}</row>`, shared))).toThrow(SheetTooLarge);
    const endless = {
      'xl/sharedStrings.xml': `<sst>${`<si><t>${'a'.repeat(1_000)}</t></si>`.repeat(1_500)}</sst>`,
    };
    expect(() => textOf(workbookOf('', endless))).toThrow(SheetTooLarge);
  });

  it('is refused where it declares entities, nests without end or gives a cell endless attributes', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet>&b;</worksheet>';
    expect(await codeOf(workbook([[]], { parts: { [SHEET]: laughs } }))).toBe(
      'intake.unreadable-spreadsheet',
    );
    expect(await codeOf(workbookOf('<a>'.repeat(1_000_000)))).toBe('intake.unreadable-spreadsheet');
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ');
    expect(await codeOf(workbookOf(`<row ${attributes}/>`))).toBe('intake.unreadable-spreadsheet');
  });

  it('is left at the first text that no cell can hold, not read to its end', async () => {
    const sheet = new Uint8Array(64 * MEGABYTE).fill(0x61);
    sheet.set(new TextEncoder().encode('<worksheet><sheetData><row><c t="inlineStr"><is><t>'));
    const bytes = packed({ [SHEET]: sheet });
    const budget = { bytes: 80 * MEGABYTE };
    expect(() => openWorkbook(bytes, budget, LIMITS).textOf(0)).toThrow('a text without end');
    // One piece of what is packed was unpacked, 17 MB at most.
    expect(budget.bytes).toBeGreaterThan(60 * MEGABYTE);
    expect(await codeOf(bytes)).toBe('intake.unreadable-spreadsheet');
  });

  it('is read past thousands of sheets, huge merged ranges and endless styles', async () => {
    const styles = `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(70_000)}</cellXfs></styleSheet>`;
    const merged = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
    const first = sheetXml([HEADER, ['tea', 1]]).replace('</sheetData>', `</sheetData>${merged}`);
    const bytes = workbook(
      Array.from({ length: 3_000 }, () => [HEADER]),
      { parts: { 'xl/styles.xml': styles, [SHEET]: first } },
    );
    const { keywords, report } = await imported(bytes);
    expect(keywords).toEqual(['tea']);
    const note = report.notes?.find(({ code }) => code === 'sheets-left-out');
    expect(note?.params.count).toBeGreaterThan(2_900);
    expect(String(note?.params.sheets).length).toBeLessThan(1_000);
  });

  it('has one bound for all its sheets, also where they are one part', () => {
    const links = [0, 1, 2].map((at) => `<Relationship Id="r${at}" Target="worksheets/sheet1.xml"/>`);
    const sheets = links.map((_, at) => `<sheet name="S${at}" r:id="r${at}"/>`);
    const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
    const bytes = packed({
      'xl/workbook.xml': encode(`<workbook xmlns:r="x"><sheets>${sheets.join('')}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': encode(`<Relationships>${links.join('')}</Relationships>`),
      [SHEET]: encode(`<worksheet>${' '.repeat(MEGABYTE)}</worksheet>`),
    });
    const opened = openWorkbook(bytes, { bytes: 2.5 * MEGABYTE }, LIMITS);
    expect(() => [0, 1].map(opened.textOf)).not.toThrow();
    expect(() => opened.textOf(2)).toThrow(OverBudget);
  });
});

describe('what a workbook may say in several ways', () => {
  it('is read: dates, rich and escaped texts, cells and rows without a place, prefixes', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm"/><numFmt numFmtId="171" formatCode="0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';
    const shared =
      '<x:sst xmlns:x="y"><x:si><x:r><x:t>tea </x:t></x:r><x:r><x:t>pot</x:t></x:r><x:rPh><x:t>TII</x:t></x:rPh></x:si></x:sst>';
    const rows = `${rowsXml([['Keyword', 'Seen', 'Month', 'Volume']])}<row><c t="s"><v>0</v></c><c s="1"><v>46000</v></c><c s="2"><v>46000.5</v></c><c s="3"><v>900</v></c></row><row><c r="A3" t="inlineStr"><is><t>cup_x000D_ &amp; saucer</t></is></c><c r="D3" t="str"><v>1,200</v></c></row>`;
    const parts = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared };
    const [file] = await prepareFile({ name: 'list.xlsx', bytes: workbookOf(rows, parts) });
    expect(new TextDecoder().decode(file?.bytes)).toBe(
      'Keyword\tSeen\tMonth\tVolume\ntea pot\t2025-12-09\t2025-12-09\t900\ncup  & saucer\t\t\t1,200',
    );
  });
});

describe('issue 7, item 21: what is packed like a workbook and is none', () => {
  const kinds: readonly (readonly [entry: string, code: string, kind?: string])[] = [
    ['word/document.xml', 'intake.other-document', 'DOCX'],
    ['ppt/presentation.xml', 'intake.other-document', 'PPTX'],
    ['xl/workbook.bin', 'intake.other-document', 'XLSB'],
    ['content.xml', 'intake.other-document', 'ODS'],
    ['Index/Document.iwa', 'intake.other-document', 'Numbers'],
    ['keywords.csv', 'intake.archive'],
  ];
  it.each(kinds)('%s is named as what it is', async (entry, code, kind) => {
    await expect(
      prepareFile({ name: 'a.xlsx', bytes: zip({ [String(entry)]: '<x/>' }) }),
    ).rejects.toMatchObject({
      code,
      params: kind === undefined ? { file: 'a.xlsx' } : { file: 'a.xlsx', kind },
    });
  });

  it('an empty archive, and one cut off', async () => {
    expect(await codeOf(zipSync({}))).toBe('intake.archive');
    expect(await codeOf(workbook([[HEADER]]).subarray(0, 300))).toBe('intake.unreadable-spreadsheet');
  });
});
