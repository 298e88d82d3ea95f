// The four steps of publishing with what each has come to.
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { PublishingState } from '../../../state/publishing/publishing-state.ts';
import styles from './publish.module.css';
import { publishRows, runFigures } from './publish-rows.ts';

export function PublishSteps({ state }: { readonly state: PublishingState }) {
  const { t } = useMessages();
  return (
    <ol className={styles.steps} aria-label={t('publishing.steps.label')}>
      <PlanStep state={state} />
      <WriteStep state={state} />
      <VerifyStep state={state} />
      <RollbackStep state={state} />
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly tone: 'waiting' | 'now' | 'done' | 'trouble' | 'back';
}

const ICONS: Readonly<Record<StepProps['tone'], ReactNode>> = {
  waiting: <IconCircleDashed size={16} aria-hidden />,
  now: <IconCircleDashed size={16} aria-hidden />,
  done: <IconCheck size={16} aria-hidden />,
  trouble: <IconAlertTriangle size={16} aria-hidden />,
  back: <IconArrowBackUp size={16} aria-hidden />,
};

function Step({ title, text, tone }: StepProps) {
  return (
    <li data-tone={tone} {...(tone === 'now' ? { 'aria-current': 'step' } : {})}>
      {ICONS[tone]}
      <b>{title}</b>
      <p>{text}</p>
    </li>
  );
}

function PlanStep({ state: { work } }: { readonly state: PublishingState }) {
  const { t } = useMessages();
  const title = t('publishing.steps.plan');
  if (work.state === 'planning')
    return <Step title={title} text={t('publishing.steps.planning')} tone="now" />;
  if (work.state !== 'planned' && work.state !== 'publishing' && work.state !== 'ended')
    return <Step title={title} text={t('publishing.steps.planNone')} tone="waiting" />;
  const { create, update, skip } = work.plan;
  const counts = { create: create.length, update: update.length, skip: skip.length };
  return <Step title={title} text={t('publishing.steps.planCounts', counts)} tone="done" />;
}

function WriteStep({ state: { work } }: { readonly state: PublishingState }) {
  const { t } = useMessages();
  const title = t('publishing.steps.write');
  if (work.state !== 'publishing' && work.state !== 'ended')
    return <Step title={title} text={t('publishing.steps.writeNone')} tone="waiting" />;
  const { total, written, failed } = runFigures(publishRows(work) ?? []);
  const key = failed > 0 ? 'written' : 'writing';
  const isOver = work.state === 'ended' || work.progress?.stage === 'verify';
  const tone = failed > 0 ? 'trouble' : isOver && written === total ? 'done' : isOver ? 'waiting' : 'now';
  return (
    <Step title={title} text={t(`publishing.steps.${key}`, { done: written, total, failed })} tone={tone} />
  );
}

function VerifyStep({ state: { work } }: { readonly state: PublishingState }) {
  const { t } = useMessages();
  const title = t('publishing.steps.verify');
  if (work.state !== 'publishing' && work.state !== 'ended')
    return <Step title={title} text={t('publishing.steps.writeNone')} tone="waiting" />;
  if (!work.verifies) return <Step title={title} text={t('publishing.steps.verifyOff')} tone="waiting" />;
  const figures = runFigures(publishRows(work) ?? []);
  const { written, readBack, verified, fieldsAsSent, fieldsDiffering } = figures;
  if (readBack === 0 || readBack < written)
    return (
      <Step
        title={title}
        text={t('publishing.steps.verifying', { done: readBack, total: written })}
        tone={work.state === 'publishing' && work.progress?.stage === 'verify' ? 'now' : 'waiting'}
      />
    );
  const text = t('publishing.steps.verified', { done: fieldsAsSent, differ: fieldsDiffering });
  return <Step title={title} text={text} tone={verified < readBack ? 'trouble' : 'done'} />;
}

function RollbackStep({ state: { lastRunAt } }: { readonly state: PublishingState }) {
  const { t } = useMessages();
  const format = useFormat();
  const title = t('publishing.steps.rollback');
  return lastRunAt === null ? (
    <Step title={title} text={t('publishing.steps.rollbackNone')} tone="waiting" />
  ) : (
    <Step
      title={title}
      text={t('publishing.steps.rollbackOf', { date: format.dateTime(lastRunAt) })}
      tone="back"
    />
  );
}
