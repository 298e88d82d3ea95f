// The research of one's own that a page would gain from: what it takes, and its tasks, to be ticked off.
import { Progress, Tabs } from '@mantine/core';
import { researchFiguresOf } from '@silosmith/content';
import { type PageId, pageIdsOf } from '@silosmith/contract';
import { useDeferredValue, useMemo } from 'react';
import { faultText } from '../../../../shared/ui/fault-text.ts';
import { toast } from '../../../../shared/ui/toast.ts';
import { useFormat } from '../../../../shared/ui/use-format.ts';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../../state/project/open-project.ts';
import { takeEdit } from '../../../../state/project/project-store.ts';
import { changeResearchDone, researchPlans } from '../../../../state/project/research-plan.ts';
import styles from '../rail.module.css';
import { RailSection } from '../rail-section.tsx';
import plan from './research-plan.module.css';
import { TaskCard } from './task-card.tsx';

export interface ResearchPlanSectionProps {
  readonly project: OpenProject;
  readonly id: PageId;
}

const GROUPS = ['priority', 'optional'] as const;

/** Nothing for what is no page. */
export function ResearchPlanSection({ project, id }: ResearchPlanSectionProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  // Typing comes first.
  const read = useDeferredValue(project);
  const tasks = useMemo(() => {
    const row = pageIdsOf(read.table).rowOf(id);
    return row < 0 ? [] : researchPlans(read).tasksOf(row);
  }, [read, id]);
  if (tasks.length === 0) return null;
  const figures = researchFiguresOf(tasks);
  const done = new Set(project.researchDone);
  const doneCount = tasks.filter(({ key }) => done.has(key)).length;
  const about = (usd: number): string => t('researchPlan.about', { usd: format.wholeUsd(usd) });
  const tiles = {
    tasks: format.number(tasks.length),
    time: t('researchPlan.days', { count: figures.days, hours: figures.hours }),
    priorityBudget: about(figures.priorityUsd),
    authority: format.percent(figures.authority / 100),
  };
  const completed = t('researchPlan.completed', { done: doneCount, all: tasks.length });
  return (
    <RailSection title={t('researchPlan.title')} aside={completed}>
      <dl className={plan.tiles}>
        {(['tasks', 'time', 'priorityBudget', 'authority'] as const).map((tile) => (
          <div key={tile}>
            <dt>{t(`researchPlan.${tile}`)}</dt>
            <dd>{tiles[tile]}</dd>
          </div>
        ))}
      </dl>
      <Progress.Root size="sm" mt="xs">
        <Progress.Section value={(100 * doneCount) / tasks.length} aria-label={completed} />
      </Progress.Root>
      <p className={styles.prose}>
        {t('researchPlan.estimates')}{' '}
        {figures.optionalUsd > 0 && t('researchPlan.withOptional', { usd: about(figures.optionalUsd) })}
      </p>
      <Tabs defaultValue={tasks[0]?.isPriority ? 'priority' : 'optional'} keepMounted={false}>
        <Tabs.List className={styles.tabs ?? ''} aria-label={t('researchPlan.groups')}>
          {GROUPS.map((group) => (
            <Tabs.Tab key={group} value={group}>
              {t(`researchPlan.${group}`)} (
              {format.number(tasks.filter(({ isPriority }) => isPriority === (group === 'priority')).length)})
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {GROUPS.map((group) => {
          const listed = tasks.filter(({ isPriority }) => isPriority === (group === 'priority'));
          return (
            <Tabs.Panel key={group} value={group} className={styles.panel ?? ''}>
              {listed.length === 0 && <p className={styles.prose}>{t('researchPlan.none')}</p>}
              <ul className={styles.lines}>
                {listed.map((task) => (
                  <TaskCard
                    key={task.key}
                    task={task}
                    isDone={done.has(task.key)}
                    onChange={(isDone) =>
                      changeResearchDone(takeEdit, project, task, isDone).catch((error: unknown) =>
                        toast.failure(faultText(messages, error)),
                      )
                    }
                  />
                ))}
              </ul>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </RailSection>
  );
}
