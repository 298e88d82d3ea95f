// Runs long work in a worker: a request in, progress out, a result or a fault at the end. Cancelling terminates the worker.
import { CANCELLED, Fault, type FaultShape, fromFaultShape, type OnProgress } from '@silosmith/kernel';
import { pause } from './clock.ts';
import { postSliced } from './sliced-message.ts';

/** What a worker posts back; written by `serveWorker` in workers/serve-worker.ts. */
export type WorkerMessage<Result> =
  | {
      readonly type: 'progress';
      readonly progress: { readonly stage: string; readonly done: number; readonly total: number };
    }
  | { readonly type: 'done'; readonly result: Result }
  | { readonly type: 'failed'; readonly fault: FaultShape };

export interface WorkerRun {
  readonly onProgress?: OnProgress;
  /** Aborting ends the worker at once and rejects with the `cancelled` fault. */
  readonly signal?: AbortSignal;
}

/**
 * Runs one request in a worker of its own and ends it; its columns must not be changed meanwhile. `create` is a `?worker` import's constructor:
 * `import ImportWorker from '../../workers/import.worker.ts?worker'; runInWorker(() => new ImportWorker(), request, …)`.
 * Rejects with the worker's own Fault, `cancelled`, or `web.worker-crashed` (out of memory, script not loaded).
 */
export function runInWorker<Request, Result>(
  create: () => Worker,
  request: Request,
  run: WorkerRun = {},
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    if (run.signal?.aborted) {
      reject(new Fault(CANCELLED, { severity: 'low' }));
      return;
    }
    const worker = create();
    let ended = false;
    const end = () => {
      ended = true;
      worker.terminate();
      run.signal?.removeEventListener('abort', cancelled);
    };
    const cancelled = () => {
      end();
      reject(new Fault(CANCELLED, { severity: 'low' }));
    };
    run.signal?.addEventListener('abort', cancelled, { once: true });
    worker.onmessage = (event: MessageEvent<WorkerMessage<Result>>) => {
      const message = event.data;
      if (message.type === 'progress') {
        run.onProgress?.(message.progress);
        return;
      }
      end();
      if (message.type === 'done') resolve(message.result);
      else reject(fromFaultShape(message.fault));
    };
    worker.onerror = (event) => {
      end();
      reject(new Fault('web.worker-crashed', { severity: 'high', retryable: true, cause: event.message }));
    };
    const nextTask = () => pause().then(() => !ended);
    postSliced(
      { post: (message, transfer) => worker.postMessage(message, transfer), nextTask },
      request,
    ).catch((error: unknown) => {
      end();
      reject(error);
    });
  });
}
