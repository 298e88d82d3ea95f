// In which language are new projects written?
import { NativeSelect } from '@mantine/core';
import { CONTENT_LANGUAGES } from '@silosmith/contract';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './settings.module.css';

export function ContentSection() {
  const { t } = useMessages();
  const language = useStore(preferencesStore, (state) => state.contentLanguage);
  return (
    <>
      <NativeSelect
        maw={260}
        label={t('settings.content.language')}
        value={language}
        onChange={(event) => {
          const next = CONTENT_LANGUAGES.find((tag) => tag === event.currentTarget.value);
          if (next !== undefined) setPreferences({ contentLanguage: next });
        }}
        data={CONTENT_LANGUAGES.map((tag) => ({ value: tag, label: t(`common.languages.${tag}`) }))}
      />
      <p className={styles.note}>{t('settings.content.text')}</p>
    </>
  );
}
