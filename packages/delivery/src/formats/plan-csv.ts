// The plan as a table: a row per page in reading order. Keyword tools, and Silosmith itself, read it again.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createTextSink } from '../bytes/byte-sink.ts';
import { BYTE_ORDER_MARK, csvRow } from '../csv/csv-cell.ts';
import { planColumnsOf } from '../plan/plan-columns.ts';
import { costModel, pages } from '../plan/plan-options.ts';
import { defineFormat } from '../registry/export-format.ts';

export const planCsv = defineFormat({
  id: 'plan-csv',
  extension: 'csv',
  mimeType: 'text/csv;charset=utf-8',
  needs: 'pages',
  options: z.object({ pages, costModel }),
  async write(source, options, sink, { onProgress, signal }) {
    const say = source.texts.plan;
    const report = source.plan(options);
    const { rows } = report;
    const columns = planColumnsOf(report);
    const out = createTextSink(sink);
    await out.write(BYTE_ORDER_MARK + csvRow(columns.map(({ id }) => say(`columns.${id}`))));
    for (const [index, row] of rows.entries()) {
      throwIfCancelled(signal);
      const cells = columns.map(({ value, format }) => {
        const cell = value(row, say) ?? '';
        return format === 'usd' && typeof cell === 'number' ? cell.toFixed(2) : cell;
      });
      await out.write(csvRow(cells));
      onProgress?.({ stage: 'write', done: index + 1, total: rows.length });
    }
    await out.flush();
    return { items: rows.length, bytes: out.bytes(), notes: [] };
  },
});
