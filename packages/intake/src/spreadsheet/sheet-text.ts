// How does a sheet become text that the same reader takes? One line a row, so that line numbers are the sheet's row numbers.

/** A cell as the workbook reader gives it. */
export type SheetCell = string | number | boolean | object | null | undefined;

/** Tab-separated UTF-8. Line breaks inside a cell become blanks. */
export function sheetText(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  return new TextEncoder().encode(rows.map((row) => row.map(cellOf).join('\t')).join('\n'));
}

function cellOf(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  const line = text.replace(/[\t\r\n]+/gu, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** Three decimals could be thousands to a reader of text: a fourth leaves no doubt. */
function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/u.test(text) ? `${text}0` : text;
}
