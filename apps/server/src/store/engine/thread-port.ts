// The message port that the database's thread was started with.
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import type { ThreadData } from './engine-messages.ts';
import type { EnginePort } from './serve-engine.ts';

const Module = z.instanceof(WebAssembly.Module);
const Data = z.object({ folder: z.string(), code: z.object({ postgres: Module, initdb: Module }) });

/** What the worker was started with. */
export const threadData = (): ThreadData => Data.parse(workerData);

export function threadPort(): EnginePort {
  if (!parentPort) throw new Error('this file is a worker of the server');
  const port = parentPort;
  return {
    post: (reply, transfer = []) => port.postMessage(reply, transfer),
    onRequest: (listener) => port.on('message', listener),
    // In a worker this ends the thread alone.
    end: () => process.exit(0),
  };
}
