// Rows are processed in batches of a few hundred, as columns, so that each step is one tight loop.

/** Rows per batch: positions and bytes fit the CPU cache. */
export const BATCH_ROWS = 512;

export class RowBatch {
  count = 0;
  readonly line: Uint32Array = new Uint32Array(BATCH_ROWS);
  /** Folded hash of the keyword. */
  readonly hash: Uint32Array = new Uint32Array(BATCH_ROWS);
  /** Offset of the cleaned keyword in the keyword column's buffer. */
  readonly keywordStart: Int32Array = new Int32Array(BATCH_ROWS);
  readonly keywordLength: Int32Array = new Int32Array(BATCH_ROWS);
  /** Row of the table; −1 − row for a new keyword. */
  readonly row: Int32Array = new Int32Array(BATCH_ROWS);
}
