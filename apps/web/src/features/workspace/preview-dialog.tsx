// Preview of one page: search result, featured image, and the article with the images of its sections. Loaded when it is asked for.
import { Button } from '@mantine/core';
import { characterCount, safeImageUrl } from '@silosmith/content';
import type { Article, ImageRecord, Meta } from '@silosmith/contract';
import { withImagesInText } from '@silosmith/delivery/images-in-text';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { systemTimer } from '../../platform/clock.ts';
import { copyText } from '../../platform/page.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FullSizeLink } from '../../shared/ui/full-size-link.tsx';
import { SafeHtml } from '../../shared/ui/safe-html.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useIsPhone } from '../../shared/ui/use-is-phone.ts';
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

export default function PreviewDialog(props: PreviewDialogProps) {
  const { keyword, topic, pageType, volume, article, meta, image, language, onClose } = props;
  const { t } = useMessages();
  const format = useFormat();
  const isPhone = useIsPhone();
  const [copied, setCopied] = useState(false);
  const content = article?.content ?? '';
  const characters = useMemo(() => characterCount(content), [content]);
  const copy = async () => {
    if (article === undefined) return;
    await copyText(article.content);
    setCopied(true);
    await systemTimer.sleep(COPIED_MS);
    setCopied(false);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      fullScreen={isPhone}
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
      {image !== undefined && <Featured image={image} />}
      {article === undefined ? (
        <div className={styles.empty}>
          <p>{t('workspace.preview.empty')}</p>
          <p>{t('workspace.preview.emptyHint')}</p>
        </div>
      ) : (
        <Content article={article} image={image} language={language} />
      )}
      <footer className={styles.previewFoot}>
        {article !== undefined && (
          <span className={styles.small}>
            {t('workspace.preview.words', { count: article.wordCount })} ·{' '}
            {t('workspace.preview.characters', { count: characters })}
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
    </Dialog>
  );
}

function Featured({ image: { url, alt } }: { readonly image: ImageRecord }) {
  const { t } = useMessages();
  const [failed, setFailed] = useState(false);
  const safe = safeImageUrl(url);
  if (safe === null || failed) return <p className={styles.small}>{t('workspace.images.failed')}</p>;
  return (
    <figure className={styles.figure}>
      <img src={safe} alt={alt} onError={() => setFailed(true)} />
      <figcaption>
        <FullSizeLink url={safe}>{t('workspace.preview.viewFullSize')}</FullSizeLink>
      </figcaption>
    </figure>
  );
}

interface ContentProps extends Pick<PreviewDialogProps, 'image' | 'language'> {
  readonly article: Article;
}

function Content({ article: { content }, image, language }: ContentProps) {
  const { t } = useMessages();
  const html = useMemo(() => withImagesInText(content, image), [content, image]);
  return (
    <section aria-label={t('workspace.preview.content')}>
      <SafeHtml html={html} className={styles.prose ?? ''} language={language} />
    </section>
  );
}
