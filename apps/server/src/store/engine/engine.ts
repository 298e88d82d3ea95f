// Client of the database's thread: one request at a time, each with a deadline; when the thread dies, every waiting request fails.
import { Worker } from 'node:worker_threads';
import { Fault } from '@silosmith/kernel';
import { engineCode } from './engine-code.ts';
import { faultOfEnd, faultOfStart } from './engine-fault.ts';
import type { EngineReply, EngineRequest, ThreadData } from './engine-messages.ts';

/** A 30 MB batch takes seconds on a slow machine; what takes this long will not come back. */
const DEADLINE_MS = 60_000;
const WORKER = new URL('engine.worker.ts', import.meta.url);

/** Requests so far. One that is not answered is under way: it is answered before its deadline, or the database ends. */
export interface EngineTraffic {
  readonly sent: number;
  readonly answered: number;
}

export interface Engine {
  /** Sends wire protocol, resolves with the answer. Throws `server.database-unavailable` when the database is gone. */
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the transaction that a lost connection left open. */
  rollBack(): Promise<void>;
  close(): Promise<void>;
  readonly traffic: () => EngineTraffic;
  /** Resolves with what to say when the database ends by itself. */
  readonly died: Promise<Fault>;
}

export interface EngineOptions {
  readonly worker?: URL;
  readonly deadlineMs?: number;
  /** Called before every request; what it throws refuses it. */
  readonly guard?: () => void;
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** Resolves when the database answers. Throws the faults of `faultOfStart`. */
export async function startEngine(folder: string, options: EngineOptions = {}): Promise<Engine> {
  const { worker: script = WORKER, deadlineMs = DEADLINE_MS, guard } = options;
  const workerData: ThreadData = { folder, code: await engineCode() };
  const worker = new Worker(script, { workerData, stdout: false });
  const waiting = new Map<number, Waiting>();
  const opened = Promise.withResolvers<Engine>();
  const died = Promise.withResolvers<Fault>();
  let requests = 0;
  let isGone = false;

  const end = (fault: Fault): void => {
    if (isGone) return;
    isGone = true;
    died.resolve(fault);
    opened.reject(fault);
    for (const { reject } of waiting.values()) reject(unavailable());
    waiting.clear();
    void worker.terminate();
  };
  const ask = async (request: DistributiveOmit<EngineRequest, 'id'>, transfer: ArrayBuffer[] = []) => {
    if (isGone) throw unavailable();
    const id = ++requests;
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    waiting.set(id, answer);
    const late = setTimeout(() => end(faultOfEnd(folder, ['deadline'])), deadlineMs);
    try {
      worker.postMessage({ ...request, id }, transfer);
      return await answer.promise;
    } finally {
      clearTimeout(late);
      waiting.delete(id);
    }
  };
  const engine: Engine = {
    exchange: async (bytes) => {
      guard?.();
      return ask({ kind: 'exchange', bytes }, [bytes.buffer]);
    },
    rollBack: () => ask({ kind: 'roll-back' }).then(() => undefined),
    close: async () => {
      if (isGone) return;
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      await ask({ kind: 'close' });
      isGone = true;
      await exited;
    },
    traffic: () => ({ sent: requests, answered: requests - waiting.size }),
    died: died.promise,
  };
  worker.on('message', (reply: EngineReply) => {
    if (reply.kind === 'open') opened.resolve(engine);
    else if (reply.kind === 'refused') end(faultOfStart(folder, reply.reason, reply.log));
    else if (reply.kind === 'aborted') end(faultOfEnd(folder, reply.log));
    else if (reply.kind === 'answer') waiting.get(reply.id)?.resolve(reply.bytes);
    else waiting.get(reply.id)?.reject(new Error(reply.reason));
  });
  worker.on('error', (error) => end(faultOfEnd(folder, [error.message])));
  worker.on('exit', () => end(faultOfEnd(folder, ['thread ended'])));
  return opened.promise;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const unavailable = (): Fault =>
  new Fault('server.database-unavailable', { severity: 'high', retryable: true, recovery: ['retry'] });
