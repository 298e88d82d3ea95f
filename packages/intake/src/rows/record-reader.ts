// Tokenises records and cells in one pass over UTF-8 bytes; keeps positions, never strings.

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** Equals no byte. */
export const NO_DELIMITER = 256;

/** Which part of a file to read, and which columns to keep. */
export interface RecordReaderOptions {
  /** A byte such as 0x2c; NO_DELIMITER where the file has one column only. */
  readonly delimiter: number;
  /** Column indexes whose cells are kept, in slot order. */
  readonly columns: readonly number[];
  /** Offset to start at; a record must begin there. */
  readonly start?: number;
  /** Line number (1-based) of that offset. */
  readonly line?: number;
  /** Offset to stop before; the end of the bytes by default. */
  readonly end?: number;
  /** Batch size: records whose positions are kept at once, 1 by default (see `next`). */
  readonly batch?: number;
  /** Usual number of cells per record, if known: used to recognise a quoted cell that swallowed whole records. */
  readonly width?: number;
}

/** Minimum number of delimiters in a quoted cell that look like those of records: fewer may be a coincidence. */
const SWALLOWED_DELIMITERS = 6;
/** Share of record-like lines in a quoted cell from which they are taken as records. */
const SWALLOWED_SHARE = 0.9;

/**
 * Reads RFC 4180 leniently: any line ending, and quotes that a spreadsheet would tolerate.
 * A quote opens a cell only as its first character. Text after a closing quote belongs to the cell. A quoted cell
 * over several lines must close before a delimiter or a line end, and must not contain lines with as many cells as records:
 * otherwise its opening quote is a plain character (counted in `strayQuotes`), so that one stray quote never swallows the
 * lines below it.
 */
export class RecordReader {
  /**
   * Slot s of the record read as number `at` of a batch is `bytes[starts[i] .. ends[i])`, without its outer quotes, where
   * i = s × batch + at.
   */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 if the cell has doubled quotes or text after its closing quote, see `cellBytes`. */
  readonly escaped: Uint8Array;
  readonly batch: number;
  /** Number of cells of the current record. */
  cellCount = 0;
  /** 1-based line on which the current record begins. */
  line = 0;
  recordStart = 0;
  /** Offset after the last cell of the current record, before its line ending. */
  recordEnd = 0;
  /** Offset of the next record. */
  position: number;
  strayQuotes = 0;
  firstStrayQuoteLine = 0;

  readonly #bytes: Uint8Array;
  readonly #delimiter: number;
  readonly #end: number;
  readonly #slotOf: Int32Array;
  readonly #width: number;
  #nextLine: number;

  constructor(bytes: Uint8Array, options: RecordReaderOptions) {
    this.#bytes = bytes;
    this.#delimiter = options.delimiter;
    this.#end = options.end ?? bytes.length;
    this.#width = options.width ?? 0;
    this.position = options.start ?? 0;
    this.#nextLine = options.line ?? 1;
    const last = options.columns.reduce((most, column) => Math.max(most, column), -1);
    this.#slotOf = new Int32Array(last + 1).fill(-1);
    options.columns.forEach((column, slot) => {
      this.#slotOf[column] = slot;
    });
    this.batch = options.batch ?? 1;
    this.starts = new Int32Array(options.columns.length * this.batch);
    this.ends = new Int32Array(options.columns.length * this.batch);
    this.escaped = new Uint8Array(options.columns.length * this.batch);
  }

  /**
   * Moves to the next record; false at the end. Missing cells are empty.
   * @param number index of the record in the batch, from 0.
   */
  next(number = 0): boolean {
    const bytes = this.#bytes;
    const end = this.#end;
    let at = this.position;
    if (at >= end) return false;
    const { starts, ends, escaped } = this;
    const slotOf = this.#slotOf;
    const wanted = slotOf.length;
    const delimiter = this.#delimiter;
    const batch = this.batch;
    this.recordStart = at;
    this.line = this.#nextLine;
    let column = 0;
    for (;;) {
      let from = at;
      let to = -1;
      let rough = 0;
      let byte = at < end ? (bytes[at] ?? 0) : LINE_FEED;
      if (byte === QUOTE) {
        to = this.#quotedCell(at, column);
        if (to >= 0) {
          from = at + 1;
          rough = this.#rough;
          at = this.#after;
          byte = at < end ? (bytes[at] ?? 0) : LINE_FEED;
        }
      }
      if (to < 0) {
        while (byte !== delimiter && byte !== LINE_FEED && byte !== RETURN) {
          at++;
          if (at >= end) break;
          byte = bytes[at] ?? 0;
        }
        to = at;
      }
      const slot = column < wanted ? (slotOf[column] ?? -1) : -1;
      if (slot >= 0) {
        const place = slot * batch + number;
        starts[place] = from;
        ends[place] = to;
        escaped[place] = rough;
      }
      column++;
      if (at >= end || byte !== delimiter) break;
      at++;
    }
    if (column < wanted) this.#clearFrom(column, number);
    this.cellCount = column;
    this.recordEnd = at;
    if (at < end) {
      at += bytes[at] === RETURN && bytes[at + 1] === LINE_FEED ? 2 : 1;
      this.#nextLine++;
    }
    this.position = at;
    return true;
  }

