// Columns and records of a project in, a file out: written chunk by chunk into a Blob, off the page.

import type { PageRecords } from '@silosmith/contract';
import { createImageLoader, type ExportResult, exportProject, type OptionValues } from '@silosmith/delivery';
import { pageCostsOf, withArticleFacts } from '@silosmith/generation';
import type { FetchPort } from '@silosmith/kernel';
import { exportTexts, issueSentence, loadMessages } from '@silosmith/messages';
import type { ProjectExtras, SiloDocument } from '@silosmith/silo';
import { buildTokenIndex, checkSilo, issuesOf, recordsByKeyword, toProjectDocument } from '@silosmith/silo';
import { systemTimer } from '../platform/clock.ts';
import { serveWorker } from './serve-worker.ts';

export interface ExportRequest {
  readonly document: SiloDocument;
  /** Issues are looked for here. */
  readonly extras: Omit<ProjectExtras, 'issues' | keyof PageRecords>;
  readonly records: PageRecords;
  /** Id of the format. */
  readonly format: string;
  readonly options: OptionValues;
  /** ISO 8601. */
  readonly nowIso: string;
  /** Language of the interface: of the sentences inside the file. */
  readonly language: string;
}

export interface ExportReply {
  readonly blob: Blob;
  readonly result: ExportResult;
}

/** The format that is the project itself: the only one with the facts of its articles. */
const PROJECT_FORMAT = 'json';

/** The only format that fetches images: in the others those with an address remain links. */
const IMAGE_FORMAT = 'images';
const fetchImage: FetchPort = (url, init) => fetch(url, init);

/** Chunks are folded into a Blob now and then, so that the browser may move them to disk. */
const FOLD_CHUNKS = 256;

serveWorker<ExportRequest, ExportReply>(
  async ({ document, extras, records, format, options, nowIso, language }, onProgress) => {
    let parts: BlobPart[] = [];
    const index = buildTokenIndex(document.table, document.language);
    const { findings } = checkSilo(document.table, document.silo, index);
    const messages = await loadMessages(language);
    const issues = issuesOf(document, findings, (...about) => issueSentence(messages, ...about));
    const content = recordsByKeyword(records, document.table);
    const bare = toProjectDocument(document, { ...extras, ...content, issues }, { index });
    const project = format === PROJECT_FORMAT ? withArticleFacts(bare) : bare;
    const result = await exportProject(
      project,
      {
        format,
        options,
        nowIso,
        texts: exportTexts(messages),
        ...(format === IMAGE_FORMAT && {
          loadImage: createImageLoader({ fetch: fetchImage, timer: systemTimer }),
        }),
        costsOf: (pages, model) => pageCostsOf(pages, model, document.language),
      },
      (chunk) => {
        // A writer uses the memory of its chunk again.
        parts.push(chunk.slice());
        if (parts.length >= FOLD_CHUNKS) parts = [new Blob(parts)];
      },
      { onProgress },
    );
    return { result: { blob: new Blob(parts, { type: result.mimeType }), result } };
  },
);
