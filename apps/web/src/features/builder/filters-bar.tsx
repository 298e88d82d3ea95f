// The filters, how many pages they hide, and one click to show all.
import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { DEFAULT_FILTERS, type Filters } from '@silosmith/contract';
import { afterImportFilters } from '@silosmith/silo';
import { IconSearch } from '@tabler/icons-react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { setFilters } from '../../state/project/project-store.ts';
import styles from './builder.module.css';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

export interface FiltersBarProps {
  readonly project: OpenProject;
  readonly shown: number;
  readonly total: number;
}

export function FiltersBar({ project, shown, total }: FiltersBarProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { filters } = project;
  const set = (change: Partial<Filters>) => void setFilters(change);
  const number = (value: string | number, fallback: number): number =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : fallback;
  return (
    <section className={styles.filters} aria-label={t('builder.filters.label')}>
      <TextInput
        size="xs"
        className={styles.search ?? ''}
        aria-label={t('builder.filters.search')}
        placeholder={t('builder.filters.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={filters.searchQuery}
        onChange={(event) => set({ searchQuery: event.currentTarget.value })}
      />
      <NumberInput
        size="xs"
        w={110}
        min={0}
        prefix="≥ "
        thousandSeparator=","
        aria-label={t('builder.filters.minVolume')}
        title={t('builder.filters.minVolume')}
        value={filters.minVolume}
        onChange={(value) => set({ minVolume: number(value, 0) })}
      />
      <NumberInput
        size="xs"
        w={90}
        min={0}
        max={100}
        prefix="KD ≤ "
        aria-label={t('builder.filters.maxDifficulty')}
        title={t('builder.filters.maxDifficulty')}
        value={filters.maxDifficulty}
        onChange={(value) => set({ maxDifficulty: number(value, 100) })}
      />
      <NumberInput
        size="xs"
        w={110}
        min={0}
        aria-label={t('builder.filters.maxArticles')}
        title={t('builder.filters.maxArticles')}
        placeholder={t('builder.filters.unlimited')}
        value={filters.maxArticles >= UNLIMITED ? '' : filters.maxArticles}
        onChange={(value) => set({ maxArticles: number(value, UNLIMITED) })}
      />
      <Checkbox
        size="xs"
        label={t('builder.filters.favourites')}
        checked={filters.showFavorites}
        onChange={(event) => set({ showFavorites: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={t('builder.filters.showCompleted')}
        checked={filters.showCompleted}
        onChange={(event) => set({ showCompleted: event.currentTarget.checked })}
      />
      <span className={styles.shown} aria-live="polite">
        {t('builder.shown', { shown: format.number(shown), total: format.number(total) })}
      </span>
      {shown < total ? (
        <Button
          variant="subtle"
          onClick={() =>
            set({
              ...DEFAULT_FILTERS,
              sortBy: filters.sortBy,
              sortOrder: filters.sortOrder,
              maxArticles: UNLIMITED,
            })
          }
        >
          {t('builder.showAll')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          onClick={() => {
            const { minVolume, maxDifficulty, maxArticles } = afterImportFilters(project.table, project.silo);
            set({ minVolume, maxDifficulty, maxArticles });
          }}
        >
          {t('builder.defaults')}
        </Button>
      )}
    </section>
  );
}
