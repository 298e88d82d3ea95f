// CSV: one row per page with keyword, topic, page type and word count; safe to open in a spreadsheet.
import { throwIfCancelled } from '@silosmith/kernel';
import { createTextSink } from '../bytes/byte-sink.ts';
import { DEFAULT_PATH_TEMPLATE } from '../package/addresses.ts';
import { readingOrder } from '../package/exported-pages.ts';
import type { ExportFormat } from './export-format.ts';

const COLUMNS = ['keyword', 'topic', 'pageType', 'wordCount'];
/** Byte-order mark: without it Excel decodes UTF-8 as the system's code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Leading characters that a spreadsheet evaluates as a formula (OWASP, CSV injection), full-width forms included. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u;

export const csv: ExportFormat = {
  id: 'csv',
  extension: 'csv',
  mimeType: 'text/csv;charset=utf-8',
  pathTemplate: DEFAULT_PATH_TEMPLATE,
  needsArticles: true,
  async write({ contentPackage }, _options, sink, { onProgress, signal } = {}) {
    const out = createTextSink(sink);
    const pages = [...readingOrder(contentPackage.silo)];
    const demoKeywords = new Set(contentPackage.posts.flatMap((post) => (post.demo ? [post.keyword] : [])));
    // The extra column exists only if there is something to mark.
    const columns = demoKeywords.size > 0 ? [...COLUMNS, 'demoContent'] : COLUMNS;
    await out.write(`${BYTE_ORDER_MARK}${columns.join(',')}\r\n`);
    for (const [index, page] of pages.entries()) {
      throwIfCancelled(signal);
      const cells = [page.keyword, page.topic, page.pageType, String(page.wordCount)];
      if (demoKeywords.size > 0) cells.push(demoKeywords.has(page.keyword) ? 'yes' : '');
      await out.write(`${cells.map(csvCell).join(',')}\r\n`);
      onProgress?.({ stage: 'write', done: index + 1, total: pages.length });
    }
    await out.flush();
    return { items: pages.length, bytes: out.bytes(), notes: [] };
  },
};

/** One cell: a leading formula character gets an apostrophe before it, separators and quotes are quoted. */
export function csvCell(text: string): string {
  const safe = RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
