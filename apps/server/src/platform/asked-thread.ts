// A thread that answers one request after the other; one that takes too long, or dies, costs the thread and no more.
import { Worker } from 'node:worker_threads';
import { CANCELLED, Fault } from '@silosmith/kernel';

export interface ThreadOptions {
  /** Answers each message with one message. */
  readonly script: URL;
  /** For one request, from the moment it is handed to the thread. */
  readonly deadlineMs: number;
  /** Without anything asked for so long the thread ends; left out: it stays. */
  readonly idleMs?: number;
  /** Of the heap. */
  readonly mostMegabytes?: number;
}

/** Why a request has no reply. */
export class NoReply extends Error {
  readonly reason: 'late' | 'dead';

  constructor(reason: NoReply['reason']) {
    super(`thread ${reason}`);
    this.reason = reason;
  }
}

/** The thread starts with the first request, again after it was lost, and keeps no process alive that waits for none. */
export class AskedThread<Request, Reply> {
  /** Requests without a reply. */
  waiting = 0;
  private readonly options: ThreadOptions;
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(options: ThreadOptions) {
    this.options = options;
  }

  /** Rejects with `NoReply`, or `cancelled` where the signal was aborted before its turn. */
  ask(request: Request, signal?: AbortSignal): Promise<Reply> {
    this.waiting += 1;
    clearTimeout(this.idle);
    const turn = this.last
      .then(() => {
        if (signal?.aborted) throw new Fault(CANCELLED, { severity: 'low' });
        return this.askNow(request);
      })
      .finally(() => {
        this.waiting -= 1;
        this.rest();
      });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async askNow(request: Request): Promise<Reply> {
    this.thread ??= this.start();
    const used = this.thread;
    const reply = Promise.withResolvers<Reply>();
    const refuse = (): void => reply.reject(new NoReply('dead'));
    const late = setTimeout(() => reply.reject(new NoReply('late')), this.options.deadlineMs);
    used.once('message', reply.resolve).once('error', refuse).once('exit', refuse);
    used.ref();
    try {
      used.postMessage(request);
      return await reply.promise;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      clearTimeout(late);
      used.unref();
      used.removeListener('message', reply.resolve);
      used.removeListener('error', refuse).removeListener('exit', refuse);
    }
  }

  private start(): Worker {
    const { script, mostMegabytes } = this.options;
    const limits = mostMegabytes === undefined ? {} : { maxOldGenerationSizeMb: mostMegabytes };
    const started = new Worker(script, { resourceLimits: limits });
    started.unref();
    // A thread that dies while nobody waits for it must not take the process with it.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (this.thread === started) this.thread = null;
    });
    return started;
  }

  private rest(): void {
    const { idleMs } = this.options;
    if (this.waiting === 0 && idleMs !== undefined) this.idle = setTimeout(() => this.end(), idleMs).unref();
  }

  private end(): void {
    const ended = this.thread;
    this.thread = null;
    void ended?.terminate();
  }
}
