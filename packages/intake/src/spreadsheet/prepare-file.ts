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
/** A sheet this sure to hold keywords ends the search. */
const SURE = 0.7;

/**
 * Makes a file ready for `detect` and `importKeywords`: an .xlsx workbook becomes tab-separated UTF-8 of the sheet that
 * holds keywords (its first where none does), row numbers kept as line numbers; any other file comes back as it is.
 * The reader is loaded only for workbooks.
 * @throws Fault `intake.unreadable-spreadsheet`, `intake.spreadsheet-too-large`, `intake.empty-file`.
 */
export async function prepareFile<T extends { readonly name: string; readonly bytes: Uint8Array }>(
  file: T,
): Promise<T> {
  if (!isZip(file.bytes)) return file;
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
  const name = /\.xlsx$/iu.test(file.name) ? file.name : `${file.name}.xlsx`;
  return { ...file, name, bytes: await keywordSheet(file.bytes, file.name) };
}

async function keywordSheet(zip: Uint8Array, file: string): Promise<Uint8Array> {
  let best: Uint8Array | null = null;
  let most = -1;
  try {
    const { default: readSheet, readSheetNames } = await import('read-excel-file/web-worker');
    const workbook = ownBuffer(zip);
    const names = await readSheetNames(workbook);
    for (let sheet = 1; sheet <= Math.min(names.length, MOST_SHEETS) && most < SURE; sheet++) {
      const rows: readonly (readonly SheetCell[])[] = await readSheet(workbook, { sheet });
      const text = sheetText(rows);
      const confidence = keywordConfidence(text, file);
      if (confidence > most) {
        most = confidence;
        best = text;
      }
    }
  } catch (cause) {
    throw new Fault('intake.unreadable-spreadsheet', { params: { file }, recovery: ['fix-file'], cause });
  }
  if (best === null || best.length === 0)
    throw new Fault('intake.empty-file', { params: { file }, recovery: ['fix-file'] });
  return best;
}

/** How sure a sheet is to hold keywords, 0 to 1; an empty one not at all. */
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
