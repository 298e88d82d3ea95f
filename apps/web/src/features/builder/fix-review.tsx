// The changes of auto-fix by reason, each with a tick and how like the pages are before and after; nothing is changed until it is applied.
import { Button } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { FIX_REASONS, type FixItem, type FixPreview } from '@silosmith/silo';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './checks.module.css';
import { TickedGroups, type TickedLine, useTicks } from './ticked-groups.tsx';

export interface FixReviewProps {
  readonly project: OpenProject;
  readonly preview: FixPreview;
  readonly working: boolean;
  /** `left`: rows that the user unticked. */
  readonly onApply: (left: readonly number[]) => void;
  readonly onDiscard: () => void;
}

export function FixReview({ project, preview, working, onApply, onDiscard }: FixReviewProps) {
  const { t } = useMessages();
  const lineOf = useFixLine(project);
  const ticks = useTicks();
  const { items, remaining } = preview;
  const decisions = items.filter(({ reason }) => reason !== 'follows');
  const chosen = decisions.length - ticks.left.size;
  const groups = FIX_REASONS.map((reason) => {
    const ofReason = items.filter((item) => item.reason === reason);
    const title = t(`builder.checks.reasons.${reason}`, { count: ofReason.length });
    return { id: reason, title, items: ofReason, follows: reason === 'follows' };
  });
  return (
    <>
      <div className={styles.body}>
        {decisions.length === 0 && <p>{t('builder.checks.nothing')}</p>}
        <TickedGroups groups={groups} ticks={ticks} lineOf={lineOf} />
        {remaining.length > 0 && (
          <p className={styles.small}>{t('builder.checks.left', { count: remaining.length })}</p>
        )}
      </div>
      <footer className={styles.foot}>
        <Button variant="default" onClick={onDiscard}>
          {t('builder.checks.discard')}
        </Button>
        <Button disabled={chosen === 0} loading={working} onClick={() => onApply([...ticks.left])}>
          {t('builder.checks.apply', { count: chosen })}
        </Button>
      </footer>
    </>
  );
}

function useFixLine({ table }: OpenProject): (item: FixItem) => TickedLine {
  const { t } = useMessages();
  const format = useFormat();
  const name = (page: number): string => (page < 0 ? t('builder.checks.top') : textAt(table.keyword, page));
  const figure = (likeness: number | null): string => (likeness === null ? '–' : format.percent(likeness));
  return ({ row, reason, from, to, likenessBefore, likenessAfter }) => ({
    said:
      reason === 'nearIdentical'
        ? t('builder.checks.merge', { keyword: name(row), into: name(to) })
        : t('builder.checks.move', { keyword: name(row), from: name(from), to: name(to) }),
    beside: t('builder.checks.likeness', { before: figure(likenessBefore), after: figure(likenessAfter) }),
  });
}
