// What is known of the rows read together, before they enter the table? A few hundred rows, so that each step is one tight loop.

/** Rows of a batch: their positions and their bytes fit the processor's cache. */
export const BATCH_ROWS = 512;

export class RowBatch {
  count = 0;
  readonly line: Uint32Array = new Uint32Array(BATCH_ROWS);
  /** Folded hash of the keyword. */
  readonly hash: Uint32Array = new Uint32Array(BATCH_ROWS);
  /** Where the cleaned keyword waits in the keyword column's buffer. */
  readonly keywordStart: Int32Array = new Int32Array(BATCH_ROWS);
  readonly keywordLength: Int32Array = new Int32Array(BATCH_ROWS);
  /** Row of the table; -1 - row where the keyword is new. */
  readonly row: Int32Array = new Int32Array(BATCH_ROWS);
}
