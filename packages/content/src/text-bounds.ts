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
  ['|', 6_000, 12_000],
  ['@', 1_000, 2_000],
  ['&', 2_000, 10_000],
] as const;
/** Cells per table row. */
const MOST_CELLS = 100;
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

/** Throws `content.too-long`, `content.too-many-marks` or `content.too-deep`. O(length). */
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
  for (const line of lines) {
    const isBlank = line.trim() === '';
    linesInParagraph = isBlank ? 0 : linesInParagraph + 1;
    if (linesInParagraph > MOST_LINES_IN_PARAGRAPH) throw tooLong();
    for (const count of counts) {
      const found = isBlank ? 0 : occurrences(line, count.mark);
      count.paragraph = isBlank ? 0 : count.paragraph + found;
      count.all += found;
      if (count.paragraph > count.inParagraph) throw tooManyMarks(count.mark, count.inParagraph);
      if (count.all > count.inAll) throw tooManyMarks(count.mark, count.inAll);
    }
    if (occurrences(line, '|') > MOST_CELLS) throw tooManyMarks('|', MOST_CELLS);
    const nesting = LINE_START.exec(line)?.[0].match(NESTING)?.length ?? 0;
    nestings += nesting;
    if (nesting > DEEPEST_MARKDOWN || nestings > MOST_NESTINGS)
      throw new Fault('content.too-deep', { params: { most: DEEPEST_MARKDOWN } });
  }
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
