// The filters, each with its name; on the phone behind one button.
import { Button } from '@mantine/core';
import type { Filters } from '@silosmith/contract';
import { memo, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';
import type { Narrowing } from './builder-view.ts';
import { FigureFields, FiltersButton, SearchField, StateFields, TopicField } from './filter-fields.tsx';

export interface FiltersBarProps {
  readonly filters: Filters;
  /** Labels to choose from. */
  readonly topics: readonly string[];
  readonly narrowing: Narrowing;
  readonly shown: number;
  readonly total: number;
  readonly onFilters: (change: Partial<Filters>) => void;
  readonly onNarrowing: (narrowing: Narrowing) => void;
  readonly onShowAll: () => void;
}

/** Drawn again where what it shows has changed: its many fields take long. */
export const FiltersBar = memo(function FiltersBar(props: FiltersBarProps) {
  const { filters, topics, narrowing, shown, total, onFilters, onNarrowing, onShowAll } = props;
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const changes = { onFilters, onNarrowing };
  return (
    <section className={styles.filters} aria-label={t('builder.filters.label')} data-open={isOpen}>
      <SearchField query={filters.searchQuery} onFilters={onFilters} />
      <FiltersButton isOpen={isOpen} setOpen={setOpen} />
      <div className={styles.filterFields}>
        <FigureFields filters={filters} narrowing={narrowing} {...changes} />
        <TopicField topics={topics} narrowing={narrowing} {...changes} />
        <StateFields filters={filters} narrowing={narrowing} {...changes} />
      </div>
      <div className={styles.counts}>
        <span className={styles.shown} aria-live="polite">
          {t('builder.shown', { shown, total })}
        </span>
        {shown < total && (
          <Button size="compact-xs" variant="subtle" onClick={onShowAll}>
            {t('builder.showAll')}
          </Button>
        )}
      </div>
    </section>
  );
});
