import {
  type ColumnRole,
  type DetectedColumn,
  type Detection,
  type ImportReport,
  type KeywordTable,
  REPEATED_ROLES,
} from '@silosmith/contract';
import { Fault, type OnProgress } from '@silosmith/kernel';
import { plansAddresses } from './columns/planned-addresses.ts';
import { toUtf8, type Utf8Text } from './decode/to-utf8.ts';
import { detectHead } from './detect.ts';
import { delimiterByte } from './dialect/dialect.ts';
import { openFile } from './read-file.ts';
import type { HeadRecord } from './rows/head-records.ts';
import { importRows } from './rows/import-rows.ts';
import { withoutListMarks } from './rows/list-marks.ts';
import type { RowSource } from './rows/row-source.ts';
import type { LeftOutSheets } from './spreadsheet/prepare-file.ts';
import { ReportBuilder } from './table/report-builder.ts';
import { TableBuilder } from './table/table-builder.ts';

/** CSV, TSV or TXT bytes in any encoding; a paste is a file `paste.txt`; a workbook goes through `prepareFile` first. */
export interface KeywordFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Role of each column, left to right, instead of the detected ones. */
  readonly mapping?: readonly (ColumnRole | null)[];
  /** From `prepareFile`; named in the report. */
  readonly leftOutSheets?: LeftOutSheets;
}

export interface ImportOptions {
  /** Content language of the project. */
  readonly language: string;
  /** Stage `reading`, in bytes of all files. */
  readonly onProgress?: OnProgress;
}

export interface ImportResult {
  readonly table: KeywordTable;
  readonly report: ImportReport;
  /** One per file, in order; with the roles that were used. */
  readonly detections: readonly Detection[];
}

interface OpenedFile {
  readonly name: string;
  readonly text: Utf8Text;
  readonly detection: Detection;
  readonly columns: RowSource['columns'];
  readonly sample: SizeSample;
}

/** Size estimate of a file, from its head. */
interface SizeSample {
  readonly rowsPerByte: number;
  /** Average bytes of a keyword. */
  readonly keywordBytes: number;
}

const LINE_FEED = 0x0a;
const MOST_SHEETS_NAMED = 50;
/** Upper bound of the initial allocation, since a sample may mislead. */
const MOST_EXPECTED_ROWS = 2_000_000;
const MOST_EXPECTED_BYTES = 64 * 1024 * 1024;

/**
 * Reads all files into one table: a keyword has one row, whatever its letter case; volume is the largest known,
 * difficulty the first known, addresses all of them, topic, page type and intent the first stated.
 * @throws Fault as `detect` does, and `intake.no-data-rows`, `intake.no-keyword-column`, `intake.mapping-failed`.
 */
export function importKeywords(files: readonly KeywordFile[], options: ImportOptions): ImportResult {
  const report = new ReportBuilder(files.map(({ name }) => name));
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const opened = files.map(openKeywordFile);
  for (const { leftOutSheets } of files) if (leftOutSheets) noteLeftOut(leftOutSheets, report);
  const table = new TableBuilder(...expectedSize(opened));
  let before = 0;
  opened.forEach((file, at) => {
    const size = files[at]?.bytes.length ?? 0;
    const rowsBefore = report.rowsRead;
    importOne(file, table, report, (done) => {
      const share = file.text.bytes.length === 0 ? 1 : done / file.text.bytes.length;
      options.onProgress?.({ stage: 'reading', done: before + Math.round(share * size), total });
    });
    before += size;
    refuseWithoutRows(file, report.rowsRead - rowsBefore);
  });
  const { table: finished, difficultyScaled } = table.finish();
  if (difficultyScaled) report.note('difficulty-scaled', { count: finished.rowCount });
  if (finished.rowCount === 0) throw mappingFailed(opened[0], report);
  return {
    table: finished,
    report: report.finish(finished.rowCount),
    detections: opened.map(({ detection }) => detection),
  };
}

