// Refreshes the save state: at once when a change is made, and again when disk and queue have answered.
import { keyOf, recordName } from '@silosmith/contract';
import { toFaultShape } from '@silosmith/kernel';
import type { LocalStore, RecordWriter, SyncHealth } from '@silosmith/sync';
import { pause } from '../../platform/clock.ts';
import { isOnline } from '../../platform/page.ts';
import { saveStatusOf, saveStatusStore } from './save-status-store.ts';

export interface SaveStatusWatch {
  /** Something may have changed. */
  refresh(): void;
  /** This many records are not on the server, whatever the queue will say in a moment. */
  waits(records: number): void;
  stop(): void;
}

export function createSaveStatusWatch(
  store: LocalStore,
  writer: RecordWriter,
  healthOf: () => SyncHealth,
): SaveStatusWatch {
  let asked = 0;
  let said = 0;
  /** Disk and queue are asked in the next task. */
  let isDue = false;

  async function ask(): Promise<void> {
    asked += 1;
    const mine = asked;
    // Counted before the queue is read: what reaches the disk meanwhile stands in one of the two.
    const unwritten = writer.waiting();
    const diskFault = writer.fault();
    try {
      const [queue, conflicts] = await Promise.all([store.queue(), store.conflicts()]);
      if (mine <= said) return;
      said = mine;
      const blocked = new Set(conflicts.map((row) => recordName(keyOf(row))));
      saveStatusStore.setState(
        saveStatusOf({
          unwritten,
          diskFault: diskFault === null ? null : toFaultShape(diskFault),
          queued: queue.filter((row) => !blocked.has(recordName(keyOf(row)))).length,
          refusedWith: queue.find((row) => row.refusedWith !== null)?.refusedWith ?? null,
          conflicts,
          online: isOnline(),
          health: healthOf(),
        }),
      );
    } catch (error) {
      // Tables that cannot be read cannot be written either; after the end of the session they are closed, which is no fault.
      if (mine > said) saveStatusStore.setState({ state: 'not-stored', fault: toFaultShape(error) });
    }
  }

  function waits(records: number): void {
    // Screens show a change before it is on the disk: from that moment on nothing may call it saved.
    if (records > 0 && saveStatusStore.getState().state === 'saved') {
      saveStatusStore.setState({ state: 'saving', waiting: records });
    }
    if (isDue) return;
    isDue = true;
    // In a task of its own, once for all that happens in this one: what was edited is drawn first.
    void pause().then(() => {
      isDue = false;
      return ask();
    });
  }

  return {
    refresh: () => waits(writer.waiting()),
    waits,
    stop() {
      said = Number.POSITIVE_INFINITY;
    },
  };
}
