// What became of every row? Counted while reading, so that the report adds up.
import type { DropReason, ImportReport } from '@silosmith/contract';

/** Merges listed one by one; all are counted. */
const LISTED_MERGES = 1_000;

/** Things worth telling about a file that could be read all the same. */
export type NoteCode =
  | 'invalid-utf8'
  | 'ragged-rows'
  | 'unterminated-quote'
  | 'formula-cells'
  | 'sheets-left-out'
  | 'difficulty-scaled';

export class ReportBuilder {
  rowsRead = 0;
  blankRows = 0;
  #merged = 0;
  readonly #files: string[];
  readonly #dropped: ImportReport['dropped'] = [];
  readonly #mergedRows: NonNullable<ImportReport['mergedRows']> = [];
  readonly #notes: NonNullable<ImportReport['notes']> = [];

  constructor(files: readonly string[]) {
    this.#files = [...files];
  }

  drop(line: number, reason: DropReason, file: string): void {
    this.#dropped.push(this.#files.length > 1 ? { line, reason, file } : { line, reason });
  }

  /** Line of the first row that was dropped, 0 where none was. */
  get firstDroppedLine(): number {
    return this.#dropped[0]?.line ?? 0;
  }

  /** Whether the next merge is still listed (its keyword must then be given). */
  get listsMerges(): boolean {
    return this.#mergedRows.length < LISTED_MERGES;
  }

  countMerge(): void {
    this.#merged++;
  }

  listMerge(line: number, intoLine: number, keyword: string, file: string): void {
    this.#mergedRows.push(
      this.#files.length > 1 ? { line, intoLine, keyword, file } : { line, intoLine, keyword },
    );
  }

  note(code: NoteCode, params: Readonly<Record<string, string | number>>): void {
    this.#notes.push({ code, params: { ...params } });
  }

  finish(imported: number): ImportReport {
    return {
      rowsRead: this.rowsRead,
      imported,
      merged: this.#merged,
      dropped: this.#dropped,
      mergedRows: this.#mergedRows,
      blankRows: this.blankRows,
      notes: this.#notes,
      files: this.#files,
    };
  }
}
