// The page's name and figures, the way to its neighbours, and the preview. Stays in view above the article.
import { ActionIcon, Badge, Button } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconEye, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useIsPhone } from '../../shared/ui/use-is-phone.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { ArticleDetailProps } from './article-detail.tsx';
import styles from './workspace.module.css';

export interface DetailHeadProps
  extends Pick<ArticleDetailProps, 'project' | 'previous' | 'next' | 'onClose'> {
  readonly keyword: string;
  /** Of the keyword table; -1 where the keyword has left it. */
  readonly row: number;
  /** The article has been changed by hand. */
  readonly isByHand: boolean;
  /** Writes the page; loaded after the article. */
  readonly regenerate: ReactNode;
  readonly onPreview: () => void;
}

export function DetailHead(props: DetailHeadProps) {
  const { project, keyword, row, isByHand, regenerate, previous, next, onPreview, onClose } = props;
  const { t } = useMessages();
  return (
    <header className={styles.detailHead}>
      <ActionIcon
        className={styles.backToList ?? ''}
        onClick={onClose}
        aria-label={t('workspace.detail.closeDetail')}
      >
        <IconArrowLeft size={16} />
      </ActionIcon>
      <div className={styles.detailName}>
        <h2 id="detail-title" title={keyword}>
          {keyword}
        </h2>
        <PageFacts project={project} row={row} />
        {isByHand && (
          <Badge variant="default" className={styles.badge ?? ''}>
            {t('workspace.detail.byHand')}
          </Badge>
        )}
      </div>
      <ActionIcon
        className={styles.notOnPhone ?? ''}
        disabled={previous === null}
        onClick={() => previous?.()}
        aria-label={t('workspace.detail.previous')}
        title={t('workspace.detail.previous')}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        className={styles.notOnPhone ?? ''}
        disabled={next === null}
        onClick={() => next?.()}
        aria-label={t('workspace.detail.next')}
        title={t('workspace.detail.next')}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
      <PreviewButton onPreview={onPreview} />
      {regenerate}
      <ActionIcon
        className={styles.closeDetail ?? ''}
        onClick={onClose}
        aria-label={t('workspace.detail.close')}
        title={t('workspace.detail.close')}
        aria-keyshortcuts="Escape"
      >
        <IconX size={16} />
      </ActionIcon>
    </header>
  );
}

function PageFacts({ project: { table, silo }, row }: Pick<DetailHeadProps, 'project' | 'row'>) {
  const { t } = useMessages();
  const format = useFormat();
  const facts = [
    ['volume', format.figure(table.volume[row] ?? -1)],
    ['difficulty', format.figure(table.difficulty[row] ?? -1)],
    ['score', row < 0 ? format.figure(-1) : format.number(silo.score[row] ?? 0)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`workspace.detail.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PreviewButton({ onPreview }: Pick<DetailHeadProps, 'onPreview'>) {
  const { t } = useMessages();
  const label = t('workspace.detail.preview');
  // A phone has room for its sign alone.
  if (useIsPhone())
    return (
      <ActionIcon onClick={onPreview} aria-label={label} title={label}>
        <IconEye size={16} />
      </ActionIcon>
    );
  return (
    <Button size="xs" variant="default" leftSection={<IconEye size={14} aria-hidden />} onClick={onPreview}>
      {label}
    </Button>
  );
}
