// Detection of encoding, dialect, tool and column roles from the first 64 kB of a keyword file.
import type { Detection } from '@silosmith/contract';
import { delimiterByte } from './dialect/dialect.ts';
import { type HeadReading, headText, type OpenFile, openFile, readHead } from './read-file.ts';
import { headRecords } from './rows/head-records.ts';

export interface DetectOptions {
  /** Used in faults; `.xlsx` marks a workbook that `prepareFile` has converted to text. */
  readonly fileName?: string;
  /** Content language; headers are looked up in every language. */
  readonly language?: string;
}

/**
 * Encoding, delimiter, header, tool and the role of each column.
 * @param head the file, or its first 64 kB and more. Workbooks go through `prepareFile` first.
 * @throws Fault `intake.no-data-rows`, those of `refuseBinary` and `refuseMarkup`.
 */
export function detect(head: Uint8Array, options: DetectOptions = {}): Detection {
  const file = options.fileName ?? '';
  return detectHead(openFile(head, file), file).detection;
}

/** `detect`, with the records it sampled. */
export function detectHead(opened: OpenFile, file: string): HeadReading {
  const { text, cut } = headText(opened);
  return readHead(text, { encoding: isWorkbookName(file) ? 'xlsx' : opened.encoding, cut, file });
}

/** Whether the text was extracted from a workbook, by file name. */
function isWorkbookName(file: string): boolean {
  return /\.xlsx$/iu.test(file);
}

/**
 * The first `count` data rows of a file, cells in full, padded to the number of columns.
 * @param head as for `detect`.
 */
export function previewRows(head: Uint8Array, detection: Detection, count: number): string[][] {
  const { text, cut } = headText(openFile(head, ''));
  const records = headRecords(text, delimiterByte(detection.delimiter), {
    limit: detection.headerLine + 10 * count,
    width: detection.columns.length,
    cut,
  });
  return records
    .slice(detection.headerLine)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .slice(0, count)
    .map(({ cells }) => detection.columns.map((_, column) => cells[column] ?? ''));
}
