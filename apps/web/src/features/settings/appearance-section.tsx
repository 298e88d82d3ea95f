// Light or dark? The stored choice; until there is one the system's is used.
import { SegmentedControl } from '@mantine/core';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setTheme, themeStore } from '../../state/preferences/theme-store.ts';
import { useStore } from '../../state/use-store.ts';

export function AppearanceSection() {
  const { t } = useMessages();
  const theme = useStore(themeStore, (state) => state.theme);
  return (
    <SegmentedControl
      aria-label={t('settings.appearance.theme')}
      size="xs"
      mt="xs"
      value={theme}
      onChange={setTheme}
      data={[
        { value: 'light', label: t('settings.appearance.light') },
        { value: 'dark', label: t('settings.appearance.dark') },
      ]}
    />
  );
}
