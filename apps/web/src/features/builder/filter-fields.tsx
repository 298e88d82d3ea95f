// The fields of the filters in groups, each drawn again only where what it shows has changed: an edit changes none of them, or the topics.
import { Button, Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type Filters, INTENTS } from '@silosmith/contract';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';
import { narrowing as asNarrowing, type Narrowing } from './builder-view.ts';
import { SiteFilter } from './site/site-filter.tsx';

/** Both are the same functions at every drawing: another one draws the fields again. */
interface FilterChanges {
  readonly onFilters: (change: Partial<Filters>) => void;
  readonly onNarrowing: (narrowing: Narrowing) => void;
}

interface FieldsProps extends FilterChanges {
  readonly filters: Filters;
  readonly narrowing: Narrowing;
}

interface SearchFieldProps extends Pick<FilterChanges, 'onFilters'> {
  readonly query: string;
}

export const SearchField = memo(function SearchField({ query, onFilters }: SearchFieldProps) {
  const { t } = useMessages();
  return (
    <TextInput
      size="xs"
      type="search"
      className={styles.search ?? ''}
      aria-label={t('builder.filters.search')}
      placeholder={t('builder.filters.search')}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={query}
      onChange={(event) => onFilters({ searchQuery: event.currentTarget.value })}
    />
  );
});

interface FiltersButtonProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Shows the fields on the phone. */
export const FiltersButton = memo(function FiltersButton({ isOpen, setOpen }: FiltersButtonProps) {
  const { t } = useMessages();
  return (
    <Button
      variant="default"
      className={styles.filterButton ?? ''}
      aria-expanded={isOpen}
      leftSection={<IconFilter size={14} aria-hidden />}
      onClick={() => setOpen(!isOpen)}
    >
      {t('builder.filters.button')}
    </Button>
  );
});

export const FigureFields = memo(function FigureFields(props: FieldsProps) {
  const { filters, narrowing, onFilters, onNarrowing } = props;
  const { t } = useMessages();
  const format = useFormat();
  const number = (value: string | number, fallback: number): number =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : fallback;
  const narrow = (change: Partial<Narrowing>) => onNarrowing(asNarrowing({ ...narrowing, ...change }));
  return (
    <>
      <NumberInput
        size="xs"
        w={118}
        min={0}
        hideControls
        {...format.separators()}
        label={t('builder.filters.minVolume')}
        value={filters.minVolume}
        onChange={(value) => onFilters({ minVolume: number(value, 0) })}
      />
      <NumberInput
        size="xs"
        w={124}
        min={0}
        max={100}
        hideControls
        label={t('builder.filters.maxDifficulty')}
        value={filters.maxDifficulty}
        onChange={(value) => onFilters({ maxDifficulty: number(value, 100) })}
      />
      <NativeSelect
        size="xs"
        label={t('builder.filters.intent')}
        value={narrowing.intent ?? ''}
        onChange={(event) =>
          narrow({ intent: INTENTS.find((one) => one === event.currentTarget.value) ?? null })
        }
        data={[
          { value: '', label: t('builder.filters.any') },
          ...INTENTS.map((one) => ({ value: one, label: t(`builder.intents.${one}`) })),
        ]}
      />
    </>
  );
});

interface TopicFieldProps extends Pick<FilterChanges, 'onNarrowing'> {
  /** Labels to choose from. */
  readonly topics: readonly string[];
  readonly narrowing: Narrowing;
}

export const TopicField = memo(function TopicField({ topics, narrowing, onNarrowing }: TopicFieldProps) {
  const { t } = useMessages();
  const narrow = (change: Partial<Narrowing>) => onNarrowing(asNarrowing({ ...narrowing, ...change }));
  return (
    <NativeSelect
      size="xs"
      label={t('builder.filters.topic')}
      value={narrowing.topic ?? ''}
      onChange={({ currentTarget: { value } }) => narrow({ topic: value === '' ? null : value })}
      data={[
        { value: '', label: t('builder.filters.any') },
        ...topics.map((label) => ({ value: label, label })),
      ]}
    />
  );
});

export const StateFields = memo(function StateFields(props: FieldsProps) {
  const { filters, narrowing, onFilters, onNarrowing } = props;
  const { t } = useMessages();
  const narrow = (change: Partial<Narrowing>) => onNarrowing(asNarrowing({ ...narrowing, ...change }));
  return (
    <>
      <NativeSelect
        size="xs"
        label={t('builder.filters.fit')}
        value={narrowing.isWeak ? 'weak' : ''}
        onChange={(event) => narrow({ isWeak: event.currentTarget.value === 'weak' })}
        data={[
          { value: '', label: t('builder.filters.any') },
          { value: 'weak', label: t('builder.fit.weak') },
        ]}
      />
      <NativeSelect
        size="xs"
        label={t('builder.filters.written')}
        value={narrowing.written === null ? '' : narrowing.written ? 'yes' : 'no'}
        onChange={(event) => {
          const { value } = event.currentTarget;
          narrow({ written: value === '' ? null : value === 'yes' });
        }}
        data={[
          { value: '', label: t('builder.filters.any') },
          { value: 'yes', label: t('builder.filters.yes') },
          { value: 'no', label: t('builder.filters.no') },
        ]}
      />
      <SiteFilter value={narrowing.onSite} onChange={(onSite) => narrow({ onSite })} />
      <Checkbox
        size="xs"
        label={t('builder.filters.favourites')}
        checked={filters.showFavorites}
        onChange={(event) => onFilters({ showFavorites: event.currentTarget.checked })}
      />
    </>
  );
});
