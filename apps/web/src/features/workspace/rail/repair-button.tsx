// Repairs what the checks found in the text: by rule, then by one call, at the price on the button. The text before is kept as a version.
import { Button } from '@mantine/core';
import { DEMO_PROVIDER, isForRepair } from '@silosmith/ai';
import type { ArticleReport } from '@silosmith/content';
import type { Article, PageId } from '@silosmith/contract';
import { isOver, type PlannedPage, REPAIR } from '@silosmith/generation';
import { IconTool } from '@tabler/icons-react';
import { isoNow } from '../../../platform/clock.ts';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { generationStore, startRun } from '../../../state/generation/generation-run.ts';
import { useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { useStore } from '../../../state/use-store.ts';
import styles from './rail.module.css';

export interface RepairButtonProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article;
  readonly plan: PlannedPage;
  /** Whether the catalogue knows the model's price. */
  readonly priced: boolean;
  readonly report: ArticleReport;
}

/** Nothing where no check is left that a text can meet. */
export function RepairButton({ project, id, article, plan, priced, report }: RepairButtonProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const choice = useRunChoice(project, false);
  const running = useStore(generationStore, ({ runs, preparing }) => {
    const run = runs.get(project.id);
    return preparing.has(project.id) || (run !== undefined && !isOver(run.job));
  });
  if (!report.failed.some(({ check }) => isForRepair(check))) return null;
  const mostUsd = mostUsdOf(plan, article);
  const isFree = choice.provider === DEMO_PROVIDER || (priced && mostUsd === 0);
  const price = isFree
    ? t('generate.plan.free')
    : priced
      ? t('workspace.score.atMost', { price: format.usd(mostUsd) })
      : t('generate.plan.unpriced');
  const repair = async () => {
    try {
      const rewrites = { pages: [id], madeBefore: isoNow(), stages: [REPAIR] };
      const outcome = await startRun(project.id, { ...choice, rewrites });
      if (outcome === 'in-progress') toast.info(t('generate.toasts.inProgress'));
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTool size={14} aria-hidden />}
        loading={running}
        onClick={() => void repair()}
      >
        {t('workspace.score.repair', { price })}
      </Button>
      <p className={styles.prose}>{t('workspace.score.repairs')}</p>
    </div>
  );
}

/** US dollars. An article that is longer than a run would write it now has more to be read and written. */
function mostUsdOf({ repairUsdHigh, targetWords }: PlannedPage, { form, wordCount }: Article): number {
  return repairUsdHigh * Math.max(1, Math.max(form?.words ?? 0, wordCount) / targetWords);
}
