// Preview of one page: search result, image and article.
import { Button, Modal } from '@mantine/core';
import type { Article, ImageRecord, Meta } from '@silosmith/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { systemTimer } from '../../platform/clock.ts';
import { copyText } from '../../platform/page.ts';
import { SafeHtml } from '../../shared/ui/safe-html.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './workspace.module.css';

/** How long 'Copied!' is shown. */
const COPIED_MS = 2_000;

export interface PreviewDialogProps {
  readonly keyword: string;
  readonly topic: string;
  readonly pageType: string;
  readonly volume: number;
  readonly article: Article | undefined;
  readonly meta: Meta | undefined;
  readonly image: ImageRecord | undefined;
  readonly language: string;
  readonly onClose: () => void;
}

export function PreviewDialog(props: PreviewDialogProps) {
  const { keyword, topic, pageType, volume, article, meta, image, language, onClose } = props;
  const { t } = useMessages();
  const format = useFormat();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (article === undefined) return;
    await copyText(article.content);
    setCopied(true);
    await systemTimer.sleep(COPIED_MS);
    setCopied(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('workspace.preview.title', { keyword })}
      closeButtonProps={{ 'aria-label': t('workspace.preview.close') }}
    >
      <p className={styles.small}>
        {[topic, pageType, `${t('workspace.detail.volume')} ${format.figure(volume)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <section className={styles.result} aria-label={t('workspace.preview.seo')}>
        {meta === undefined ? (
          <p className={styles.small}>{t('workspace.preview.noMeta')}</p>
        ) : (
          <>
            <strong>{meta.title}</strong>
            <p>{meta.description}</p>
          </>
        )}
      </section>
      {image !== undefined && (
        <figure className={styles.figure}>
          <img src={image.url} alt={image.alt} />
          <figcaption>
            <a href={image.url} target="_blank" rel="noreferrer">
              {t('workspace.preview.viewFullSize')}
            </a>
          </figcaption>
        </figure>
      )}
      {article === undefined ? (
        <div className={styles.empty}>
          <p>{t('workspace.preview.empty')}</p>
          <p>{t('workspace.preview.emptyHint')}</p>
        </div>
      ) : (
        <section aria-label={t('workspace.preview.content')}>
          <SafeHtml html={article.content} className={styles.prose ?? ''} language={language} />
        </section>
      )}
      <footer className={styles.previewFoot}>
        {article !== undefined && (
          <span className={styles.small}>
            {t('workspace.preview.words', { count: article.wordCount })} ·{' '}
            {t('workspace.preview.characters', { count: article.content.length })}
          </span>
        )}
        <span className={styles.grow} />
        {article !== undefined && (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            onClick={copy}
          >
            <span aria-live="polite">
              {t(copied ? 'workspace.preview.copied' : 'workspace.preview.copy')}
            </span>
          </Button>
        )}
        <Button onClick={onClose}>{t('workspace.preview.close')}</Button>
      </footer>
    </Modal>
  );
}
