// The changes of auto-fix by reason, each with a tick and how like the pages are before and after; nothing is changed until it is applied.
import { Button, Checkbox } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { FIX_REASONS, type FixItem, type FixPreview } from '@silosmith/silo';
import { useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './checks.module.css';

/** Drawn of one reason; the rest is applied with it. */
const MOST = 200;

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
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { items, remaining } = preview;
  const decisions = items.filter(({ reason }) => reason !== 'follows');
  const chosen = decisions.length - left.size;
  const tick = (rows: readonly number[], on: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const row of rows) {
        if (on) next.delete(row);
        else next.add(row);
      }
      return next;
    });
  return (
    <>
      <div className={styles.body}>
        {decisions.length === 0 && <p>{t('builder.checks.nothing')}</p>}
        {FIX_REASONS.map((reason) => (
          <FixGroup
            key={reason}
            project={project}
            items={items.filter((item) => item.reason === reason)}
            left={left}
            onTick={reason === 'follows' ? null : tick}
          />
        ))}
        {remaining.length > 0 && (
          <p className={styles.small}>{t('builder.checks.left', { count: remaining.length })}</p>
        )}
      </div>
      <footer className={styles.foot}>
        <Button variant="default" onClick={onDiscard}>
          {t('builder.checks.discard')}
        </Button>
        <Button disabled={chosen === 0} loading={working} onClick={() => onApply([...left])}>
          {t('builder.checks.apply', { count: chosen })}
        </Button>
      </footer>
    </>
  );
}

interface FixGroupProps {
  readonly project: OpenProject;
  readonly items: readonly FixItem[];
  readonly left: ReadonlySet<number>;
  /** Null where the changes follow from others. */
  readonly onTick: ((rows: readonly number[], on: boolean) => void) | null;
}

function FixGroup({ project, items, left, onTick }: FixGroupProps) {
  const { t } = useMessages();
  const [first] = items;
  if (first === undefined) return null;
  const rows = items.map(({ row }) => row);
  const ticked = rows.filter((row) => !left.has(row)).length;
  const title = t(`builder.checks.reasons.${first.reason}`, { count: items.length });
  return (
    <section className={styles.group}>
      <h3>
        {onTick === null ? (
          title
        ) : (
          <Checkbox
            size="xs"
            label={title}
            checked={ticked === rows.length}
            indeterminate={ticked > 0 && ticked < rows.length}
            onChange={(event) => onTick(rows, event.currentTarget.checked)}
          />
        )}
      </h3>
      <ul>
        {items.slice(0, MOST).map((item) => (
          <li key={item.row}>
            <FixLine project={project} item={item} isTicked={!left.has(item.row)} onTick={onTick} />
          </li>
        ))}
      </ul>
      {items.length > MOST && (
        <p className={styles.small}>{t('builder.detail.more', { count: items.length - MOST })}</p>
      )}
    </section>
  );
}

interface FixLineProps {
  readonly project: OpenProject;
  readonly item: FixItem;
  readonly isTicked: boolean;
  readonly onTick: FixGroupProps['onTick'];
}

function FixLine({ project, item, isTicked, onTick }: FixLineProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { row, reason, from, to, likenessBefore, likenessAfter } = item;
  const name = (page: number): string =>
    page < 0 ? t('builder.checks.top') : textAt(project.table.keyword, page);
  const said =
    reason === 'nearIdentical'
      ? t('builder.checks.merge', { keyword: name(row), into: name(to) })
      : t('builder.checks.move', { keyword: name(row), from: name(from), to: name(to) });
  const figure = (likeness: number | null): string => (likeness === null ? '–' : format.percent(likeness));
  const likeness = t('builder.checks.likeness', {
    before: figure(likenessBefore),
    after: figure(likenessAfter),
  });
  if (onTick === null) {
    return (
      <div className={styles.follows}>
        <span>{said}</span>
        <span className={styles.small}>{likeness}</span>
      </div>
    );
  }
  return (
    <Checkbox
      size="xs"
      label={said}
      description={likeness}
      checked={isTicked}
      onChange={(event) => onTick([row], event.currentTarget.checked)}
    />
  );
}
