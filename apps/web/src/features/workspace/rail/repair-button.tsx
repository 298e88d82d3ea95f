// Repairs what the checks found in the text: by rule, then by one call, at the price on the button. The text before is kept as a version.
import { Button } from '@mantine/core';
import type { PageId } from '@silosmith/contract';
import { type PlannedPage, REPAIR } from '@silosmith/generation';
import { IconTool } from '@tabler/icons-react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { usePartPrice, useRewrite } from '../use-rewrite.ts';
import styles from './rail.module.css';

export interface RepairButtonProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly plan: PlannedPage;
  /** Whether the catalogue knows the model's price. */
  readonly priced: boolean;
}

/** Nothing where no check is left that a text can meet. */
export function RepairButton({ project, id, plan, priced }: RepairButtonProps) {
  const { t } = useMessages();
  const choice = useRunChoice(project, false);
  const wish = { project, id, part: REPAIR, choice } as const;
  const { usd, text: price } = usePartPrice(wish, { plan, priced });
  const { running, start } = useRewrite({ ...wish, budgetUsd: usd });
  if (usd === null) return null;
  return (
    <div>
      <Button
        mt="xs"
        size="xs"
        variant="default"
        leftSection={<IconTool size={14} aria-hidden />}
        loading={running}
        onClick={() => void start()}
      >
        {t('workspace.score.repair', { price })}
      </Button>
      <p className={styles.prose}>{t('workspace.score.repairs')}</p>
    </div>
  );
}
