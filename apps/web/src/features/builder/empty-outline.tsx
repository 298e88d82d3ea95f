// Replaces an empty outline: each filter by name, with what it hides and a way to remove it.
import { Button } from '@mantine/core';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';
import { type ActiveFilter, activeFilters, hiddenBy, type Narrowing } from './builder-view.ts';

export interface EmptyOutlineProps {
  readonly project: OpenProject;
  readonly narrowing: Narrowing;
  readonly onShowAll: () => void;
}

export function EmptyOutline({ project, narrowing, onShowAll }: EmptyOutlineProps) {
  const { t } = useMessages();
  const { filters } = project;
  const said = (filter: ActiveFilter): string => {
    switch (filter) {
      case 'search':
        return t('builder.empty.search', { query: filters.searchQuery });
      case 'volume':
        return t('builder.empty.volume', {
          limit: filters.minVolume,
          count: hiddenBy(project, 'volume', filters.minVolume),
        });
      case 'difficulty':
        return t('builder.empty.difficulty', {
          limit: filters.maxDifficulty,
          count: hiddenBy(project, 'difficulty', filters.maxDifficulty),
        });
      default:
        return t(`builder.empty.${filter}`);
    }
  };
  return (
    <div className={styles.empty}>
      <p>{t('builder.outline.empty')}</p>
      <ul>
        {activeFilters(filters, narrowing).map((filter) => (
          <li key={filter}>{said(filter)}</li>
        ))}
      </ul>
      <Button variant="light" onClick={onShowAll}>
        {t('builder.showAll')}
      </Button>
    </div>
  );
}
