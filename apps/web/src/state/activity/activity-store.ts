// Long work in progress, reported by features. The bar lists it, the tab's title counts it, and leaving the page warns.
import type { MessageKey, MessageParams } from '@silosmith/messages';
import { createStore } from 'zustand/vanilla';

export interface Activity {
  readonly id: string;
  readonly label: MessageKey;
  readonly params: MessageParams;
  readonly state: 'running' | 'paused' | 'failed' | 'completed';
  readonly done: number;
  /** 0 = not known yet. */
  readonly total: number;
  /** Leaving the page would lose or interrupt it. */
  readonly warnsOnLeave: boolean;
  /** Where the jobs indicator leads; omitted where there is no screen for it. */
  readonly href?: string;
}

export const activityStore = createStore<{ readonly activities: readonly Activity[] }>(() => ({
  activities: [],
}));

/** Adds the activity, or replaces the one of the same id. */
export function reportActivity(activity: Activity): void {
  activityStore.setState(({ activities }) => ({
    activities: activities.some(({ id }) => id === activity.id)
      ? activities.map((other) => (other.id === activity.id ? activity : other))
      : [...activities, activity],
  }));
}

export function endActivity(id: string): void {
  activityStore.setState(({ activities }) => ({
    activities: activities.filter((activity) => activity.id !== id),
  }));
}
