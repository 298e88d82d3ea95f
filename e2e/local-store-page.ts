// What runs inside the page of local-store.journey.ts: every case of the store's contract, over the browser's own IndexedDB.
import type { LocalStore } from '@silosmith/sync';
import { localStoreCases } from '@silosmith/sync/testing';
import { openIndexedStore } from '../apps/web/src/platform/indexed-store.ts';

/** What each case answered, by its name. */
export async function runStoreCases(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [number, { name, run }] of localStoreCases.entries()) {
    const opened: LocalStore[] = [];
    const open = async () => {
      const store = await openIndexedStore(`contract-${number}`, () => undefined);
      opened.push(store);
      return store;
    };
    answers[name] = await run(open).catch((error: unknown) => `failed: ${String(error)}`);
    for (const store of opened) store.close();
  }
  return answers;
}
