// The database's thread: PGlite, one request after the other; when PostgreSQL aborts, it reports that and ends.
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START, type DurableFolder } from './durable-folder.ts';
import { type EngineReply, type EngineRequest, IN_MEMORY, type ThreadData } from './engine-messages.ts';

const KEPT_LOG_LINES = 20;

export interface EnginePort {
  post(reply: EngineReply, transfer?: ArrayBuffer[]): void;
  onRequest(listener: (request: EngineRequest) => void): void;
  /** Ends the thread at once: after an abort PGlite may turn in a loop for ever. */
  end(): never;
}

/** `openFolder` gives the files of a database folder; tests give one that fails. */
export async function serveEngine(
  { folder, code }: ThreadData,
  port: EnginePort,
  openFolder: (folder: string, onAbort: () => void) => DurableFolder,
): Promise<void> {
  const log: string[] = [];
  let isOpen = false;
  const onAbort = (): never => {
    port.post(isOpen ? { kind: 'aborted', log } : { kind: 'refused', reason: 'aborted', log });
    return port.end();
  };
  const onStderr = (line: string): boolean => {
    // Without the time, which is the log's own.
    log.push(line.replace(/^.*?\[\d+\] /, ''));
    if (log.length > KEPT_LOG_LINES) log.shift();
    return false;
  };
  let pglite: PGlite;
  try {
    const files =
      folder === IN_MEMORY ? {} : { fs: openFolder(folder, onAbort), startParams: [...DURABLE_START] };
    const modules = { pgliteWasmModule: code.postgres, initdbWasmModule: code.initdb };
    pglite = await PGlite.create({ dataDir: folder, onStderr, ...modules, ...files });
  } catch (error) {
    port.post({ kind: 'refused', reason: reasonOf(error), log });
    return port.end();
  }
  let queue: Promise<void> = Promise.resolve();
  port.onRequest((request) => {
    queue = queue.then(() => answer(pglite, request, port));
  });
  isOpen = true;
  port.post({ kind: 'open' });
}

async function answer(pglite: PGlite, request: EngineRequest, port: EnginePort): Promise<void> {
  const { id, kind } = request;
  try {
    if (kind === 'exchange') {
      const bytes = await exchange(pglite, request.bytes);
      port.post({ kind: 'answer', id, bytes }, [bytes.buffer]);
      return;
    }
    if (kind === 'roll-back' && pglite.isInTransaction()) await pglite.exec('rollback');
    if (kind === 'close') await pglite.close();
    port.post({ kind: 'answer', id, bytes: new Uint8Array() });
    if (kind === 'close') port.end();
  } catch (error) {
    port.post({ kind: 'failed', id, reason: reasonOf(error) });
  }
}

async function exchange(pglite: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  // A chunk is a window on the database's memory, which the next one overwrites.
  await pglite.execProtocolRawStream(message, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
