// Choice of the columns; kept with the other choices of the user, for every project.
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { memo } from 'react';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import { COLUMNS } from './columns/index.ts';
import { chosenColumns, offeredColumns } from './columns/shown-columns.ts';
import styles from './selection.module.css';

export const ColumnMenu = memo(function ColumnMenu({ hasSite }: { readonly hasSite: boolean }) {
  const { t } = useMessages();
  const chosen = useStore(preferencesStore, ({ builderColumns }) => builderColumns);
  const shown = new Set(chosenColumns(chosen));
  const toggle = (id: string, isShown: boolean) => {
    const others = [...shown].map((column) => column.id).filter((other) => other !== id);
    setPreferences({ builderColumns: isShown ? [...others, id] : others });
  };
  return (
    <Popover position="top-end" shadow="md" withRoles trapFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" leftSection={<IconColumns size={14} aria-hidden />}>
          {t('builder.columns.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('builder.columns.title')}>
        <FocusBack />
        <Stack gap={8}>
          {offeredColumns(COLUMNS, hasSite).map((column) => (
            <Checkbox
              key={column.id}
              size="xs"
              label={t(column.label)}
              checked={shown.has(column)}
              onChange={(event) => toggle(column.id, event.currentTarget.checked)}
            />
          ))}
          <p className={styles.hint}>{t('builder.columns.hint')}</p>
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={chosen === null}
            onClick={() => setPreferences({ builderColumns: null })}
          >
            {t('builder.columns.reset')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
});
