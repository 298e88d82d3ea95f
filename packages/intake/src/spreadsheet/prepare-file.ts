// Converts workbooks to text; all other files pass through.
import { Fault } from '@silosmith/kernel';
import { isZip } from '../decode/file-kind.ts';
import { HEAD_BYTES, readHead } from '../read-file.ts';
import { packedKind } from './packed-kind.ts';
import { zipDirectory } from './zip-directory.ts';

const MEGABYTE = 1_048_576;
/** Bytes: about a full sheet of a million rows with a dozen columns. */
const MOST_UNPACKED_BYTES = 512 * MEGABYTE;
/** Bytes of the same sheet as text. Empty cells count, so this bounds rows × columns. */
const MOST_TEXT_CHARACTERS = 256 * MEGABYTE;
/** Sheets inspected for keywords, from the first. */
const MOST_SHEETS = 12;
/** Minimum confidence, 0 to 1, that a sheet contains keywords. */
const SURE = 0.7;
/** Names of sheets with excluded (negative) keywords. */
const UNWANTED = /negativ|exclu|ausgeschl|ausschl/iu;

interface Sheet {
  readonly name: string;
  readonly text: Uint8Array;
  /** Confidence that it contains keywords, 0 to 1. */
  readonly confidence: number;
}

/** Non-empty sheets that are not read. */
export interface LeftOutSheets {
  readonly workbook: string;
  readonly names: readonly string[];
}

/**
 * Prepares a file for `detect` and `importKeywords`: an .xlsx workbook becomes one file of tab-separated UTF-8 for
 * each sheet that clearly contains keywords (the likeliest if none does), line numbers equal to row numbers; any other
 * file is returned unchanged. Skipped sheets are listed on the first file, for the import report. The workbook reader is
 * loaded only for workbooks.
 * @throws Fault `intake.unreadable-spreadsheet`, `intake.spreadsheet-too-large`, `intake.sheet-too-large`,
 * `intake.other-document`, `intake.archive`, `intake.empty-file`.
 */
export async function prepareFile<T extends { readonly name: string; readonly bytes: Uint8Array }>(
  file: T,
): Promise<(T & { readonly leftOutSheets?: LeftOutSheets })[]> {
  if (!isZip(file.bytes)) return [file];
  refuseOtherPacked(file.bytes, file.name);
  const { sheets, leftOut } = await keywordSheets(file.bytes, file.name);
  const name = file.name.replace(/\.xlsx$/iu, '');
  return sheets.map((sheet, at) => ({
    ...file,
    ...(at === 0 && leftOut.length > 0 ? { leftOutSheets: { workbook: file.name, names: leftOut } } : {}),
    name: sheets.length === 1 ? `${name}.xlsx` : `${name} [${sheet.name}].xlsx`,
    bytes: sheet.text,
  }));
}

async function keywordSheets(
  zip: Uint8Array,
  file: string,
): Promise<{ readonly sheets: readonly Sheet[]; readonly leftOut: readonly string[] }> {
  const { sheets, beyond } = await readSheets(zip, file);
  const sure = sheets.filter(({ name, confidence }) => confidence >= SURE && !UNWANTED.test(name));
  const best = sheets.toSorted((a, b) => b.confidence - a.confidence)[0];
  if (best === undefined || best.text.length === 0)
    throw new Fault('intake.empty-file', { params: { file }, recovery: ['fix-file'] });
  const chosen = sure.length > 0 ? sure : [best];
  const others = sheets.filter((sheet) => sheet.confidence >= 0 && !chosen.includes(sheet));
  return { sheets: chosen, leftOut: [...others.map(({ name }) => name), ...beyond] };
}

/** Throws if a ZIP is not a workbook, or if its declared sizes are too large. */
function refuseOtherPacked(zip: Uint8Array, file: string): void {
  const directory = zipDirectory(zip);
  if (directory === null)
    throw new Fault('intake.unreadable-spreadsheet', { params: { file }, recovery: ['fix-file'] });
  const kind = packedKind(directory);
  if (kind === 'ZIP') throw new Fault('intake.archive', { params: { file }, recovery: ['fix-file'] });
  if (kind !== 'XLSX')
    throw new Fault('intake.other-document', { params: { file, kind }, recovery: ['fix-file'] });
  let stated = 0;
  for (const { unpackedBytes } of directory.values()) stated += unpackedBytes;
  if (stated > MOST_UNPACKED_BYTES) throw tooLarge(file);
}

function tooLarge(file: string): Fault {
  return new Fault('intake.spreadsheet-too-large', {
    params: { file, limit: MOST_UNPACKED_BYTES / MEGABYTE },
    recovery: ['fix-file'],
  });
}

/** The first sheets, and the names of the rest. */
async function readSheets(
  zip: Uint8Array,
  file: string,
): Promise<{ readonly sheets: readonly Sheet[]; readonly beyond: readonly string[] }> {
  const { openWorkbook, OverBudget, SheetTooLarge } = await import('./workbook.ts');
  let sheet = '';
  try {
    const budget = { bytes: MOST_UNPACKED_BYTES };
    const workbook = openWorkbook(zip, budget, { mostCharacters: MOST_TEXT_CHARACTERS });
    const names = workbook.sheetNames;
    const sheets = names.slice(0, MOST_SHEETS).map((name, at): Sheet => {
      sheet = name;
      const text = workbook.textOf(at);
      return { name, text, confidence: keywordConfidence(text, file) };
    });
    return { sheets, beyond: names.slice(MOST_SHEETS) };
  } catch (cause) {
    if (cause instanceof OverBudget) throw tooLarge(file);
    if (cause instanceof SheetTooLarge) {
      const params = { file, sheet, limit: MOST_TEXT_CHARACTERS / MEGABYTE };
      throw new Fault('intake.sheet-too-large', { params, recovery: ['fix-file'] });
    }
    throw new Fault('intake.unreadable-spreadsheet', { params: { file }, recovery: ['fix-file'], cause });
  }
}

/** How sure a sheet is to hold keywords, 0 to 1 (0 for one that `detect` refuses); below 0 where it is empty. */
function keywordConfidence(text: Uint8Array, file: string): number {
  if (!text.some((byte) => byte > 0x20)) return -0.5;
  try {
    const { detection, dialect } = readHead(text.subarray(0, HEAD_BYTES), {
      encoding: 'xlsx',
      cut: text.length > HEAD_BYTES,
      file,
    });
    const rows = dialect.records.slice(dialect.header + 1);
    // A template: were it taken, it would be refused for having no rows, and the other sheets with it.
    if (rows.every(({ cells }) => cells.every((cell) => cell === ''))) return 0;
    return detection.headerLine === 0 ? detection.confidence / 2 : detection.confidence;
  } catch (error) {
    // One sheet too wide spoils no workbook; where it is the only one, `detect` refuses it by its own name.
    if (error instanceof Fault) return 0;
    throw error;
  }
}
