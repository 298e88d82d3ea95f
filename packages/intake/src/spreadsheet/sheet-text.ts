// Converts a sheet to tab-separated text, one line per row, so that line numbers equal the sheet's row numbers.
import { concatBytes } from '@silosmith/kernel';
import type { XmlReader } from './read-xml.ts';

/** Workbook parts that cells refer to. */
export interface SheetContext {
  /** Normalised by `plainLine`. */
  readonly sharedTexts: readonly string[];
  /** Whether a style formats numbers as dates. */
  readonly isDate: (style: number) => boolean;
  /** Day 0 is 1904-01-01 instead of 1899-12-30. */
  readonly startsIn1904: boolean;
}

export interface SheetLimits {
  /** Bytes of one sheet's text, empty cells included, and of the shared strings. */
  readonly mostCharacters: number;
}

/** A sheet or the shared strings exceed the limits. */
export class SheetTooLarge extends Error {}

/** Excel's own limits. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** Characters per encoded chunk, about. */
const PIECE = 65_536;
const DAY_MS = 86_400_000;

/**
 * Tab-separated UTF-8. Line breaks inside a cell become spaces. Cost is that of the cells present, plus a tab or a line feed
 * per skipped column or row: a single cell in the last corner yields a megabyte, not a billion cells.
 */
export function sheetText(
  context: SheetContext,
  limits: SheetLimits,
): { readonly reader: XmlReader; finish(): Uint8Array } {
  const text = textPieces(limits);
  /** Row being written, 1-based. */
  let line = 1;
  let row = 0;
  let cells: string[] = [];
  let column = -1;
  let rowCharacters = 0;
  let type = '';
  let style = -1;
  let value = '';
  let inValue = false;
  let inReading = false;
  return {
    reader: {
      open(name, attributes) {
        if (name === 'row') {
          // Rows must ascend; one that does not goes below the previous one.
          row = Math.max(row + 1, rowNumber(attributes.r));
          if (row > MOST_ROWS) throw new RangeError('no such row');
          cells = [];
          column = -1;
          rowCharacters = 0;
        } else if (name === 'c') {
          column = columnOf(attributes.r) ?? column + 1;
          if (column >= MOST_COLUMNS) throw new RangeError('no such column');
          type = attributes.t ?? 'n';
          style = Number(attributes.s ?? -1);
          value = '';
        } else if (name === 'rPh') inReading = true;
        inValue = name === 'v' || (name === 't' && !inReading);
      },
      text(piece) {
        if (inValue) value += piece;
      },
      close(name) {
        if (name === 'rPh') inReading = false;
        else if (name === 'v' || name === 't') inValue = false;
        else if (name === 'c') {
          const shown = cellText(value, type, style, context);
          if (shown === '') return;
          rowCharacters += shown.length;
          if (rowCharacters > limits.mostCharacters) throw new SheetTooLarge();
          cells[column] = shown;
        } else if (name === 'row' && cells.length > 0) {
          text.add('\n'.repeat(row - line) + cells.join('\t'));
          line = row;
        }
      },
    },
    finish: text.finish,
  };
}

function rowNumber(reference: string | undefined): number {
  const number = Number(reference);
  return Number.isSafeInteger(number) ? number : 0;
}

/** Zero-based: `C7` → 2; undefined if the cell has no reference. */
function columnOf(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined;
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = (reference.charCodeAt(at) | 0x20) - 0x60;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > MOST_COLUMNS) break;
  }
  return at === 0 ? undefined : column - 1;
}

/** The displayed text of the cell; '' for an error value. */
function cellText(value: string, type: string, style: number, context: SheetContext): string {
  if (type === 'e' || value === '') return '';
  if (type === 's') return context.sharedTexts[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type !== 'n') return plainLine(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return plainLine(value);
  return style >= 0 && context.isDate(style) ? dateText(number, context.startsIn1904) : numberText(number);
}

/** Excel escapes control characters as `_x000D_`. */
const ESCAPED = /_x([\da-f]{4})_/giu;

/** Text without tabs and line breaks, quoted if a tab-separated reader would misread it. */
export function plainLine(text: string): string {
  const unescaped = text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  const line = unescaped.replace(/[\t\r\n]+/gu, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** A number with three decimals could be read as thousands: a fourth decimal makes it unambiguous. */
function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/u.test(text) ? `${text}0` : text;
}

/** `2026-01-31`; a number outside the calendar is returned as a number. */
function dateText(serial: number, startsIn1904: boolean): string {
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.round(serial * DAY_MS));
  return Number.isNaN(date.getTime()) ? numberText(serial) : date.toISOString().slice(0, 10);
}

function textPieces({ mostCharacters }: SheetLimits) {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let gathered = '';
  let characters = 0;
  const flush = (): void => {
    pieces.push(encoder.encode(gathered));
    gathered = '';
  };
  return {
    add(text: string): void {
      characters += text.length;
      if (characters > mostCharacters) throw new SheetTooLarge();
      gathered += text;
      if (gathered.length >= PIECE) flush();
    },
    finish(): Uint8Array {
      flush();
      return concatBytes(pieces);
    },
  };
}