function openKeywordFile({ name, bytes, mapping }: KeywordFile): OpenedFile {
  const opened = openFile(bytes, name);
  const decoded = toUtf8(opened.body, opened.encoding);
  const { detection: found, dialect } = detectHead(opened, name);
  const text =
    found.columns.length > 1
      ? decoded
      : { ...decoded, bytes: withoutListMarks(decoded.bytes, found.headerLine) };
  const detection =
    mapping === undefined ? found : { ...found, confidence: 1, columns: mapped(found.columns, mapping) };
  const columns = detection.columns.flatMap(({ index, role }) => (role === null ? [] : [{ index, role }]));
  const keyword = columns.find(({ role }) => role === 'keyword');
  if (keyword === undefined) {
    throw new Fault('intake.no-keyword-column', {
      params: { file: name, line: Math.max(1, found.headerLine), columns: namesOf(found) },
      recovery: ['fix-file'],
    });
  }
  return {
    name,
    text,
    detection,
    columns: [keyword, ...columns.filter((one) => one !== keyword)],
    sample: sampleOf(dialect.records, keyword.index, text.bytes.length),
  };
}

function sampleOf(records: readonly HeadRecord[], keyword: number, fileBytes: number): SizeSample {
  const bytes = Math.max(1, records.at(-1)?.end ?? fileBytes);
  const letters = records.reduce((sum, { cells }) => sum + (cells[keyword]?.length ?? 0), 0);
  return {
    rowsPerByte: records.length / bytes,
    keywordBytes: Math.max(4, letters / Math.max(1, records.length)),
  };
}

/** Roles chosen by the user; if two columns have the same role, the first keeps it, but for those that may be repeated. */
function mapped(
  columns: readonly DetectedColumn[],
  mapping: readonly (ColumnRole | null)[],
): DetectedColumn[] {
  const taken = new Set<ColumnRole>();
  return columns.map((column, index) => {
    const role = mapping[index] ?? null;
    if (role === null || (taken.has(role) && !REPEATED_ROLES.includes(role)))
      return { ...column, role: null, confidence: 0 };
    taken.add(role);
    return { ...column, role, confidence: 1 };
  });
}

function namesOf({ columns }: Detection): string {
  return columns
    .slice(0, 12)
    .map(({ header, index }) => header || `#${index + 1}`)
    .join(', ');
}

function importOne(
  { name, text, detection, columns }: OpenedFile,
  table: TableBuilder,
  report: ReportBuilder,
  onProgress: (done: number) => void,
): void {
  if (text.repaired > 0) {
    report.note('invalid-utf8', {
      file: name,
      count: text.repaired,
      line: lineAt(text.bytes, text.firstRepair),
    });
  }
  const source: RowSource = {
    file: name,
    bytes: text.bytes,
    delimiter: delimiterByte(detection.delimiter),
    headerLine: detection.headerLine,
    headers: detection.columns.map(({ header }) => header),
    columns,
  };
  const read = columns.map(({ index, role }) => ({ role, header: source.headers[index] ?? '' }));
  table.planAddresses(plansAddresses(read));
  importRows(source, table, report, onProgress);
}

function noteLeftOut({ workbook, names }: LeftOutSheets, report: ReportBuilder): void {
  const sheets =
    names.slice(0, MOST_SHEETS_NAMED).join(', ') + (names.length > MOST_SHEETS_NAMED ? ' …' : '');
  report.note('sheets-left-out', { file: workbook, count: names.length, sheets });
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0 && at < offset; at = bytes.indexOf(LINE_FEED, at + 1))
    line++;
  return line;
}

/** Initial capacity in rows and keyword bytes, from the sample of each file plus an eighth, so that columns rarely grow. */
function expectedSize(files: readonly OpenedFile[]): [rows: number, bytes: number] {
  let rows = 16;
  let keywordBytes = 256;
  for (const { text, sample } of files) {
    const count = 1.125 * text.bytes.length * sample.rowsPerByte;
    rows += Math.ceil(count);
    keywordBytes += Math.ceil(Math.min(text.bytes.length, count * sample.keywordBytes));
  }
  return [Math.min(rows, MOST_EXPECTED_ROWS), Math.min(keywordBytes, MOST_EXPECTED_BYTES)];
}

function refuseWithoutRows({ name, detection }: OpenedFile, rows: number): void {
  if (rows > 0) return;
  throw new Fault('intake.no-data-rows', {
    params: { file: name, line: detection.headerLine },
    recovery: ['fix-file'],
  });
}

function mappingFailed(file: OpenedFile | undefined, report: ReportBuilder): Fault {
  const keyword = file?.detection.columns.find(({ role }) => role === 'keyword');
  return new Fault('intake.mapping-failed', {
    params: {
      file: file?.name ?? '',
      column: keyword?.header || `#${(keyword?.index ?? 0) + 1}`,
      line: report.firstDroppedLine,
    },
    recovery: ['fix-file'],
  });
}
