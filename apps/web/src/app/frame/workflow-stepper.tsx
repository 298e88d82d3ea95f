// How far is the project? The three steps with their state, the status line, and the way to the next step.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useNavigation, type ViewId } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useStepFacts } from '../use-step-facts.ts';
import { VIEWS } from '../view-table.ts';
import { nextStep, statusLine, type WorkflowStep, workflowSteps } from '../workflow-steps.ts';
import styles from './stepper.module.css';

type StepState = 'complete' | 'half' | 'current' | 'open' | 'locked';

function stateOf(step: WorkflowStep, current: ViewId): StepState {
  if (step.complete) return 'complete';
  if (!step.enabled) return 'locked';
  if (step.percent > 0) return 'half';
  return step.id === current ? 'current' : 'open';
}

export function WorkflowStepper({ current }: { readonly current: ViewId }) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const { facts, counted } = useStepFacts();
  const steps = workflowSteps(facts);
  const next = nextStep(steps, current);
  const nextTitle = next === null ? undefined : VIEWS[next.id].step?.title;
  const status = statusLine(facts);
  return (
    <nav aria-label={t('common.steps.title')} style={{ display: 'flex', alignItems: 'center' }}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} state={stateOf(step, current)} isCurrent={step.id === current} />
          </li>
        ))}
      </ol>
      {counted && <span className={styles.status}>{t(status.key, status.params)}</span>}
      {next !== null && nextTitle !== undefined && (
        <Button
          className={styles.continue ?? ''}
          size="compact-xs"
          variant="light"
          aria-label={t('common.steps.continueTo', { step: t(nextTitle) })}
          onClick={() => go(next.id)}
        >
          {t('common.steps.continue')}
        </Button>
      )}
    </nav>
  );
}

interface StepProps {
  readonly step: WorkflowStep;
  readonly state: StepState;
  readonly isCurrent: boolean;
}

function Step({ step, state, isCurrent }: StepProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const labels = VIEWS[step.id].step;
  if (labels === undefined) return null;
  const inside = (
    <>
      <span className={styles.dot} data-state={state} aria-hidden="true">
        {state === 'complete' && <IconCheck size={11} stroke={3} />}
      </span>
      <span className={styles.full}>{t(labels.title)}</span>
      <span className={styles.short}>{t(labels.short)}</span>
      <span className="visually-hidden">({t(`common.steps.states.${state}`)})</span>
    </>
  );
  const shared = {
    className: styles.step ?? '',
    'aria-current': isCurrent ? ('step' as const) : undefined,
  };
  return state === 'locked' ? (
    <span {...shared} data-locked="true">
      {inside}
    </span>
  ) : (
    <Link {...shared} href={hrefOf(step.id)}>
      {inside}
    </Link>
  );
}
