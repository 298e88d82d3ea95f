// Which tables of the documents are written from the code, and where they go: between `<!-- name: … -->` and `<!-- /name -->`.
import { createMessages } from '@silosmith/messages';
import { settingsTable } from '../apps/server/src/settings-help.ts';

export interface DocumentTable {
  /** From the root of the repository. */
  readonly file: string;
  readonly name: string;
  /** The head, then the rows. */
  readonly table: () => readonly (readonly string[])[];
}

export const DOCUMENT_TABLES: readonly DocumentTable[] = [
  { file: 'README.md', name: 'settings', table: () => settingsTable(createMessages('en')) },
];

/** Throws where the document has no place for the table. */
export function withTable(document: string, name: string, rows: readonly (readonly string[])[]): string {
  const place = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[^]*?(<!-- /${name} -->)`, 'u');
  if (!place.test(document)) throw new Error(`no place for the table ${name}`);
  return document.replace(
    place,
    (_, open: string, close: string) => `${open}\n${markdown(rows)}\n\n${close}`,
  );
}

/** Columns of one width, as the formatter has them. */
function markdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => [...(cells[column] ?? '')].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
