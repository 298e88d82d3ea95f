// CSV: one row per page with keyword, topic, page type and word count; safe to open in a spreadsheet.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createTextSink } from '../bytes/byte-sink.ts';
import { BYTE_ORDER_MARK, csvRow } from '../csv/csv-cell.ts';
import { readingOrder } from '../package/exported-pages.ts';
import { defineFormat } from '../registry/export-format.ts';

const COLUMNS = ['keyword', 'topic', 'pageType', 'wordCount'];

export const csv = defineFormat({
  id: 'csv',
  extension: 'csv',
  mimeType: 'text/csv;charset=utf-8',
  needs: 'articles',
  options: z.object({}),
  async write(source, _options, sink, { onProgress, signal }) {
    const { silo, posts } = source.posts({});
    const out = createTextSink(sink);
    const pages = [...readingOrder(silo)];
    const demoKeywords = new Set(posts.flatMap((post) => (post.demo ? [post.keyword] : [])));
    // The extra column exists only if there is something to mark.
    const columns = demoKeywords.size > 0 ? [...COLUMNS, 'demoContent'] : COLUMNS;
    await out.write(BYTE_ORDER_MARK + csvRow(columns));
    for (const [index, page] of pages.entries()) {
      throwIfCancelled(signal);
      const cells = [page.keyword, page.topic, page.pageType, String(page.wordCount)];
      if (demoKeywords.size > 0) cells.push(demoKeywords.has(page.keyword) ? 'yes' : '');
      await out.write(csvRow(cells));
      onProgress?.({ stage: 'write', done: index + 1, total: pages.length });
    }
    await out.flush();
    return { items: pages.length, bytes: out.bytes(), notes: [] };
  },
});
