// A research task: what it is and takes, what to ask and where to look, and whether it is done.
import { UnstyledButton } from '@mantine/core';
import type { ResearchTask, ResearchTaskKind } from '@silosmith/content';
import {
  IconBuildingFactory2,
  IconChartBar,
  IconFileDescription,
  IconListSearch,
  IconMessage2,
  IconScale,
} from '@tabler/icons-react';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import styles from '../rail.module.css';
import plan from './research-plan.module.css';

const ICONS = {
  industry: IconBuildingFactory2,
  interview: IconMessage2,
  caseStudy: IconFileDescription,
  data: IconChartBar,
  results: IconListSearch,
  competitors: IconScale,
} as const satisfies Record<ResearchTaskKind, unknown>;

const ITEMS = ['first', 'second', 'third'] as const;

export interface TaskCardProps {
  readonly task: ResearchTask;
  readonly isDone: boolean;
  readonly onChange: (isDone: boolean) => void;
}

export function TaskCard({ task, isDone, onChange }: TaskCardProps) {
  const { t } = useMessages();
  const { kind, keyword, hours, effort, impact } = task;
  const Icon = ICONS[kind];
  const title = t(`researchPlan.kinds.${kind}.title`, { keyword });
  const [from, to] = hours;
  return (
    <li className={plan.task} data-done={isDone}>
      <Icon size={16} aria-hidden />
      <div>
        <h4>{title}</h4>
        <p>
          {isDone && <b>{t('researchPlan.isDone')} · </b>}
          {t('researchPlan.facts', { effort: t(`researchPlan.effort.${effort}`), from, to, impact })}
        </p>
        <details className={styles.more}>
          <summary>{t('researchPlan.more')}</summary>
          <p>{t(`researchPlan.kinds.${kind}.text`)}</p>
          <h5>{t('researchPlan.outcome')}</h5>
          <p>{t(`researchPlan.kinds.${kind}.outcome`)}</p>
          {(['questions', 'resources'] as const).map((list) => (
            <section key={list}>
              <h5>{t(`researchPlan.${list}`)}</h5>
              <ul>
                {ITEMS.map((item) => (
                  <li key={item}>{t(`researchPlan.kinds.${kind}.${list}.${item}`)}</li>
                ))}
              </ul>
            </section>
          ))}
        </details>
        <UnstyledButton
          className={styles.act ?? ''}
          aria-label={t(isDone ? 'researchPlan.reopenNamed' : 'researchPlan.completeNamed', { task: title })}
          onClick={() => onChange(!isDone)}
        >
          {t(isDone ? 'researchPlan.reopen' : 'researchPlan.complete')}
        </UnstyledButton>
      </div>
    </li>
  );
}