  #rough = 0;
  #after = 0;
  #linesInside = 0;

  /** End of the content of the cell that opens with the quote at `open` (`#after`: where the cell ends), or -1 for a plain character. */
  #quotedCell(open: number, column: number): number {
    const close = this.#closingQuote(open);
    if (close < 0 || (this.#linesInside > 0 && this.#swallowsRecords(open, close, column))) {
      if (this.strayQuotes++ === 0) this.firstStrayQuoteLine = this.#nextLine;
      return -1;
    }
    this.#nextLine += this.#linesInside;
    const bytes = this.#bytes;
    let onlyBlank = true;
    let at = close + 1;
    for (; at < this.#end; at++) {
      const byte = bytes[at];
      if (byte === this.#delimiter || byte === LINE_FEED || byte === RETURN) break;
      if (byte !== SPACE && byte !== TAB) onlyBlank = false;
    }
    this.#after = at;
    if (onlyBlank) return close;
    this.#rough = 1;
    return at;
  }

  #clearFrom(column: number, number: number): void {
    for (let missing = column; missing < this.#slotOf.length; missing++) {
      const slot = this.#slotOf[missing] ?? -1;
      if (slot < 0) continue;
      const place = slot * this.batch + number;
      this.starts[place] = 0;
      this.ends[place] = 0;
      this.escaped[place] = 0;
    }
  }

  /** Offset of the quote that closes the cell opened at `open`; -1 where that quote opens nothing. */
  #closingQuote(open: number): number {
    const bytes = this.#bytes;
    const end = this.#end;
    let lines = 0;
    let doubled = 0;
    for (let at = open + 1; at < end; at++) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        if (at + 1 < end && bytes[at + 1] === QUOTE) {
          doubled = 1;
          at++;
          continue;
        }
        if (lines > 0 && !this.#closesWell(at + 1)) return -1;
        this.#rough = doubled;
        this.#linesInside = lines;
        return at;
      }
      if (byte === LINE_FEED || (byte === RETURN && bytes[at + 1] !== LINE_FEED)) lines++;
    }
    return -1;
  }

  /** Whether the lines of a quoted cell, the first and last completed to full lines, are records of the file. */
  #swallowsRecords(open: number, close: number, column: number): boolean {
    const width = this.#width;
    const lines = this.#linesInside + 1;
    if (width === 0) return false;
    // Single-column list: no keyword spans three lines.
    if (width === 1) return lines > 2;
    if (lines * (width - 1) < SWALLOWED_DELIMITERS) return false;
    const isSpaced = this.#isSpacedAfter(close + 1);
    let alike = 0;
    let cells = column + 1;
    for (let at = open + 1; ; at++) {
      const byte = at < this.#end ? this.#bytes[at] : LINE_FEED;
      // A comma before a space is one of a sentence, where the file's own have none behind them.
      if (byte === this.#delimiter && (isSpaced || this.#bytes[at + 1] !== SPACE)) cells++;
      if (byte !== LINE_FEED && byte !== RETURN) continue;
      if (byte === RETURN && this.#bytes[at + 1] === LINE_FEED) continue;
      if (cells === width) alike++;
      cells = 1;
      if (at >= close) break;
    }
    return alike >= SWALLOWED_SHARE * lines;
  }

  /** Whether the delimiter at or behind `after` has a space behind it. */
  #isSpacedAfter(after: number): boolean {
    const at = this.#bytes.indexOf(this.#delimiter, after);
    return at >= 0 && at < this.#end && this.#bytes[at + 1] === SPACE;
  }

  #closesWell(after: number): boolean {
    const bytes = this.#bytes;
    let at = after;
    while (at < this.#end && (bytes[at] === SPACE || (bytes[at] === TAB && this.#delimiter !== TAB))) at++;
    if (at >= this.#end) return true;
    const byte = bytes[at];
    return byte === this.#delimiter || byte === LINE_FEED || byte === RETURN;
  }
}
