// What a run would make, with which model, at what price; warnings; and the button that starts it.

import { Button } from '@mantine/core';
import { DEMO_PROVIDER } from '@silosmith/ai';
import { pageIdsOf } from '@silosmith/contract';
import { IconSparkles } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { startRun } from '../../state/generation/generation-run.ts';
import { useImageChoice, useRunChoice } from '../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { CostDetails } from './cost-details.tsx';
import styles from './generate.module.css';
import { languageDoubtOf } from './language-doubt.ts';
import { LanguageNotice } from './language-notice.tsx';
import { Notice } from './notice.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { RunLimit } from './run-limit.tsx';
import { RunOptions, useKeyLacks } from './run-options.tsx';
import { usePlan } from './use-plan.ts';

export interface PlanViewProps {
  readonly project: OpenProject;
  readonly preparing: boolean;
}

export function PlanView({ project, preparing }: PlanViewProps) {
  const messages = useMessages();
  const { t } = messages;
  const [replacesDemo, setReplacesDemo] = useState(false);
  const texts = useRunChoice(project, replacesDemo);
  const pictures = useImageChoice();
  const choice = useMemo(() => (pictures === null ? texts : { ...texts, pictures }), [texts, pictures]);
  const { reply, fault } = usePlan(project, choice);
  const lacks = useKeyLacks(choice);
  const doubt = languageDoubtOf(project);
  const [agreed, setAgreed] = useState(false);
  const [limitUsd, setLimitUsd] = useState<number | null>(null);
  const selection = selectionOf(project);
  const shown = selection.rows.length;
  const demoCount = useMemo(() => demoArticles(project), [project]);
  const count = reply?.figures.pages ?? 0;
  const isPaid = reply !== null && count > 0 && reply.plan.priced && reply.plan.total.costUsdHigh > 0;
  const start = async () => {
    try {
      const outcome = await startRun(project.id, choice, isPaid ? { budgetUsd: limitUsd } : {});
      if (outcome === 'nothing') toast.info(t('generate.toasts.nothing'));
      if (outcome === 'in-progress') toast.info(t('generate.toasts.inProgress'));
    } catch (error) {
      toast.failure(t('generate.plan.failed', { reason: faultText(messages, error) }));
    }
  };
  return (
    <>
      {fault === null && <PlanFacts reply={reply} shown={shown} choice={choice} />}
      <p className={styles.note}>
        {shown === 0
          ? t(project.table.rowCount === 0 ? 'generate.plan.empty' : 'generate.plan.noPage')
          : reply !== null && count === 0
            ? t('generate.plan.nothing')
            : t('generate.plan.each')}
        {selection.hidden > 0 && ` ${t('generate.plan.hidden', { count: selection.hidden })}`}
      </p>
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {t('generate.plan.failed', { reason: faultText(messages, fault) })}
        </Notice>
      )}
      {choice.provider === DEMO_PROVIDER && count > 0 && <Notice tone="warning">{t('generate.demo')}</Notice>}
      {doubt !== null && count > 0 && (
        <LanguageNotice doubt={doubt} language={project.language} agreed={agreed} onAgreed={setAgreed} />
      )}
      {isPaid && <CostDetails plan={reply.plan} />}
      <RunOptions
        project={project}
        choice={choice}
        reply={reply}
        lacks={lacks}
        demoCount={demoCount}
        onReplacesDemo={setReplacesDemo}
      />
      {isPaid && (
        <RunLimit limitUsd={limitUsd} onLimit={setLimitUsd} leastUsd={reply.plan.total.costUsdLow} />
      )}
      <div className={styles.actions}>
        <Button
          leftSection={<IconSparkles size={14} aria-hidden />}
          loading={preparing}
          disabled={lacks.length > 0 || (doubt?.kind === 'unsupported' && !agreed)}
          onClick={() => void start()}
        >
          {t(project.articles.size > 0 ? 'generate.more' : 'generate.start')}
        </Button>
      </div>
    </>
  );
}

/** Pages shown whose article the demo provider wrote and nobody edited. */
function demoArticles(project: OpenProject): number {
  let count = 0;
  const ids = pageIdsOf(project.table);
  for (const row of selectionOf(project).rows) {
    const article = project.articles.get(ids.at(row));
    if (article?.provenance?.demo === true && !article.edited) count += 1;
  }
  return count;
}
