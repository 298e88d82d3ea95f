// Notices a call that hangs: nothing at all arrives for so long, not even what keeps a connection open.
import type { FetchPort, Timer } from '@silosmith/kernel';

/** A model that thinks before it writes, or is loaded first, sends its first bytes late. */
export const SILENT_AT_FIRST_MS = 120_000;
/** Once they write, providers send something every few seconds. */
export const SILENT_AFTER_MS = 60_000;

export interface SilenceWatch {
  /** Aborts with the call's own signal, and where it falls silent. */
  readonly signal: AbortSignal;
  /** The call's own; each arrival of bytes restarts the watch. */
  readonly fetch: FetchPort;
  isSilent(): boolean;
  end(): void;
}

interface Watched {
  readonly signal: AbortSignal;
  readonly fetch: FetchPort;
  /** Without one nothing is noticed. */
  readonly timer?: Timer;
}

export function watchSilence({ signal, fetch: port, timer }: Watched): SilenceWatch {
  const silent = new AbortController();
  let isOver = false;
  let waiting = new AbortController();
  const wait = (mostMs: number): void => {
    waiting.abort();
    const control = new AbortController();
    waiting = control;
    timer?.sleep(mostMs, control.signal).then(
      () => {
        if (!isOver && !control.signal.aborted) silent.abort();
      },
      () => {
        // The timer rejects only when its signal aborts: something arrived, or the call is over.
      },
    );
  };
  wait(SILENT_AT_FIRST_MS);
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    fetch: async (input, init) => {
      const response = await port(input, init);
      wait(SILENT_AT_FIRST_MS);
      const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, out) {
          wait(SILENT_AFTER_MS);
          out.enqueue(bytes);
        },
      });
      const { status, statusText, headers, body } = response;
      if (body === null || status < 200) return response;
      return new Response(body.pipeThrough(heard), { status, statusText, headers });
    },
    isSilent: () => silent.signal.aborted && !signal.aborted,
    end() {
      isOver = true;
      waiting.abort();
    },
  };
}
