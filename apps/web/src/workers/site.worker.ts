// The file of a site that exists in, its pages out: readers of XML and WordPress exports stay off the page.
import type { Site } from '@silosmith/contract';
import { readSiteFile } from '@silosmith/delivery';
import { serveWorker } from './serve-worker.ts';

export interface SiteRequest {
  /** Read inside the worker: a File crosses without its bytes. */
  readonly file: File;
}

serveWorker<SiteRequest, Site>(async ({ file }) => ({
  result: readSiteFile(new Uint8Array(await file.arrayBuffer()), file.name),
}));
