// What can be done next; what cannot be done is disabled, with its reason.
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { failedIds, isBusy, isCurrent, type PlanBasis } from '../../../state/publishing/publishing-state.ts';
import styles from './publish.module.css';
import type { Obstacle, PublishingHook } from './use-publishing.ts';

export interface PublishActionsProps extends PublishingHook {
  readonly basis: PlanBasis;
  readonly obstacle: Obstacle | null;
}

export function PublishActions({ publishing, state, basis, obstacle }: PublishActionsProps) {
  const { t } = useMessages();
  const { work, lastRunAt } = state;
  if (isBusy(state))
    return (
      <div className={styles.actions}>
        <Button variant="default" onClick={publishing.cancel}>
          {t('publishing.actions.cancel')}
        </Button>
      </div>
    );
  const planned = work.state === 'planned' ? work : null;
  const isStale = planned !== null && !isCurrent(planned.basis, basis);
  const failed = work.state === 'ended' ? failedIds(work.results).size : 0;
  const blocked = obstacle !== null;
  const hasPages = work.state === 'planned' || work.state === 'ended';
  return (
    <div className={styles.actions}>
      {planned !== null && !isStale && (
        <PublishButtons
          plan={planned.plan}
          demoPosts={planned.demoPosts}
          status={basis.settings.status}
          blocked={blocked}
          onPublish={(part) => void publishing.publish(part)}
        />
      )}
      {failed > 0 && (
        <Button disabled={blocked} onClick={() => void publishing.retryFailed(basis)}>
          {t('publishing.actions.retry', { count: failed })}
        </Button>
      )}
      <Button
        variant={work.state === 'idle' || isStale ? 'filled' : 'default'}
        disabled={blocked}
        onClick={() => void publishing.showPlan(basis)}
      >
        {t(hasPages ? 'publishing.actions.planAgain' : 'publishing.actions.plan')}
      </Button>
      {lastRunAt !== null && work.state !== 'rollback-planned' && (
        <Button variant="default" disabled={blocked} onClick={() => void publishing.planRollback()}>
          {t('publishing.actions.rollback')}
        </Button>
      )}
      {isStale && <p className={styles.note}>{t('publishing.disabled.stale')}</p>}
      {obstacle !== null && <p className={styles.note}>{t(`publishing.disabled.${obstacle}`)}</p>}
    </div>
  );
}

interface PublishButtonsProps {
  readonly plan: { readonly create: readonly unknown[]; readonly update: readonly unknown[] };
  readonly demoPosts: number;
  readonly status: PlanBasis['settings']['status'];
  readonly blocked: boolean;
  readonly onPublish: (part: 'all' | 'changed') => void;
}

function PublishButtons({ plan, demoPosts, status, blocked, onPublish }: PublishButtonsProps) {
  const { t } = useMessages();
  const [asked, setAsked] = useState<'all' | 'changed' | null>(null);
  const [creates, updates] = [plan.create.length, plan.update.length];
  const count = creates + updates;
  const begin = (part: 'all' | 'changed'): void => (demoPosts > 0 ? setAsked(part) : onPublish(part));
  const go = (): void => {
    if (asked !== null) onPublish(asked);
    setAsked(null);
  };
  return (
    <>
      <Button disabled={blocked || count === 0} onClick={() => begin('all')}>
        {t(`publishing.actions.${status}`, { count })}
      </Button>
      {updates > 0 && creates > 0 && (
        <Button variant="default" disabled={blocked} onClick={() => begin('changed')}>
          {t('publishing.actions.changed', { count: updates })}
        </Button>
      )}
      {count === 0 && <p className={styles.note}>{t('publishing.disabled.empty')}</p>}
      <Dialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('publishing.confirm.demoTitle')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <p>{t('publishing.confirm.demo', { count: demoPosts })}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setAsked(null)}>
            {t('common.cancel')}
          </Button>
          <Button onClick={go}>{t('publishing.confirm.go')}</Button>
        </Group>
      </Dialog>
    </>
  );
}
