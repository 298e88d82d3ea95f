// The records of a user to the server and back, off the page: columns are read, packed, zipped and sent here.
import { toFaultShape } from '@silosmith/kernel';
import { createSyncEngine, type SyncEngine } from '@silosmith/sync';
import { onSignedOutReply } from '../platform/api-client.ts';
import { isoNow, systemTimer } from '../platform/clock.ts';
import { openIndexedStore } from '../platform/indexed-store.ts';
import { serverSyncApi } from '../platform/sync-api.ts';
import { leadAlone } from '../platform/tabs.ts';
import type { SyncCall, SyncNews, SyncOrder } from './sync-messages.ts';

let userId: string | null = null;
let engine: Promise<SyncEngine> | null = null;

const tell = (news: SyncNews) => self.postMessage(news);

self.addEventListener('message', ({ data: order }: MessageEvent<SyncOrder>) => {
  if (order.type === 'call') {
    void answer(order.number, order.call);
    return;
  }
  if (order.type === 'start') userId = order.userId;
  // `start` has told the page what is wrong.
  opened()?.then(
    (it) => order.type === 'poke' && it.poke(),
    () => undefined,
  );
});
onSignedOutReply(() => tell({ type: 'signed-out' }));

/** The engine; where the database could not be opened, the next order tries again. */
function opened(): Promise<SyncEngine> | null {
  if (userId === null) return null;
  engine ??= start(userId).catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}

async function start(userId: string): Promise<SyncEngine> {
  try {
    // When the database is replaced, the page gets the same event and terminates this worker.
    const store = await openIndexedStore(userId, () => undefined);
    const made = createSyncEngine({
      store,
      api: serverSyncApi,
      timer: systemTimer,
      now: isoNow,
      onChanged: (projectId, keys) => tell({ type: 'changed', projectId, keys }),
      onQueue: () => tell({ type: 'queue' }),
      onHealth: (health) => tell({ type: 'health', health }),
      onRemoved: (projectId) => tell({ type: 'removed', projectId }),
    });
    // Ends with the worker, and the lock with it.
    const { signal } = new AbortController();
    leadAlone(`silosmith-${userId}-sync`, signal, () => made.run(signal));
    return made;
  } catch (error) {
    tell({ type: 'health', health: { state: 'refused', code: toFaultShape(error).code } });
    throw error;
  }
}

async function answer(number: number, call: SyncCall): Promise<void> {
  try {
    const it = await opened();
    if (call.type === 'pull') await it?.pull(call.projectId);
    else await it?.resolve(call.key, call.keep);
    tell({ type: 'answer', number, fault: null });
  } catch (error) {
    tell({ type: 'answer', number, fault: toFaultShape(error) });
  }
}
