// The keywords of a cell that lists several.
import { saysNothing } from '../columns/column-values.ts';

const LINE_BREAKS = /[\r\n]+/u;
const STRONG = /[;|；]+/u;
/** Commas, but for those within figures: '1,300'. */
const COMMAS = /[,，、](?!\d{3}(?!\d))/u;
const IN_BRACKETS = /\([^()]*\)/gu;
/** In place of a comma within brackets; no cell holds it. */
const HELD = '\u0000';
/** Of a list: '- ', '• ', '2. ', '3) '. */
const LIST_MARK = /^(?:[-–—*•·▪]\s+|\d{1,2}[.)]\s+)/u;
const QUOTES = /^["'“”„«»]+|["'“”„«»]+$/gu;

/** Separated by line breaks, else by semicolons or bars, else by commas; without list marks and quotes, each once. */
export function listedKeywords(cell: string): string[] {
  const separator = [LINE_BREAKS, STRONG].find((one) => one.test(cell)) ?? COMMAS;
  const held = cell.replace(IN_BRACKETS, (text) => text.replaceAll(',', HELD));
  const keywords = held
    .split(separator)
    .map((part) =>
      part
        .replaceAll(HELD, ',')
        .trim()
        .replace(LIST_MARK, '')
        .replace(QUOTES, '')
        .replace(/^[,;]+|[,;]+$/gu, '')
        .trim(),
    )
    .filter((part) => !saysNothing(part));
  return [...new Set(keywords)];
}
