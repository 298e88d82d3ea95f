import type { DropReason, ImportReport } from '@silosmith/contract';

/** Merges listed individually; all are counted. */
const LISTED_MERGES = 1_000;

/** Notes about a file that was readable nevertheless. */
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
  #secondary = 0;
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

  /** Line of the first dropped row, 0 for none. */
  get firstDroppedLine(): number {
    return this.#dropped[0]?.line ?? 0;
  }

  /** Whether the next merge will be listed (then its keyword must be given). */
  get listsMerges(): boolean {
    return this.#mergedRows.length < LISTED_MERGES;
  }

  countMerge(): void {
    this.#merged++;
  }

  /** A keyword that only another's cell of secondary keywords has. */
  countSecondary(): void {
    this.#secondary++;
  }

  listMerge(line: number, intoLine: number, keyword: string, file: string): void {
    this.#mergedRows.push(
      this.#files.length > 1 ? { line, intoLine, keyword, file } : { line, intoLine, keyword },
    );
  }

  note(code: NoteCode, params: Readonly<Record<string, string | number>>): void {
    this.#notes.push({ code, params: { ...params } });
  }

  /** @param keywords of the table. */
  finish(keywords: number): ImportReport {
    return {
      rowsRead: this.rowsRead,
      imported: keywords - this.#secondary,
      merged: this.#merged,
      ...(this.#secondary === 0 ? {} : { secondary: this.#secondary }),
      dropped: this.#dropped,
      mergedRows: this.#mergedRows,
      blankRows: this.blankRows,
      notes: this.#notes,
      files: this.#files,
    };
  }
}
