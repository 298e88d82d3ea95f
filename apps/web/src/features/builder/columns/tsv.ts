// The selected lines for a spreadsheet: the columns shown, in the order of the lines; several lines get their heads.
import { textAt } from '@silosmith/contract';
import type { OutlineContext } from '../commands/command.ts';

type Copied = Pick<OutlineContext, 'project' | 'messages' | 'lines' | 'columns' | 'targets'>;

export function asTsv({ project, messages, lines, columns, targets }: Copied): string {
  const cellsOf = (row: number): string[] => [
    textAt(project.table.keyword, row),
    ...columns.map(({ text }) => text(project, row, messages)),
  ];
  const heads = ['builder.outline.keyword' as const, ...columns.map(({ label }) => label)];
  const table = inLineOrder(lines.rows, targets).map(cellsOf);
  if (table.length > 1) table.unshift(heads.map((label) => messages.t(label)));
  return table.map((cells) => cells.map(cellText).join('\t')).join('\n');
}

/** What is picked and not drawn now comes after the rest. */
function inLineOrder(lines: Int32Array, targets: Int32Array): number[] {
  const wanted = new Set(targets);
  const drawn = [...lines.filter((row) => wanted.has(row))];
  for (const row of drawn) wanted.delete(row);
  return [...drawn, ...wanted];
}

/** A spreadsheet evaluates what begins like a formula (OWASP, CSV injection): an apostrophe makes it text. */
function cellText(text: string): string {
  const plain = text.replaceAll(/[\t\r\n]+/gu, ' ');
  return /^[=+\-@＝＋－＠]/u.test(plain) && !/^-?\d+(?:\.\d+)?$/u.test(plain) ? `'${plain}` : plain;
}
