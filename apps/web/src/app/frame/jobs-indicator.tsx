// The number of running jobs, in the bar; its panel lists them.
import { IconActivity } from '@tabler/icons-react';
import { lazy } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { activityStore } from '../../state/activity/activity-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './bar.module.css';
import { OpensOnDemand } from './opens-on-demand.tsx';

const load = () => import('./jobs-list.tsx');
const JobsList = lazy(load);

export function JobsIndicator() {
  const { t } = useMessages();
  const activities = useStore(activityStore, (state) => state.activities);
  if (activities.length === 0) return null;
  const running = activities.filter(({ state }) => state === 'running').length;
  return (
    <OpensOnDemand
      overlay={JobsList}
      preload={() => void load()}
      kind="dialog"
      target={
        <button type="button" className={styles.state} data-tone={running > 0 ? 'good' : 'quiet'}>
          <IconActivity size={16} stroke={1.8} />
          <span className={styles.stateText}>
            {running > 0 ? t('common.jobs.running', { count: running }) : t('common.jobs.none')}
          </span>
        </button>
      }
    />
  );
}
