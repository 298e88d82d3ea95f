// The built-in model in threads of its own, started by the first texts and ended when nobody has asked for a while.
import { aiFault, type LocalModel, providerName } from '@silosmith/ai';
import { AskedThread, NoReply } from './asked-thread.ts';

export interface LocalModelOptions {
  /** Each holds the whole model: some 240 MB. */
  readonly threads?: number;
  /** Calls that wait for one thread at most: more are refused, to be asked again. */
  readonly mostWaiting?: number;
  /** An idle thread ends after so long. */
  readonly idleMs?: number;
  /** For one call; the longest takes two seconds, and the first loads the model. */
  readonly deadlineMs?: number;
  readonly worker?: URL;
}

/** A minute of one core, if all are as long as they may be. */
const MOST_WAITING = 32;
const IDLE_MS = 30_000;
const DEADLINE_MS = 30_000;
const WORKER = new URL('local-model.worker.ts', import.meta.url);

/**
 * Texts wait for each other: a thread takes one call at a time. A call that is cancelled while it waits is not begun. Throws
 * `ai.rate-limited` where too many wait, `ai.timeout` where the model does not answer, `ai.no-local-model` where it cannot run.
 */
export function createLocalModel({
  threads = 1,
  mostWaiting = MOST_WAITING,
  idleMs = IDLE_MS,
  deadlineMs = DEADLINE_MS,
  worker: script = WORKER,
}: LocalModelOptions = {}): LocalModel {
  const about = { provider: providerName('local') };
  const lanes = Array.from(
    { length: threads },
    () => new AskedThread<readonly string[], readonly number[][]>({ script, deadlineMs, idleMs }),
  );
  return async (texts, signal) => {
    const lane = lanes.reduce((least, one) => (one.waiting < least.waiting ? one : least));
    if (lane.waiting >= mostWaiting) throw aiFault('rate-limited', about);
    try {
      return await lane.ask(texts, signal);
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      throw aiFault(error.reason === 'late' ? 'timeout' : 'no-local-model', about);
    }
  };
}
