// The steps of the workflow with their state, the status line, and the button to the next step.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { useNavigation, type ViewId } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useStepFacts } from '../use-step-facts.ts';
import { nextStep, statusLine, type WorkflowStep, workflowSteps } from '../workflow-steps.ts';
import styles from './stepper.module.css';

type Look = 'complete' | 'half' | 'current' | 'open' | 'locked';

function lookOf(step: WorkflowStep, current: ViewId): Look {
  if (step.complete) return 'complete';
  if (!step.enabled) return 'locked';
  if (step.percent > 0) return 'half';
  return step.id === current ? 'current' : 'open';
}

export function WorkflowStepper({ current }: { readonly current: ViewId }) {
  return <Steps current={current} {...useStepFacts()} />;
}

interface StepsProps extends ReturnType<typeof useStepFacts> {
  readonly current: ViewId;
}

/** Most edits change none of the facts: nothing is drawn again then. */
const Steps = memo(function Steps({ current, facts, counted }: StepsProps) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const steps = workflowSteps(facts);
  const next = nextStep(steps, current);
  const status = statusLine(facts);
  return (
    <nav aria-label={t('common.steps.title')} style={{ display: 'flex', alignItems: 'center' }}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} look={lookOf(step, current)} isCurrent={step.id === current} />
          </li>
        ))}
      </ol>
      {counted && <span className={styles.status}>{t(status.key, status.params)}</span>}
      {next !== null && (
        <Button
          className={styles.continue ?? ''}
          size="compact-xs"
          variant="light"
          aria-label={t('common.steps.continueTo', { step: t(next.title) })}
          onClick={() => go(next.id)}
        >
          {t('common.steps.continue')}
        </Button>
      )}
    </nav>
  );
});

interface StepProps {
  readonly step: WorkflowStep;
  readonly look: Look;
  readonly isCurrent: boolean;
}

function Step({ step, look, isCurrent }: StepProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const inside = (
    <>
      <span className={styles.dot} data-state={look} aria-hidden="true">
        {look === 'complete' && <IconCheck size={11} stroke={3} />}
      </span>
      <span className={styles.full}>{t(step.title)}</span>
      <span className={styles.short}>{t(step.short)}</span>
      <span className="visually-hidden">({t(`common.steps.states.${look}`)})</span>
    </>
  );
  const shared = {
    className: styles.step ?? '',
    'aria-current': isCurrent ? ('step' as const) : undefined,
  };
  return look === 'locked' ? (
    <span {...shared} data-locked="true">
      {inside}
    </span>
  ) : (
    <Link {...shared} href={hrefOf(step.id)}>
      {inside}
    </Link>
  );
}
