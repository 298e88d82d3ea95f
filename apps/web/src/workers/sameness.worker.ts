// Articles of a silo in, what two of them say alike out.
import { findSameness, type SameText, type SitePage } from '@silosmith/content';
import { serveWorker } from './serve-worker.ts';

export type SamenessRequest = readonly SitePage[];

serveWorker<SamenessRequest, readonly SameText[]>((pages) => ({ result: findSameness(pages) }));
