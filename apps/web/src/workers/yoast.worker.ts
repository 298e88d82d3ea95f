// Columns and records of a project in, what Yoast says of one page out: the page is made as a site would get it.
import { type YoastAdvice, yoastAdviceOf } from '@silosmith/content/yoast';
import { deliveredPostOf } from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';
import { exportTexts, loadMessages } from '@silosmith/messages';
import { recordsByKeyword, toProjectDocument } from '@silosmith/silo';
import type { ExportRequest } from './export.worker.ts';
import { serveWorker } from './serve-worker.ts';

export interface YoastRequest
  extends Pick<ExportRequest, 'document' | 'extras' | 'records' | 'nowIso' | 'language'> {
  /** Of the page. */
  readonly keyword: string;
}

serveWorker<YoastRequest, YoastAdvice>(async ({ document, extras, records, nowIso, language, keyword }) => {
  const content = recordsByKeyword(records, document.table);
  const project = toProjectDocument(document, { ...extras, ...content, issues: [] });
  const texts = exportTexts(await loadMessages(language));
  const post = deliveredPostOf(project, keyword, { nowIso, texts });
  if (post === null) throw new Fault('content.yoast-no-article');
  return { result: await yoastAdviceOf({ ...post, language: document.language }) };
});
