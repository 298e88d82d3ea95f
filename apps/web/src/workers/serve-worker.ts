// The shell of every worker: a pure function behind typed messages.
import { type OnProgress, toFaultShape } from '@silosmith/kernel';
import { type SlicedMessage, sliceReader } from '../platform/sliced-message.ts';
import type { WorkerMessage } from '../platform/workers.ts';

export interface Served<Result> {
  readonly result: Result;
  /** Buffers of the result that move to the page instead of being copied. */
  readonly transfer?: readonly Transferable[];
}

/** Answers each request with progress messages and one `done` or `failed`. Call it once, at the worker's top level. */
export function serveWorker<Request, Result>(
  work: (request: Request, onProgress: OnProgress) => Served<Result> | Promise<Served<Result>>,
): void {
  const post = (message: WorkerMessage<Result>, transfer: readonly Transferable[] = []) =>
    self.postMessage(message, { transfer: [...transfer] });
  const read = sliceReader(async (body) => {
    try {
      // `runInWorker` was given a Request.
      const served = await work(body as Request, (progress) => post({ type: 'progress', progress }));
      post({ type: 'done', result: served.result }, served.transfer ?? []);
    } catch (error) {
      post({ type: 'failed', fault: toFaultShape(error) });
    }
  });
  self.addEventListener('message', ({ data }: MessageEvent<SlicedMessage>) => read(data));
}
