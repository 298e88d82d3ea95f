// The message port that the database's thread was started with.
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import type { EnginePort } from './serve-engine.ts';

/** The folder that the worker was started for. */
export const folderOfThread = (): string => z.object({ folder: z.string() }).parse(workerData).folder;

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
