// The outline's column heads; three of them sort.
import type { Filters } from '@silosmith/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

const COLUMNS = [
  'keyword',
  'demand',
  'volume',
  'difficulty',
  'score',
  'opportunity',
  'intent',
  'fit',
  'state',
] as const;
type Column = (typeof COLUMNS)[number];
const SORTED: Readonly<Partial<Record<Column, Filters['sortBy']>>> = {
  keyword: 'keyword',
  volume: 'volume',
  difficulty: 'difficulty',
  score: 'score',
};

export interface OutlineHeadProps {
  readonly filters: Filters;
  readonly onSort: (sort: Pick<Filters, 'sortBy' | 'sortOrder'>) => void;
}

export function OutlineHead({ filters, onSort }: OutlineHeadProps) {
  const { t } = useMessages();
  const sort = (column: Filters['sortBy']) => {
    const first = column === 'keyword' ? 'asc' : 'desc';
    const other = filters.sortOrder === 'asc' ? 'desc' : 'asc';
    onSort({ sortBy: column, sortOrder: filters.sortBy === column ? other : first });
  };
  return (
    <div role="row" className={`${styles.line} ${styles.head}`}>
      {COLUMNS.map((column) => {
        const key = SORTED[column];
        const active = filters.sortBy === key;
        const label = t(`builder.outline.${column}`);
        const Arrow = filters.sortOrder === 'asc' ? IconArrowUp : IconArrowDown;
        return (
          <span
            key={column}
            role="columnheader"
            className={styles.cell}
            data-column={column}
            aria-sort={active ? (filters.sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}
          >
            {key === undefined ? (
              label
            ) : (
              <button
                type="button"
                className={styles.sort}
                title={t('builder.outline.sortBy', { column: label })}
                onClick={() => sort(key)}
              >
                {label}
                {active && <Arrow size={12} aria-hidden />}
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
}
