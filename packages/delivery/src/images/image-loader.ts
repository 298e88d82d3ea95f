// Fetches images by their address: a few tries each, and a pause after every few, so that no host is flooded.
import {
  type BackoffPolicy,
  backoffDelayMs,
  type FetchPort,
  type Timer,
  throwIfCancelled,
} from '@silosmith/kernel';

export interface ImageLoaderPorts {
  readonly fetch: FetchPort;
  readonly timer: Timer;
  readonly signal?: AbortSignal | undefined;
}

const TRIES = 3;
/** Waits of 1, 2 and 4 seconds. */
const BACKOFF: BackoffPolicy = { baseDelayMs: 1000, maxDelayMs: 4000, factor: 2 };
/** Images between two pauses. */
const BATCH = 3;
const PAUSE_MS = 500;

/** Resolves to null for an image that cannot be had; rejects with `cancelled` alone. */
export function createImageLoader({ fetch, timer, signal }: ImageLoaderPorts) {
  let loaded = 0;
  return async (url: string): Promise<Uint8Array | null> => {
    if (loaded > 0 && loaded % BATCH === 0) await timer.sleep(PAUSE_MS, signal);
    loaded += 1;
    for (let attempt = 1; ; attempt++) {
      throwIfCancelled(signal);
      try {
        return await imageAt(url, fetch, signal);
      } catch {
        throwIfCancelled(signal);
        if (attempt === TRIES) return null;
        await timer.sleep(backoffDelayMs(BACKOFF, attempt), signal);
      }
    }
  };
}

/** Null for what is there but is no image: it will be none the next time either. */
async function imageAt(
  url: string,
  load: FetchPort,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | null> {
  const response = await load(url, { mode: 'cors', cache: 'no-cache', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (!/^image\//iu.test(response.headers.get('content-type') ?? '')) return null;
  return new Uint8Array(await response.arrayBuffer());
}
