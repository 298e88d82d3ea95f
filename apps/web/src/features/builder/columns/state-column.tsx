// What the user marked, and whether there is an article: signs, one of which can be pressed.
import { ROW_FLAGS } from '@silosmith/contract';
import { IconCircleCheck, IconFileText, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from '../builder.module.css';
import { isWritten } from '../builder-view.ts';
import type { CellProps, OutlineColumn } from './column.ts';

const flagsOf = ({ silo }: CellProps['project'], row: number) => {
  const flags = silo.flags[row] ?? 0;
  return {
    favourite: (flags & ROW_FLAGS.favourite) !== 0,
    completed: (flags & ROW_FLAGS.completed) !== 0,
  };
};

export const state: OutlineColumn = {
  id: 'state',
  label: 'builder.outline.state',
  widthPx: 64,
  isDefault: true,
  isFigure: false,
  givesWay: 7,
  sortKeys: (project) => (row) => {
    const { favourite, completed } = flagsOf(project, row);
    return favourite ? 0 : completed ? 1 : Number.NaN;
  },
  text: (project, row, { t }) => {
    const { favourite, completed } = flagsOf(project, row);
    return [
      ...(favourite ? [t('builder.outline.favourite')] : []),
      ...(completed ? [t('builder.outline.completed')] : []),
    ].join(', ');
  },
  Cell({ project, row, kind, edit }) {
    const { t } = useMessages();
    if (kind !== 'page') return null;
    const { favourite, completed } = flagsOf(project, row);
    return (
      <>
        <button
          type="button"
          className={styles.lineButton}
          tabIndex={-1}
          aria-pressed={favourite}
          aria-label={t(favourite ? 'builder.outline.favourite' : 'builder.outline.notFavourite')}
          onClick={(event) => {
            event.stopPropagation();
            void edit({ type: 'toggleFavourite', row });
          }}
        >
          {favourite ? <IconStarFilled size={14} className={styles.star} /> : <IconStar size={14} />}
        </button>
        {completed && (
          <IconCircleCheck size={14} className={styles.done} aria-label={t('builder.outline.completed')} />
        )}
        {isWritten(project, row) && (
          <IconFileText size={14} className={styles.done} aria-label={t('builder.outline.written')} />
        )}
      </>
    );
  },
};
