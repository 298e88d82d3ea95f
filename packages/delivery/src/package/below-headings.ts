// Puts what belongs to a section below its heading.
import { cleanLine, textOf } from '@silosmith/content';

export interface InSection {
  /** Text of the h2 that it belongs to; null, or a heading that is gone: the end of the article. */
  readonly section: string | null;
}

const HEADING = /<h2\b[^>]*>(.*?)<\/h2>/gsu;

/** In the order given; a heading that occurs twice gets them once. */
export function belowHeadings<Item extends InSection>(
  html: string,
  items: readonly Item[],
  htmlOf: (item: Item) => string,
): string {
  const open = new Map<string, string>();
  const last: string[] = [];
  const headings = new Set(Array.from(html.matchAll(HEADING), ([, inner = '']) => plainText(inner)));
  for (const item of items) {
    const section = item.section === null ? null : cleanLine(item.section);
    const text = htmlOf(item);
    if (section === null || !headings.has(section)) last.push(text);
    else open.set(section, `${open.get(section) ?? ''}\n${text}`);
  }
  const placed = html.replace(HEADING, (heading, inner: string) => {
    const name = plainText(inner);
    const added = open.get(name) ?? '';
    open.delete(name);
    return heading + added;
  });
  return [placed, ...last].join('\n');
}

const plainText = (html: string): string => cleanLine(textOf(html));
