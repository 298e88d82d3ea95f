// Locks between tabs. The browser releases them when their tab ends, in whatever way.

/** Takes the lock at once and returns the way to give it back; null where another tab (or this one) holds it. */
export function acquireLock(name: string): Promise<(() => void) | null> {
  // Web Locks need a secure origin; without them the server's idempotency keys still keep work from being paid twice.
  if (typeof navigator.locks === 'undefined') return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

export async function isLockHeld(name: string): Promise<boolean> {
  if (typeof navigator.locks === 'undefined') return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** Resolves as soon as no tab holds the lock. */
export async function whenLockFree(name: string): Promise<void> {
  if (typeof navigator.locks === 'undefined') return;
  await navigator.locks.request(name, { mode: 'shared' }, () => undefined);
}
