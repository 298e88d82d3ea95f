// How does a workbook enter? It becomes text first; all other files stay as they are.
import { Fault } from '@silosmith/kernel';
import { isZip } from '../decode/file-kind.ts';
import { HEAD_BYTES, readHead } from '../read-file.ts';
import { type SheetCell, sheetText } from './sheet-text.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Unpacked, a workbook is held in memory several times over. */
const MOST_UNPACKED_BYTES = 512 * 1024 * 1024;
/** Sheets looked at for keywords, from the first. */
const MOST_SHEETS = 12;
/** A sheet this sure to hold keywords is read. */
const SURE = 0.7;
/** Sheets of keywords that are not wanted. */
const UNWANTED = /negativ|exclu|ausgeschl|ausschl/iu;

interface Sheet {
  readonly name: string;
  readonly text: Uint8Array;
  /** That it holds keywords, 0 to 1. */
  readonly confidence: number;
}

/**
 * Makes a file ready for `detect` and `importKeywords`: an .xlsx workbook becomes one file of tab-separated UTF-8 for
 * each sheet that surely holds keywords (its likeliest where none does), row numbers kept as line numbers; any other
 * file comes back as it is. The reader is loaded only for workbooks.
 * @throws Fault `intake.unreadable-spreadsheet`, `intake.spreadsheet-too-large`, `intake.empty-file`.
 */
export async function prepareFile<T extends { readonly name: string; readonly bytes: Uint8Array }>(
  file: T,
): Promise<T[]> {
  if (!isZip(file.bytes)) return [file];
  const unpacked = unpackedSize(file.bytes);
  if (unpacked > MOST_UNPACKED_BYTES) {
    throw new Fault('intake.spreadsheet-too-large', {
      params: {
        file: file.name,
        megabytes: Math.round(unpacked / 1_048_576),
        limit: MOST_UNPACKED_BYTES / 1_048_576,
      },
      recovery: ['fix-file'],
    });
  }
  const sheets = await keywordSheets(file.bytes, file.name);
  const name = file.name.replace(/\.xlsx$/iu, '');
  return sheets.map((sheet) => ({
    ...file,
    name: sheets.length === 1 ? `${name}.xlsx` : `${name} [${sheet.name}].xlsx`,
    bytes: sheet.text,
  }));
}

async function keywordSheets(zip: Uint8Array, file: string): Promise<readonly Sheet[]> {
  const sheets = await readSheets(zip, file);
  const sure = sheets.filter(({ name, confidence }) => confidence >= SURE && !UNWANTED.test(name));
  if (sure.length > 0) return sure;
  const best = sheets.toSorted((a, b) => b.confidence - a.confidence)[0];
  if (best === undefined || best.text.length === 0)
    throw new Fault('intake.empty-file', { params: { file }, recovery: ['fix-file'] });
  return [best];
}

async function readSheets(zip: Uint8Array, file: string): Promise<readonly Sheet[]> {
  try {
    const { default: readSheet, readSheetNames } = await import('read-excel-file/web-worker');
    const workbook = ownBuffer(zip);
    const sheets: Sheet[] = [];
    for (const name of (await readSheetNames(workbook)).slice(0, MOST_SHEETS)) {
      const rows: readonly (readonly SheetCell[])[] = await readSheet(workbook, { sheet: name });
      const text = sheetText(rows);
      sheets.push({ name, text, confidence: keywordConfidence(text, file) });
    }
    return sheets;
  } catch (cause) {
    throw new Fault('intake.unreadable-spreadsheet', { params: { file }, recovery: ['fix-file'], cause });
  }
}

/** How sure a sheet is to hold keywords, 0 to 1; below 0 where it is empty. */
function keywordConfidence(text: Uint8Array, file: string): number {
  if (!text.some((byte) => byte > 0x20)) return -0.5;
  const { detection } = readHead(text.subarray(0, HEAD_BYTES), {
    encoding: 'xlsx',
    cut: text.length > HEAD_BYTES,
    file,
  });
  return detection.headerLine === 0 ? detection.confidence / 2 : detection.confidence;
}

function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
