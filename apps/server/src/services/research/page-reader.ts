// Reads found pages in a thread of their own, one after the other; a page that takes too long, or too much memory, loses it.
import { type PageReading, unreadFault } from '@silosmith/research';
import { AskedThread, NoReply } from '../../platform/asked-thread.ts';

export interface ReadRequest {
  readonly html: string;
  readonly url: string;
}
export type ReadReply =
  | { readonly reading: PageReading }
  | { readonly reading: null; readonly problem: string };

/** The worst page within the bounds of `boundedHtml` took about a second on a slow machine. */
const DEADLINE_MS = 10_000;
const MOST_MEGABYTES = 256;
const WORKER = new URL('page-reader.worker.ts', import.meta.url);

export type ReadFoundPage = (html: string, url: string) => Promise<PageReading>;

/** The reader throws `research.timeout` or `research.not-readable`. */
export function createPageReader(
  options: { readonly worker?: URL; readonly deadlineMs?: number } = {},
): ReadFoundPage {
  const { worker: script = WORKER, deadlineMs = DEADLINE_MS } = options;
  const thread = new AskedThread<ReadRequest, ReadReply>({
    ...{ script, deadlineMs },
    mostMegabytes: MOST_MEGABYTES,
  });
  return async (html, url) => {
    const { reading } = await thread.ask({ html, url }).catch(asUnread);
    if (reading === null) throw unreadFault('not-readable');
    return reading;
  };
}

function asUnread(error: unknown): never {
  if (!(error instanceof NoReply)) throw error;
  throw unreadFault(error.reason === 'late' ? 'timeout' : 'not-readable');
}
