// Theme and language of the interface: the stored choice; until there is one the system's.
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMessages } from '../../shared/ui/use-messages.ts';
import {
  languageChoices,
  languageStore,
  setInterfaceLanguage,
} from '../../state/preferences/language-store.ts';
import { setTheme, themeStore } from '../../state/preferences/theme-store.ts';
import { useStore } from '../../state/use-store.ts';

export function AppearanceSection() {
  const { t } = useMessages();
  const theme = useStore(themeStore, (state) => state.theme);
  const language = useStore(languageStore, (state) => state.language);
  const languages = languageChoices();
  return (
    <>
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
      {languages.length > 0 && (
        <NativeSelect
          maw={260}
          mt="xs"
          label={t('settings.appearance.language')}
          value={language}
          onChange={(event) => setInterfaceLanguage(event.currentTarget.value)}
          data={[...languages]}
        />
      )}
    </>
  );
}
