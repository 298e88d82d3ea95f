// The content language, asked before anything is read.
import { Button, Group, Select } from '@mantine/core';
import { CONTENT_LANGUAGES } from '@silosmith/contract';
import { useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import type { ChosenLanguage } from '../../workers/import.worker.ts';
import styles from './workflow.module.css';

export interface LanguageFormProps {
  readonly files: readonly File[];
  readonly onContinue: (language: ChosenLanguage) => void;
  readonly onCancel: () => void;
}

export function LanguageForm({ files, onContinue, onCancel }: LanguageFormProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [language, setLanguage] = useState<ChosenLanguage>('detect');
  const go = () => {
    if (language !== 'detect') setPreferences({ contentLanguage: language });
    onContinue(language);
  };
  return (
    <>
      <p className={styles.text}>
        {t('importing.language.files', {
          count: files.length,
          names: files.map(({ name }) => name).join(', '),
        })}
      </p>
      <Select
        label={t('importing.language.label')}
        description={t('importing.language.text')}
        data={[
          { value: 'detect', label: t('importing.language.detect') },
          ...CONTENT_LANGUAGES.map((tag) => ({ value: tag, label: format.language(tag) })),
        ]}
        value={language}
        allowDeselect={false}
        onChange={(value) => setLanguage(CONTENT_LANGUAGES.find((tag) => tag === value) ?? 'detect')}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button onClick={go}>{t('importing.language.go')}</Button>
      </Group>
    </>
  );
}
