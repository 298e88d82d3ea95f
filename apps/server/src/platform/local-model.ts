// The built-in model in threads of its own, started by the first texts and ended when nobody has asked for a while.
import { Worker } from 'node:worker_threads';
import { aiFault, type LocalModel, providerName } from '@silosmith/ai';
import { CANCELLED, Fault } from '@silosmith/kernel';

export interface LocalModelOptions {
  /** Each holds the whole model: some 240 MB. */
  readonly threads?: number;
  /** Calls that wait for one thread at most: more are refused, to be asked again. */
  readonly mostWaiting?: number;
  /** An idle thread ends after so long. */
  readonly idleMs?: number;
  readonly worker?: URL;
}

/** A minute of one core, if all are as long as they may be. */
const MOST_WAITING = 32;
const IDLE_MS = 30_000;
const WORKER = new URL('local-model.worker.ts', import.meta.url);

/**
 * Texts wait for each other: a thread takes one call at a time. A call that is cancelled while it waits is not begun. Throws
 * `ai.rate-limited` where too many wait.
 */
export function createLocalModel({
  threads = 1,
  mostWaiting = MOST_WAITING,
  idleMs = IDLE_MS,
  worker = WORKER,
}: LocalModelOptions = {}): LocalModel {
  const lanes = Array.from({ length: threads }, () => new Lane(worker, idleMs));
  return async (texts, signal) => {
    const lane = lanes.reduce((least, one) => (one.waiting < least.waiting ? one : least));
    if (lane.waiting >= mostWaiting) throw aiFault('rate-limited', { provider: providerName('local') });
    return lane.take(texts, signal);
  };
}

class Lane {
  /** Calls that have not been answered. */
  waiting = 0;
  private readonly script: URL;
  private readonly idleMs: number;
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(script: URL, idleMs: number) {
    this.script = script;
    this.idleMs = idleMs;
  }

  take(texts: readonly string[], signal: AbortSignal): Promise<readonly number[][]> {
    this.waiting += 1;
    clearTimeout(this.idle);
    const turn = this.last
      .then(() => {
        if (signal.aborted) throw new Fault(CANCELLED, { severity: 'low' });
        return this.ask(texts);
      })
      .finally(() => {
        this.waiting -= 1;
        if (this.waiting === 0) this.idle = setTimeout(() => this.end(), this.idleMs).unref();
      });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async ask(texts: readonly string[]): Promise<readonly number[][]> {
    this.thread ??= this.start();
    const used = this.thread;
    const reply = Promise.withResolvers<readonly number[][]>();
    const refuse = (): void => reply.reject(aiFault('no-local-model'));
    used.once('message', reply.resolve).once('error', refuse).once('exit', refuse);
    // Nothing else may keep a command alive that waits for it.
    used.ref();
    try {
      used.postMessage(texts);
      return await reply.promise;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      used.unref();
      used.removeListener('message', reply.resolve);
      used.removeListener('error', refuse).removeListener('exit', refuse);
    }
  }

  private start(): Worker {
    const started = new Worker(this.script);
    started.unref();
    // A thread that dies while nobody waits for it must not take the process with it.
    started.on('error', () => undefined);
    return started;
  }

  private end(): void {
    const ended = this.thread;
    this.thread = null;
    void ended?.terminate();
  }
}
