// The line that is being written of each page, for as long as its run writes it. Shown, never kept.
import { lastLineOf } from '@silosmith/generation';
import type { Clock } from '@silosmith/kernel';
import { createStore } from 'zustand/vanilla';
import { systemClock } from '../../platform/clock.ts';

/** Not with every word: twice or three times a second is read as being written. */
const SHOWN_EVERY_MS = 400;

export function createArrivingText(clock: Clock) {
  const shownAtMs = new Map<string, number>();
  const store = createStore<ReadonlyMap<string, string>>(() => new Map());
  return {
    store,
    /** `received`: of the call that is under way; null: the page is over. */
    tell(projectId: string, pageId: string, received: string | null): void {
      const key = arrivingKey(projectId, pageId);
      const lines = new Map(store.getState());
      if (received === null) {
        shownAtMs.delete(key);
        if (lines.delete(key)) store.setState(lines, true);
        return;
      }
      const nowMs = clock.nowMs();
      if (nowMs - (shownAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < SHOWN_EVERY_MS) return;
      const line = lastLineOf(received);
      if (line === '') return;
      shownAtMs.set(key, nowMs);
      store.setState(lines.set(key, line), true);
    },
  };
}

export const arrivingKey = (projectId: string, pageId: string): string => `${projectId} ${pageId}`;

const { store, tell } = createArrivingText(systemClock);
export const arrivingStore = store;
export const tellArriving = tell;
