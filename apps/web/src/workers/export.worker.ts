// Columns and records of a project in, a file out: written chunk by chunk into a Blob, off the page.

import { type ExportOptions, type ExportResult, exportProject } from '@silosmith/delivery';
import { createMessages, issueSentence } from '@silosmith/messages';
import type { ProjectExtras, SiloDocument } from '@silosmith/silo';
import { buildTokenIndex, checkSilo, issuesOf, toProjectDocument } from '@silosmith/silo';
import { serveWorker } from './serve-worker.ts';

export interface ExportRequest {
  readonly document: SiloDocument;
  /** Issues are looked for here. */
  readonly extras: Omit<ProjectExtras, 'issues'>;
  readonly options: ExportOptions;
}

export interface ExportReply {
  readonly blob: Blob;
  readonly result: ExportResult;
}

/** Chunks are folded into a Blob now and then, so that the browser may move them to disk. */
const FOLD_CHUNKS = 256;

serveWorker<ExportRequest, ExportReply>(async ({ document, extras, options }, onProgress) => {
  let parts: BlobPart[] = [];
  const index = buildTokenIndex(document.table, document.language);
  const { findings } = checkSilo(document.table, document.silo, index);
  const messages = createMessages();
  const issues = issuesOf(document, findings, (...about) => issueSentence(messages, ...about));
  const project = toProjectDocument(document, { ...extras, issues }, { index });
  const result = await exportProject(
    project,
    options,
    (chunk) => {
      // Writers hand over plain buffers, never shared ones.
      parts.push(chunk as Uint8Array<ArrayBuffer>);
      if (parts.length >= FOLD_CHUNKS) parts = [new Blob(parts)];
    },
    { onProgress },
  );
  return { result: { blob: new Blob(parts, { type: result.mimeType }), result } };
});
