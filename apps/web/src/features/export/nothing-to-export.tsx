// Empty state of the export screen: the formats there are, and the two ways to a first article.
import { Button, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './export.module.css';

const CARDS = ['plan', 'wordpress', 'html', 'markdown', 'data'] as const;

export function NothingToExport() {
  const { t } = useMessages();
  const { go } = useNavigation();
  return (
    <div className={styles.screen}>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={14} aria-hidden />}
        onClick={() => go('builder')}
      >
        {t('exporting.backToBuilder')}
      </Button>
      <h1>{t('exporting.empty.title')}</h1>
      <p>{t('exporting.empty.text')}</p>
      <ul className={styles.cards}>
        {CARDS.map((card) => (
          <li key={card}>{t(`exporting.empty.cards.${card}`)}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button onClick={() => go('workspace')}>{t('exporting.empty.generate')}</Button>
        <Button variant="default" onClick={() => go('builder')}>
          {t('exporting.empty.build')}
        </Button>
      </Group>
    </div>
  );
}
