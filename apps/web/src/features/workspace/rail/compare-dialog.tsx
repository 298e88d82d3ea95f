// A kept version beside what stands now: blocks that went and blocks that came.
import { Button, Group } from '@mantine/core';
import { textOf } from '@silosmith/content';
import type { Article } from '@silosmith/contract';
import { useMemo } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { KeptVersion } from '../../../state/project/article-versions.ts';
import { compareTexts } from './compare-texts.ts';
import styles from './rail.module.css';

export interface CompareDialogProps {
  readonly version: KeptVersion;
  readonly article: Article;
  readonly language: string;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

const TAGS = { same: 'p', removed: 'del', added: 'ins' } as const;

export function CompareDialog({ version, article, language, onRestore, onClose }: CompareDialogProps) {
  const { t } = useMessages();
  const format = useFormat();
  const lines = useMemo(
    () => compareTexts(textOf(version.article.content), textOf(article.content)),
    [version, article],
  );
  const counted = (kind: string) => lines.filter((line) => line.kind === kind).length;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('workspace.versions.compareTitle', { date: format.dateTime(version.keptAt) })}
      closeButtonProps={{ 'aria-label': t('workspace.versions.close') }}
    >
      <p className={styles.prose}>
        {t('workspace.versions.removed', { count: counted('removed') })}{' '}
        {t('workspace.versions.added', { count: counted('added') })}
      </p>
      <div className={styles.compared} lang={language}>
        {lines.map(({ kind, text }, at) => {
          const Tag = TAGS[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place, and the list never changes
          return <Tag key={at}>{text}</Tag>;
        })}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('workspace.versions.close')}
        </Button>
        <Button onClick={onRestore}>{t('workspace.versions.restore')}</Button>
      </Group>
    </Dialog>
  );
}
