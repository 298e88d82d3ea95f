// The plan as a page to print or send: topics with their curve, the tree, the method in plain words, what was set aside.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createTextSink } from '../bytes/byte-sink.ts';
import { pages } from '../plan/plan-options.ts';
import { planPage } from '../plan/plan-page.ts';
import { defineFormat } from '../registry/export-format.ts';
import { author } from '../registry/site-options.ts';

export const planHtml = defineFormat({
  id: 'plan-html',
  extension: 'html',
  mimeType: 'text/html;charset=utf-8',
  needs: 'pages',
  options: z.object({
    pages,
    client: z._default(z.string(), ''),
    author,
    reasons: z._default(z.boolean(), true),
  }),
  async write(source, options, sink, { onProgress, signal }) {
    const { plan: say, language: textLanguage } = source.texts;
    const report = source.plan({ pages: options.pages, costModel: 'none' });
    const out = createTextSink(sink);
    const total = report.topics.length;
    let done = 0;
    for (const part of planPage({ report, say, textLanguage, nowIso: source.nowIso, ...options })) {
      throwIfCancelled(signal);
      await out.write(part);
      done = Math.min(total, done + 1);
      onProgress?.({ stage: 'write', done, total });
    }
    await out.flush();
    return { items: report.rows.length, bytes: out.bytes(), notes: [] };
  },
});
