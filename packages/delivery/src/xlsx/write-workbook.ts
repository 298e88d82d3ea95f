// An Excel workbook of a few sheets, over our ZIP writer: the same bytes for the same content.
import { throwIfCancelled } from '@silosmith/kernel';
import type { ByteSink } from '../bytes/byte-sink.ts';
import { xmlEscaped } from '../wordpress/xml-text.ts';
import { createZipWriter } from '../zip/zip-writer.ts';
import { columnName, type Sheet, sheetXml } from './sheet-xml.ts';
import { stylesXml } from './styles-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface WorkbookRun {
  /** ISO 8601: time of the entries. */
  readonly iso: string;
  readonly signal?: AbortSignal | undefined;
  /** Sheets written. */
  readonly onSheet?: (done: number) => void;
}

/** Resolves to the size in bytes. */
export async function writeWorkbook(
  sheets: readonly Sheet[],
  sink: ByteSink,
  { iso, signal, onSheet }: WorkbookRun,
): Promise<number> {
  const zip = createZipWriter(sink, iso);
  const encoder = new TextEncoder();
  const add = (name: string, xml: string): Promise<void> => zip.add(name, encoder.encode(xml));
  await add('[Content_Types].xml', contentTypesXml(sheets));
  await add(
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  await add('xl/workbook.xml', workbookXml(sheets));
  await add('xl/_rels/workbook.xml.rels', relationsXml(sheets));
  await add('xl/styles.xml', stylesXml());
  for (const [index, sheet] of sheets.entries()) {
    throwIfCancelled(signal);
    await add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet));
    onSheet?.(index + 1);
  }
  return zip.finish();
}

function contentTypesXml(sheets: readonly Sheet[]): string {
  const overrides = sheets.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>`,
    ...overrides,
    '</Types>',
  ].join('');
}

function workbookXml(sheets: readonly Sheet[]): string {
  const entries = sheets.map(
    ({ name }, i) => `<sheet name="${xmlEscaped(sheetName(name))}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  // Excel repeats the header on every printed page, and knows the filter by this name.
  const names = sheets.flatMap(({ name, hasHeader, widths, rows }, i) => {
    if (!hasHeader) return [];
    const quoted = `'${xmlEscaped(sheetName(name)).replaceAll("'", "''")}'`;
    const range = `$A$1:$${columnName(Math.max(0, widths.length - 1))}$${Math.max(1, rows.length)}`;
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${i}" hidden="1">${quoted}!${range}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${quoted}!$1:$1</definedName>`,
    ];
  });
  return [
    `${HEAD}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}">`,
    `<sheets>${entries.join('')}</sheets>`,
    names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '',
    '</workbook>',
  ].join('');
}

function relationsXml(sheets: readonly Sheet[]): string {
  const entries = sheets.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}${styles}</Relationships>`;
}

/** Excel refuses longer names and these characters. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/gu, ' ').slice(0, 31);
}
