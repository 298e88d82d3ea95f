// Columns and records of a project in, the posts that a site should hold out: every article is read and linked.
import { type DesiredSite, desiredSiteOf, type PublishSettings } from '@silosmith/delivery';
import { exportTexts, loadMessages } from '@silosmith/messages';
import { recordsByKeyword, toProjectDocument } from '@silosmith/silo';
import type { ExportRequest } from './export.worker.ts';
import { serveWorker } from './serve-worker.ts';

export interface DesiredPostsRequest
  extends Pick<ExportRequest, 'document' | 'extras' | 'records' | 'nowIso' | 'language'> {
  readonly settings: PublishSettings;
}

serveWorker<DesiredPostsRequest, DesiredSite>(
  async ({ document, extras, records, nowIso, language, settings }) => {
    const content = recordsByKeyword(records, document.table);
    const project = toProjectDocument(document, { ...extras, ...content, issues: [] });
    const texts = exportTexts(await loadMessages(language));
    return { result: desiredSiteOf(project, { settings, nowIso, texts }) };
  },
);
