// The outline's column heads; four of them sort.

import type { Filters } from '@silosmith/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

const COLUMNS = ['keyword', 'volume', 'difficulty', 'score', 'opportunity', 'intent', 'state'] as const;
const SORTABLE: ReadonlySet<string> = new Set(['keyword', 'volume', 'difficulty', 'score']);

export interface OutlineHeadProps {
  readonly filters: Filters;
  readonly onSort: (sort: Pick<Filters, 'sortBy' | 'sortOrder'>) => void;
}

export function OutlineHead({ filters, onSort }: OutlineHeadProps) {
  const { t } = useMessages();
  const sort = (column: Filters['sortBy']) =>
    onSort({
      sortBy: column,
      sortOrder:
        filters.sortBy === column
          ? filters.sortOrder === 'asc'
            ? 'desc'
            : 'asc'
          : column === 'keyword'
            ? 'asc'
            : 'desc',
    });
  return (
    <div role="row" className={`${styles.line} ${styles.head}`}>
      {COLUMNS.map((column) => {
        const active = filters.sortBy === column;
        const label = t(`builder.outline.${column}`);
        return (
          <span
            key={column}
            role="columnheader"
            className={styles.cell}
            data-column={column}
            aria-sort={active ? (filters.sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}
          >
            {SORTABLE.has(column) ? (
              <button
                type="button"
                className={styles.sort}
                title={t('builder.outline.sortBy', { column: label })}
                onClick={() => sort(column as Filters['sortBy'])}
              >
                {label}
                {active &&
                  (filters.sortOrder === 'asc' ? (
                    <IconArrowUp size={12} aria-hidden />
                  ) : (
                    <IconArrowDown size={12} aria-hidden />
                  ))}
              </button>
            ) : (
              label
            )}
          </span>
        );
      })}
    </div>
  );
}
