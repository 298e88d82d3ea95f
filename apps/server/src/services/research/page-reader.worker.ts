// The thread that reads found pages: whatever they hold, the server's own thread goes on answering.
import { parentPort } from 'node:worker_threads';
import { readPage } from '@silosmith/research';
import type { ReadReply, ReadRequest } from './page-reader.ts';

parentPort?.on('message', ({ html, url }: ReadRequest) => {
  parentPort?.postMessage(replyTo(html, url));
});

function replyTo(html: string, url: string): ReadReply {
  try {
    return { reading: readPage(html, url) };
  } catch (error) {
    // A page that the parser cannot take; its text is nobody's to show.
    return { reading: null, problem: error instanceof Error ? error.name : 'unknown' };
  }
}
