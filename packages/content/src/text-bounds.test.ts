import { Fault } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { articleHtmlOf } from './article-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
  return 'read';
}

const row = (cell: string, cells: number): string => `|${`${cell}|`.repeat(cells)}\n`;
const table = (columns: number, rows: number): string =>
  row('a', columns) + row('-', columns) + row('a', columns).repeat(rows);
const MEGABYTE = 1_000_000;
const filled = (part: string): string => part.repeat(Math.max(1, Math.floor(MEGABYTE / part.length)));

describe('issue 7, item 11: a few kilobytes of markup that would take minutes', () => {
  const hostile: readonly (readonly [string, string])[] = [
    ['a table of 42 kB', table(20, 1_000)],
    ['a table of 10,000 columns', table(10_000, 2)],
    ['open links', '[a]('.repeat(10_000)],
    ['open images', '!['.repeat(10_000)],
    ['open emphasis', '*a **a '.repeat(10_000)],
    ['nested quotes', '> '.repeat(5_000)],
    ['nested lists', '- '.repeat(5_000)],
    ['nested numbered lists', '1. '.repeat(5_000)],
    ['lists nested by blanks', Array.from({ length: 1_000 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['definitions of links', '[a]: x\n'.repeat(5_000)],
    ['footnotes', '[^a]: x\n\n'.repeat(10_000)],
    ['open code', '`a``a '.repeat(5_000)],
    ['open tags', '<a '.repeat(10_000)],
    ['open comments', '<!--'.repeat(10_000)],
    ['headings by underline', 'a\n=\n'.repeat(10_000)],
    ['addresses', 'a@'.repeat(10_000)],
    ['images in images', `${'!['.repeat(60)}a${'](b)'.repeat(60)}`],
    ['links in links', `${'['.repeat(60)}a${'](b)'.repeat(60)}`],
    ['short headings by underline', 'a\n=\n\n'.repeat(600)],
    ['short headings by underline in quotes', '> a\n> ---\n\n'.repeat(600)],
    ['all marks together', '*a_ `b` <c> [d] ~e|f\n\n'.repeat(3_000)],
    ['a table of short rows', row('a', 90) + row('-', 90) + 'a\n'.repeat(900)],
    ['a paragraph without end', 'a '.repeat(60_000)],
    ['many small tables', 'a|b\n-|-\nc|d\n\n'.repeat(4_000)],
  ];
  it.each(hostile)('%s: refused with a fault of its own', (_name, text) => {
    expect(codeOf(() => articleHtmlOf(text))).toMatch(/^content\.too-(?:many-marks|much-markup|deep|long)$/u);
    expect(codeOf(() => articleHtmlOf(filled(text)))).toMatch(/^content\./u);
  });

  it('any text beyond the bound of length', () => {
    expect(codeOf(() => articleHtmlOf('a'.repeat(MEGABYTE + 1)))).toBe('content.too-long');
    expect(codeOf(() => sanitiseHtml('a'.repeat(MEGABYTE + 1)))).toBe('content.too-long');
  });

  it('HTML that nests without end, or makes more elements than it has tags', () => {
    expect(codeOf(() => sanitiseHtml('<div>'.repeat(5_000)))).toBe('content.too-deep');
    expect(codeOf(() => sanitiseHtml('<blockquote title="</blockquote>">'.repeat(5_000)))).toBe(
      'content.too-deep',
    );
    expect(codeOf(() => sanitiseHtml('<p></p>'.repeat(60_000)))).toBe('content.too-many-elements');
    const misnested = Array.from({ length: 150 }, (_, at) => `<b id=${at}>`).join('');
    expect(codeOf(() => sanitiseHtml(`<p>${misnested}x${'<p>x'.repeat(2_000)}`))).toMatch(/^content\.too-/u);
  });

  it('is read within the bounds: a long article with a large table and many links', () => {
    const paragraph = 'Some **bold** words and [a link](silo:tea) with `code` in them.\n\n';
    const article = `# Tea\n\n${paragraph.repeat(500)}\n${table(8, 200)}\n${'- *item* with [link](silo:x)\n'.repeat(300)}`;
    const html = articleHtmlOf(article);
    expect(html.match(/<a /gu)).toHaveLength(800);
    expect(html.match(/<td>/gu)).toHaveLength(1_600);
  });
});
