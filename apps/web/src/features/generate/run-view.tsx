// The run of the project: its state, its figures, what can be done with it, its pages.
import { Button } from '@mantine/core';
import type { GenerationRun } from '@silosmith/generation';
import { isOver } from '@silosmith/generation';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { cancelRun, pauseRun, resumeRun, retryRun } from '../../state/generation/generation-run.ts';
import styles from './generate.module.css';
import { runCounts } from './run-counts.ts';
import { RunFigures } from './run-figures.tsx';
import { RunItems } from './run-items.tsx';
import { RunNotices } from './run-notices.tsx';

export interface RunViewProps {
  readonly run: GenerationRun;
  readonly preparing: boolean;
}

export function RunView({ run, preparing }: RunViewProps) {
  const { t } = useMessages();
  return (
    <>
      <p className={styles.status} role="status" data-status={run.job.status}>
        {statusText(run, t)}
      </p>
      <RunFigures run={run} />
      <RunNotices run={run} />
      {run.place !== 'elsewhere' && <RunActions run={run} preparing={preparing} />}
      <RunItems run={run} />
    </>
  );
}

function statusText(run: GenerationRun, t: ReturnType<typeof useMessages>['t']): string {
  const { status, items } = run.job;
  if (status === 'failed') return t('generate.status.failed', { count: runCounts(run).failed });
  const underWay = items.some(({ state }) => state === 'running' || state === 'retrying');
  if (status === 'paused' && run.place === 'here' && underWay) return t('generate.status.pausing');
  return t(`generate.status.${status}`);
}

function RunActions({ run, preparing }: RunViewProps) {
  const messages = useMessages();
  const { t } = messages;
  const { projectId, job, place } = run;
  const attempt = (work: () => Promise<unknown>) => async () => {
    try {
      await work();
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  const moving = job.status === 'running' || job.status === 'retrying';
  const failed = job.items.some(({ state }) => state === 'failed');
  return (
    <div className={styles.actions}>
      {moving && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={14} aria-hidden />}
          onClick={() => pauseRun(projectId)}
        >
          {t('generate.actions.pause')}
        </Button>
      )}
      {!moving && !isOver(job) && (
        <Button
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          loading={preparing}
          onClick={attempt(() => resumeRun(projectId))}
        >
          {t('generate.actions.resume')}
        </Button>
      )}
      {failed && (place === 'here' || isOver(job)) && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={preparing}
          onClick={attempt(() => retryRun(projectId))}
        >
          {t('generate.actions.retryFailed')}
        </Button>
      )}
      {!isOver(job) && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconX size={14} aria-hidden />}
          onClick={attempt(() => cancelRun(projectId))}
        >
          {t('generate.actions.cancel')}
        </Button>
      )}
    </div>
  );
}
