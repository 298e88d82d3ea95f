// Repairs what the checks found in the text: by rule, then by one call, at the price on the button. The text before is kept as a version.
import { Button } from '@mantine/core';
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { Article, PageId, Research } from '@silosmith/contract';
import { isOver, mostUsdAlone, type PlannedPage, REPAIR } from '@silosmith/generation';
import { IconTool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isoNow } from '../../../platform/clock.ts';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { generationStore, startRun } from '../../../state/generation/generation-run.ts';
import { rulesWith } from '../../../state/generation/smart-route.ts';
import { useRunChoice } from '../../../state/generation/use-run-choice.ts';
import { preferencesStore } from '../../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { useStore } from '../../../state/use-store.ts';
import styles from './rail.module.css';

export interface RepairButtonProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article;
  readonly plan: PlannedPage;
  /** What the article may rest on. */
  readonly research: Research | undefined;
  /** Whether the catalogue knows the model's price. */
  readonly priced: boolean;
}

/** Nothing where no check is left that a text can meet. */
export function RepairButton(props: RepairButtonProps) {
  const { project, id, article, plan, research, priced } = props;
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const choice = useRunChoice(project, false);
  // A run that is paused elsewhere is said at the press.
  const running = useStore(generationStore, ({ runs, preparing }) => {
    const run = runs.get(project.id);
    return (
      preparing.has(project.id) || (run !== undefined && !isOver(run.job) && run.job.status !== 'paused')
    );
  });
  const { provider, model } = choice;
  const { brief } = plan;
  const viewpoint = project.viewpoints.get(id);
  const persona = project.personas.get(id);
  const smartRules = useStore(preferencesStore, (state) => state.smartRules);
  const mostUsd = useMemo(() => {
    const records = { article, research, viewpoint, persona };
    const rewrites = { pages: [id], madeBefore: '', stages: [REPAIR] };
    return mostUsdAlone({ brief, records }, { provider, model, rules: rulesWith(smartRules), rewrites });
  }, [id, brief, article, research, viewpoint, persona, provider, model, smartRules]);
  if (mostUsd === null) return null;
  const isFree = provider === DEMO_PROVIDER || (priced && mostUsd === 0);
  const price = isFree
    ? t('generate.plan.free')
    : priced
      ? t('workspace.score.atMost', { price: format.usd(mostUsd) })
      : t('generate.plan.unpriced');
  const repair = async () => {
    try {
      const rewrites = { pages: [id], madeBefore: isoNow(), stages: [REPAIR] };
      const outcome = await startRun(project.id, { ...choice, rewrites }, { budgetUsd: mostUsd });
      if (outcome === 'in-progress') toast.info(t('generate.toasts.inProgress'));
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  return (
    <div>
      <Button
        mt="xs"
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
