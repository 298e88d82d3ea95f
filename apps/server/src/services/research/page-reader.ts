// Reads found pages in a thread of their own, one after the other; a page that takes too long, or too much memory, loses it.
import { Worker } from 'node:worker_threads';
import { type PageReading, unreadFault } from '@silosmith/research';

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

/** The reader throws `research.timeout` or `research.not-readable`. Its thread starts with the first page and keeps no process alive. */
export function createPageReader(
  options: { readonly worker?: URL; readonly deadlineMs?: number } = {},
): ReadFoundPage {
  const { worker: script = WORKER, deadlineMs = DEADLINE_MS } = options;
  let thread: Worker | null = null;
  /** Pages wait for each other: one thread, one page. */
  let last: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    started.unref();
    // A thread that dies while nobody waits for it must not take the server with it.
    started.on('error', () => undefined);
    return started;
  };
  const readNow = async (request: ReadRequest): Promise<PageReading> => {
    thread ??= start();
    const used = thread;
    const reply = Promise.withResolvers<ReadReply>();
    const refuse = (): void => reply.reject(unreadFault('not-readable'));
    const late = setTimeout(() => reply.reject(unreadFault('timeout')), deadlineMs);
    used.once('message', reply.resolve).once('error', refuse).once('exit', refuse);
    try {
      used.postMessage(request);
      const { reading } = await reply.promise;
      if (reading === null) throw unreadFault('not-readable');
      return reading;
    } catch (error) {
      thread = null;
      void used.terminate();
      throw error;
    } finally {
      clearTimeout(late);
      used.removeListener('message', reply.resolve);
      used.removeListener('error', refuse).removeListener('exit', refuse);
    }
  };
  return (html, url) => {
    const turn = last.then(() => readNow({ html, url }));
    last = turn.catch(() => undefined);
    return turn;
  };
}
