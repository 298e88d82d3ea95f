// The outline's heads: each sorts; the box picks all that the filters show.
import type { Filters } from '@silosmith/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';
import type { OutlineColumn } from './columns/column.ts';
import type { ColumnSort } from './columns/sorted-rows.ts';

export interface OutlineSort {
  readonly filters: Filters;
  /** By a column that the filters do not know; null: the filters sort. */
  readonly own: ColumnSort | null;
  readonly onFilters: (sort: Pick<Filters, 'sortBy' | 'sortOrder'>) => void;
  readonly onOwn: (sort: ColumnSort | null) => void;
}

export interface OutlineHeadProps {
  readonly columns: readonly OutlineColumn[];
  readonly sort: OutlineSort;
  readonly picked: 'none' | 'some' | 'all';
  readonly onPickAll: () => void;
}

export const OutlineHead = memo(function OutlineHead({ columns, sort, picked, onPickAll }: OutlineHeadProps) {
  const { t } = useMessages();
  return (
    <div role="row" aria-rowindex={1} className={`${styles.line} ${styles.head}`}>
      <span role="columnheader" className={styles.cell} data-column="pick">
        <input
          type="checkbox"
          className={styles.box}
          checked={picked === 'all'}
          ref={(box) => {
            if (box !== null) box.indeterminate = picked === 'some';
          }}
          onChange={onPickAll}
          aria-label={t('builder.outline.pickAll')}
        />
      </span>
      <Head id="keyword" label={t('builder.outline.keyword')} isFigure={false} sortBy="keyword" sort={sort} />
      {columns.map(({ id, label, isFigure, sortBy }) => (
        <Head key={id} id={id} label={t(label)} isFigure={isFigure} sortBy={sortBy} sort={sort} />
      ))}
    </div>
  );
});

interface HeadProps {
  readonly id: string;
  readonly label: string;
  readonly isFigure: boolean;
  readonly sortBy: Filters['sortBy'] | undefined;
  readonly sort: OutlineSort;
}

function Head({ id, label, isFigure, sortBy, sort }: HeadProps) {
  const { t } = useMessages();
  const { filters, own } = sort;
  const order =
    own === null
      ? sortBy === filters.sortBy
        ? filters.sortOrder
        : null
      : own.column === id
        ? own.order
        : null;
  const next = order === null ? (isFigure ? 'desc' : 'asc') : order === 'asc' ? 'desc' : 'asc';
  const press = () => {
    sort.onOwn(sortBy === undefined ? { column: id, order: next } : null);
    if (sortBy !== undefined) sort.onFilters({ sortBy, sortOrder: next });
  };
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <span
      role="columnheader"
      className={styles.cell}
      data-column={id}
      data-figure={isFigure}
      aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        title={t('builder.outline.sortBy', { column: label })}
        onClick={press}
      >
        {label}
        {order !== null && <Arrow size={12} aria-hidden />}
      </button>
    </span>
  );
}
