// After an import: what was understood of the files, and the plan that came out. Also where its size is changed later.
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useNavigation } from '../../../shared/navigation.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { demandUnit } from '../../../state/project/demand-unit.ts';
import { summaryOf } from '../../../state/project/summary-of-plan.ts';
import { useProject } from '../../../state/project/use-project.ts';
import { showWholePlan } from '../../../state/project/whole-plan.ts';
import styles from './plan-screen.module.css';
import { PlanSize } from './plan-size.tsx';
import { SetAsideTable } from './set-aside-table.tsx';
import { SourceFiles } from './source-files.tsx';
import { TopicsTable } from './topics-table.tsx';
import { UnknownFiguresList } from './unknown-figures.tsx';
import { useDemandText } from './use-demand-text.ts';

export interface PlanScreenProps {
  /** Saves the plan as a file. */
  readonly files: ReactNode;
  /** Says whether meaning has a say in the grouping, and changes it. */
  readonly meaning: ReactNode;
}

export function PlanScreen({ files, meaning }: PlanScreenProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { go } = useNavigation();
  const project = useProject((open) => open);
  const { table, silo } = project;
  const summary = useMemo(() => summaryOf(table, silo), [table, silo]);
  // Size and headline answer at once; the rest follows when they are on the screen.
  const later = useDeferredValue(useMemo(() => ({ project, summary }), [project, summary]));
  const demandText = useDemandText(demandUnit(project));
  const { onPages, inSections, setAside } = summary.keywords;
  const parts = {
    keywords: t('importing.plan.keywords', { count: onPages + inSections + setAside }),
    pages: t('importing.plan.pages', { count: summary.pages }),
    topics: t('importing.plan.topics', { count: summary.topics.length }),
    percent: format.percent(summary.demand === 0 ? 0 : summary.demandServed / summary.demand),
    demand: demandText(summary.demand),
  };
  const open = (
    <Button
      size="sm"
      rightSection={<IconArrowRight size={16} aria-hidden />}
      onClick={() => {
        void showWholePlan();
        go('builder');
      }}
    >
      {t('importing.plan.open')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1 title={t('importing.plan.demandHint')}>
            {summary.demand === 0
              ? t('importing.plan.headlineUnplanned', parts)
              : t('importing.plan.headline', { ...parts, count: summary.pages })}
          </h1>
          <p className={styles.quiet}>
            {t(project.articles.size > 0 ? 'importing.plan.leadWritten' : 'importing.plan.lead')}
          </p>
          {summary.pages === 1 && <p className={styles.quiet}>{t('importing.plan.onePage')}</p>}
          {summary.named > 0 && (
            <p className={styles.quiet}>{t('importing.plan.named', { count: summary.named })}</p>
          )}
          {summary.proposed > 0 && (
            <p className={styles.quiet}>{t('importing.plan.proposed', { count: summary.proposed })}</p>
          )}
          <p className="visually-hidden" role="status">
            {t('importing.done', {
              count: project.report.imported,
              language: format.language(project.language),
            })}
          </p>
        </div>
        <div className={styles.actions}>
          {files}
          <div className={styles.wideAction}>{open}</div>
        </div>
      </header>
      {/* Another project is another screen: choices half made belong to the one before. */}
      <SourceFiles key={project.id} project={later.project} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PlanSize project={project} summary={summary} meaning={meaning} />
          <SetAsideTable {...later} />
        </div>
        <div className={styles.stack}>
          <TopicsTable {...later} />
          <UnknownFiguresList
            table={later.project.table}
            silo={later.project.silo}
            demandIs={later.summary.demandIs}
          />
        </div>
      </div>
      <div className={styles.phoneAction}>{open}</div>
    </div>
  );
}
