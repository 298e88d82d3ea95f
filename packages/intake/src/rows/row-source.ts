import type { ColumnRole } from '@silosmith/contract';

export interface RowSource {
  readonly file: string;
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** A byte; NO_DELIMITER where the file has one column. */
  readonly delimiter: number;
  /** 1-based record number of the header, 0 for none. */
  readonly headerLine: number;
  readonly headers: readonly string[];
  /** Columns with a role; the keyword first. */
  readonly columns: readonly { readonly index: number; readonly role: ColumnRole }[];
}
