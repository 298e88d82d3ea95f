// Usage Analytics: what one's own calls cost by day and kind of text, and how the providers did, from the calls that the server stored.
import { Button, SegmentedControl } from '@mantine/core';
import type { UsageSummary } from '@silosmith/contract';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { useEffect, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usageOf } from '../../state/usage.ts';
import styles from './settings.module.css';
import { LimitFields } from './usage/limit-fields.tsx';
import { DayTable, ModelTable, PageTable, TaskTable } from './usage/usage-tables.tsx';

/** Days. */
const PERIODS = [1, 7, 30] as const;

export function UsageSection() {
  const messages = useMessages();
  const { t } = messages;
  const [days, setDays] = useState<number>(7);
  const [attempt, setAttempt] = useState(0);
  const { usage, fault } = useUsage(days, attempt);
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('settings.usage.period')}
        value={String(days)}
        onChange={(chosen) => setDays(Number(chosen))}
        data={PERIODS.map((period) => ({
          value: String(period),
          label: t(`settings.usage.periods.${period}`),
        }))}
      />
      {fault !== null && (
        <div role="alert" className={styles.failed}>
          <p className={styles.note}>{t('settings.usage.failed', { reason: faultText(messages, fault) })}</p>
          <Button size="xs" variant="default" onClick={() => setAttempt(attempt + 1)}>
            {t('settings.usage.again')}
          </Button>
        </div>
      )}
      {fault === null && usage === null && <p className={styles.note}>{t('settings.usage.loading')}</p>}
      {usage !== null && <UsageView usage={usage} />}
      <LimitFields onChanged={() => setAttempt(attempt + 1)} />
    </>
  );
}

function UsageView({ usage }: { readonly usage: UsageSummary }) {
  const { t } = useMessages();
  const format = useFormat();
  const { totals, today, byDay, byModel, byTask, byPage } = usage;
  const facts = [
    ['cost', format.usd(totals.costUsd)],
    ['calls', format.number(totals.calls)],
    ['failed_calls', format.number(totals.failedCalls)],
    ['tokens', format.compact(totals.inputTokens + totals.outputTokens)],
    [
      'today',
      today.dailyBudgetUsd === null
        ? format.usd(today.costUsd)
        : t('settings.usage.todayOf', {
            spent: format.usd(today.costUsd),
            limit: format.usd(today.dailyBudgetUsd),
          }),
    ],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`settings.usage.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {totals.calls === 0 ? (
        <p className={styles.note}>{t('settings.usage.none')}</p>
      ) : (
        <>
          {totals.unpricedCalls > 0 && (
            <p className={styles.note}>{t('settings.usage.unpriced', { count: totals.unpricedCalls })}</p>
          )}
          <DayTable days={byDay} />
          <ModelTable models={byModel} />
          <TaskTable tasks={byTask} />
          {byPage.length > 0 && <PageTable pages={byPage} />}
        </>
      )}
    </>
  );
}

interface Loaded {
  /** Null until it is there. */
  readonly usage: UsageSummary | null;
  readonly fault: FaultShape | null;
}

/** Asked again for another period and at another attempt; the last figures stay meanwhile. */
function useUsage(days: number, attempt: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ usage: null, fault: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const control = new AbortController();
    usageOf(days, control.signal).then(
      (usage) => {
        if (!control.signal.aborted) setLoaded({ usage, fault: null });
      },
      (error: unknown) => {
        const fault = toFaultShape(error);
        if (!control.signal.aborted && fault.code !== CANCELLED) setLoaded({ usage: null, fault });
      },
    );
    return () => control.abort();
  }, [days, attempt]);
  return loaded;
}
