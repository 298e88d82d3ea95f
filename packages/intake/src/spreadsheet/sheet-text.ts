// How does a sheet become text that the same reader takes? One line a row, so that line numbers are the sheet's row numbers.
import type { XmlReader } from './read-xml.ts';

/** What cells refer to. */
export interface SheetContext {
  /** Each as `plainLine` makes it. */
  readonly sharedTexts: readonly string[];
  /** Whether a style shows a number as a date. */
  readonly isDate: (style: number) => boolean;
  /** Day 0 is 1904-01-01 instead of 1899-12-30. */
  readonly startsIn1904: boolean;
}

export interface SheetLimits {
  /** Of one sheet's text, empty cells included, and of the texts that all sheets share. */
  readonly mostCharacters: number;
}

/** A sheet, or what the sheets share, is more than the limits allow. */
export class SheetTooLarge extends Error {}

/** What Excel itself allows. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** Text is encoded in pieces of about this many characters. */
const PIECE = 65_536;
const DAY_MS = 86_400_000;

/**
 * Tab-separated UTF-8. Line breaks inside a cell become blanks. Only cells that are there cost anything, and a gap before
 * one costs a tab or a line feed each: a single cell in the last corner makes a megabyte, not a billion cells.
 */
export function sheetText(
  context: SheetContext,
  limits: SheetLimits,
): { readonly reader: XmlReader; finish(): Uint8Array } {
  const text = textPieces(limits);
  /** Row of the line that is written, 1-based. */
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
          // Rows ascend; one that does not is placed below the one before it.
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

/** `C7` is column 2; undefined where the cell does not say. */
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

/** As a person sees the cell; '' for an error. */
function cellText(value: string, type: string, style: number, context: SheetContext): string {
  if (type === 'e' || value === '') return '';
  if (type === 's') return context.sharedTexts[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type !== 'n') return plainLine(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return plainLine(value);
  return style >= 0 && context.isDate(style) ? dateText(number, context.startsIn1904) : numberText(number);
}

/** Excel writes a control character as its code: `_x000D_`. */
const ESCAPED = /_x([\da-f]{4})_/giu;

/** A text as one line that means the same to a reader of tab-separated text. */
export function plainLine(text: string): string {
  const unescaped = text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  const line = unescaped.replace(/[\t\r\n]+/gu, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** Three decimals could be thousands to a reader of text: a fourth leaves no doubt. */
function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/u.test(text) ? `${text}0` : text;
}

/** `2026-01-31`; a number that is no day of our calendar stays a number. */
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
      const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
}
