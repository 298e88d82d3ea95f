// Document title: progress of running work, then the view.
import { useEffect } from 'react';
import { describePage, warnBeforeLeaving } from '../platform/page.ts';
import { useMessages } from '../shared/ui/use-messages.ts';
import { type Activity, activityStore } from '../state/activity/activity-store.ts';
import { saveStatusStore } from '../state/save-status/save-status-store.ts';
import { useStore } from '../state/use-store.ts';
import { documentTitle, isIndexed } from './views/document-title.ts';
import type { View } from './views/view.ts';

/** Also warns before the tab is closed while work runs or a change is in memory alone. */
export function useTabTitle(view: View): void {
  const { t } = useMessages();
  const activities = useStore(activityStore, (state) => state.activities);
  const percent = runningPercent(activities);
  useEffect(() => {
    const title = documentTitle(view, t);
    describePage(
      percent === null ? title : t('common.jobs.tabTitle', { percent: `${percent}%`, title }),
      !isIndexed(view),
    );
  }, [view, percent, t]);
  useEffect(
    () =>
      warnBeforeLeaving(
        () =>
          saveStatusStore.getState().state === 'not-stored' ||
          activityStore
            .getState()
            .activities.some(({ state, warnsOnLeave }) => state === 'running' && warnsOnLeave),
      ),
    [],
  );
}

/** Of all running work together, 0 to 100; null while nothing runs or no total is known. */
function runningPercent(activities: readonly Activity[]): number | null {
  const running = activities.filter(({ state, total }) => state === 'running' && total > 0);
  const total = running.reduce((sum, activity) => sum + activity.total, 0);
  const done = running.reduce((sum, activity) => sum + activity.done, 0);
  return total === 0 ? null : Math.floor((100 * done) / total);
}
