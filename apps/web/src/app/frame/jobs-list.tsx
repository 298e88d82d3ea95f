import { Popover, Progress } from '@mantine/core';
import { Link } from 'wouter';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { type Activity, activityStore } from '../../state/activity/activity-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './bar.module.css';
import type { OverlayProps } from './opens-on-demand.tsx';

export default function JobsList({ target }: OverlayProps) {
  const { t } = useMessages();
  const activities = useStore(activityStore, (state) => state.activities);
  return (
    <Popover shadow="md" position="bottom-end" width={300} withRoles defaultOpened>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={t('common.jobs.title')}>
        <FocusBack />
        {activities.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

function ActivityLine({ activity }: { readonly activity: Activity }) {
  const { t } = useMessages();
  const { label, params, state, done, total, href } = activity;
  const name = t(label, params);
  return (
    <div className={styles.job}>
      <div className={styles.jobLine}>
        <span>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
        <span>
          {t(`common.jobs.states.${state}`)}
          {total > 0 && ` · ${t('common.jobs.count', { done, total })}`}
        </span>
      </div>
      <Progress value={total > 0 ? (100 * done) / total : 0} size="sm" aria-label={name} />
    </div>
  );
}
