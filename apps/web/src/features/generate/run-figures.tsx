// Progress, elapsed and remaining time, and cost of a run.

import { Progress } from '@mantine/core';
import type { GenerationRun } from '@silosmith/generation';
import { isOver } from '@silosmith/generation';
import { remainingMsOf } from '@silosmith/jobs';
import { useEffect, useState } from 'react';
import { every, systemClock } from '../../platform/clock.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { cents, isFreeRun } from './cost-text.ts';
import styles from './generate.module.css';
import { ModelLine } from './model-line.tsx';
import { runCounts } from './run-counts.ts';
import { usePageName } from './use-page-name.ts';

/** More names than this are not read while they change. */
const MOST_CURRENT = 3;

export function RunFigures({ run }: { readonly run: GenerationRun }) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const { job, settings } = run;
  const moving = job.status === 'running' || job.status === 'retrying';
  const nowMs = useNow(moving);
  const nameOf = usePageName();
  const { total, done, failed, spentUsd } = runCounts(run);
  const untilMs = job.endedAtMs ?? (moving ? nowMs : job.updatedAtMs);
  const elapsedMs = settings.elapsedBeforeMs + (job.startedAtMs === null ? 0 : untilMs - job.startedAtMs);
  const remainingMs = remainingMsOf(job);
  const current = job.items
    .filter(({ state }) => state === 'running' || state === 'retrying')
    .map(({ id }) => nameOf(id));
  const over = isOver(job);
  // While it runs, how far it is; at its end, how much there is.
  const settled = over ? done : done + failed;
  const planned = settings.priced && settings.plannedUsdHigh > 0 && !over;
  return (
    <>
      <div className={styles.count}>
        <span>
          {t('generate.progress.count', { done: format.number(done), total: format.number(total) })}
        </span>
        <span>{format.percent(total === 0 ? 1 : Math.floor((100 * settled) / total) / 100)}</span>
      </div>
      <Progress.Root size="md" className={styles.bar ?? ''}>
        <Progress.Section
          value={total === 0 ? 100 : (100 * done) / total}
          aria-label={t('generate.progress.label')}
          animated={moving}
        />
        {failed > 0 && <Progress.Section value={(100 * failed) / total} color="red" withAria={false} />}
      </Progress.Root>
      {(moving || current.length > 0) && (
        <p className={styles.now} title={current.join('\n')}>
          {current.length > 0 &&
            t('generate.progress.now', { keywords: current.slice(0, MOST_CURRENT).join(' · ') })}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('generate.progress.elapsed')}</dt>
          <dd>{format.duration(elapsedMs)}</dd>
        </div>
        {!over && (
          <div>
            <dt>{t('generate.progress.remaining')}</dt>
            <dd>
              {remainingMs === null
                ? t('generate.progress.remainingUnknown')
                : t('generate.progress.remainingAbout', { time: format.duration(remainingMs) })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t(over ? 'generate.progress.cost' : 'generate.progress.spent')}</dt>
          <dd>
            {isFreeRun(settings)
              ? t('generate.plan.free')
              : !settings.priced
                ? t('generate.plan.unpriced')
                : planned
                  ? t('generate.progress.spentOf', {
                      spent: format.usd(cents(spentUsd)),
                      low: format.usd(cents(settings.plannedUsdLow)),
                      high: format.usd(cents(settings.plannedUsdHigh)),
                    })
                  : format.usd(spentUsd)}
          </dd>
        </div>
        <ModelLine choice={settings} changeable={false} />
      </dl>
    </>
  );
}

/** Milliseconds since the epoch, updated every second while `ticking`. */
function useNow(ticking: boolean): number {
  const [nowMs, setNowMs] = useState(() => systemClock.nowMs());
  useEffect(() => {
    if (!ticking) return;
    setNowMs(systemClock.nowMs());
    return every(1_000, () => setNowMs(systemClock.nowMs()));
  }, [ticking]);
  return nowMs;
}
