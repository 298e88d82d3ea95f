// CSV that a spreadsheet opens without running anything in it.

/** Without it Excel decodes UTF-8 as the system's code page. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** Leading characters that a spreadsheet evaluates as a formula (OWASP, CSV injection), full-width forms included. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u;

/** One cell: a leading formula character gets an apostrophe before it, separators and quotes are quoted. A negative number stays one. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Ends with a line break (RFC 4180). */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
