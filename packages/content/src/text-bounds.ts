// Limits no article reaches, without which a few kilobytes of hostile markup take minutes to parse.
import { Fault } from '@silosmith/kernel';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** Characters; twice the longest reply of any model. */
export const MOST_CHARACTERS = 1_000_000;
/** HTML elements after parsing: misnested formatting yields far more of them than there are tags. */
export const MOST_ELEMENTS = 50_000;
/** Nesting depth; browsers stop at 512. */
export const DEEPEST = 200;

/**
 * Limits per Markdown delimiter, per paragraph and per article. The parser matches each delimiter
 * against the later ones of its paragraph: time is quadratic in their number, not in the length. A list or table
 * without blank lines counts as one paragraph.
 */
const MOST_MARKS = [
  ['[', 1_000, 5_000],
  ['<', 1_000, 5_000],
  ['`', 1_000, 10_000],
  ['*', 1_000, 15_000],
  ['_', 1_000, 15_000],
  ['~', 1_000, 5_000],
  ['|', 6_000, 8_000],
  ['@', 1_000, 2_000],
  ['&', 2_000, 10_000],
] as const;
/** Open brackets in a paragraph: closing one walks everything inside it. */
const DEEPEST_BRACKETS = 50;
/** Total of the marks above per article. */
const MOST_MARKS_IN_ALL = 20_000;
/** Setext heading underlines per article: each one searches the article before it. */
const MOST_UNDERLINES = 500;
const UNDERLINE = /^[\s>]{0,100}(?:=+|-+)\s*$/u;
/** Cells per table row. */
const MOST_CELLS = 100;
/** Cells of all tables; short rows are padded with empty cells. */
const MOST_CELLS_IN_ALL = 10_000;
/** Each construct that might start in a paragraph scans the rest of it. */
const MOST_CHARACTERS_IN_PARAGRAPH = 100_000;
const MOST_LINES = 20_000;
const MOST_LINES_IN_PARAGRAPH = 1_000;
/** Quotes and list items; nested ones count once per line. */
const MOST_NESTINGS = 4_000;
/** Nesting depth of quotes and lists. */
const DEEPEST_MARKDOWN = 50;
/** Indentation and markers before a line's text: its nesting. */
const LINE_START = /^[\s>*+\-\d.)]{0,2000}/u;
const NESTING = />|[-+*](?=\s)|\d{1,9}[.)](?=\s)|\t| {4}/gu;

/** Throws `content.too-long`, `content.too-many-elements` or `content.too-deep`. O(length). */
export function assertHtmlWithinBounds(html: string): void {
  if (html.length > MOST_CHARACTERS) throw tooLong();
  let elements = 0;
  const depths = new WeakMap<object, number>();
  const place = (parent: object, child: object): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > DEEPEST) throw new Fault('content.too-deep', { params: { most: DEEPEST } });
    depths.set(child, depth);
  };
  parseFragment<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...about) {
        if (++elements > MOST_ELEMENTS)
          throw new Fault('content.too-many-elements', { params: { most: MOST_ELEMENTS } });
        return defaultTreeAdapter.createElement(...about);
      },
      appendChild(parent, child) {
        place(parent, child);
        defaultTreeAdapter.appendChild(parent, child);
      },
      insertBefore(parent, child, next) {
        place(parent, child);
        defaultTreeAdapter.insertBefore(parent, child, next);
      },
    },
  });
}

/** Throws `content.too-long`, `content.too-many-marks`, `content.too-much-markup` or `content.too-deep`. O(length). */
export function assertMarkdownWithinBounds(text: string): void {
  const lines = text.length > MOST_CHARACTERS ? null : text.split(/\r\n?|\n/u);
  if (lines === null || lines.length > MOST_LINES) throw tooLong();
  const counts = MOST_MARKS.map(([mark, inParagraph, inAll]) => ({
    mark,
    inParagraph,
    inAll,
    paragraph: 0,
    all: 0,
  }));
  let nestings = 0;
  let linesInParagraph = 0;
  let underlines = 0;
  let openBrackets = 0;
  let charactersInParagraph = 0;
  let cells = 0;
  let widest = 0;
  for (const line of lines) {
    const isBlank = line.trim() === '';
    linesInParagraph = isBlank ? 0 : linesInParagraph + 1;
    charactersInParagraph = isBlank ? 0 : charactersInParagraph + line.length;
    if (linesInParagraph > MOST_LINES_IN_PARAGRAPH || charactersInParagraph > MOST_CHARACTERS_IN_PARAGRAPH)
      throw tooLong();
    for (const count of counts) {
      const found = isBlank ? 0 : occurrences(line, count.mark);
      count.paragraph = isBlank ? 0 : count.paragraph + found;
      count.all += found;
      if (count.paragraph > count.inParagraph) throw tooManyMarks(count.mark, count.inParagraph);
      if (count.all > count.inAll) throw tooManyMarks(count.mark, count.inAll);
    }
    const marks = counts.reduce((sum, { all }) => sum + all, 0);
    if (marks > MOST_MARKS_IN_ALL)
      throw new Fault('content.too-much-markup', { params: { most: MOST_MARKS_IN_ALL } });
    if (UNDERLINE.test(line) && ++underlines > MOST_UNDERLINES) throw tooManyMarks('=', MOST_UNDERLINES);
    openBrackets = isBlank ? 0 : openAfter(line, openBrackets);
    const columns = occurrences(line, '|');
    if (columns > MOST_CELLS) throw tooManyMarks('|', MOST_CELLS);
    widest = isBlank ? 0 : Math.max(widest, columns);
    cells += widest;
    if (cells > MOST_CELLS_IN_ALL) throw tooManyMarks('|', MOST_CELLS_IN_ALL);
    const nesting = LINE_START.exec(line)?.[0].match(NESTING)?.length ?? 0;
    nestings += nesting;
    if (nesting > DEEPEST_MARKDOWN || nestings > MOST_NESTINGS)
      throw new Fault('content.too-deep', { params: { most: DEEPEST_MARKDOWN } });
  }
}

/** Open brackets after a line. Throws `content.too-deep`. */
function openAfter(line: string, before: number): number {
  let open = before;
  for (const [bracket] of line.matchAll(/[[\]]/gu)) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    if (open > DEEPEST_BRACKETS) throw new Fault('content.too-deep', { params: { most: DEEPEST_BRACKETS } });
  }
  return open;
}

function occurrences(line: string, mark: string): number {
  let count = 0;
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) count++;
  return count;
}

function tooManyMarks(mark: string, most: number): Fault {
  return new Fault('content.too-many-marks', { params: { mark, most } });
}

function tooLong(): Fault {
  return new Fault('content.too-long', { params: { most: MOST_CHARACTERS } });
}
