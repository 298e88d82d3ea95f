// The images of all pages: looked at, opened at their full size, downloaded one by one, page by page or together.
import { UnstyledButton } from '@mantine/core';
import { providerName } from '@silosmith/ai';
import type { PageId } from '@silosmith/contract';
import { projectSlug } from '@silosmith/language';
import { useState } from 'react';
import { FullSizeLink } from '../../../shared/ui/full-size-link.tsx';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { DownloadImages } from '../rail/download-images.tsx';
import type { Gallery, GalleryCard } from './gallery-cards.ts';
import styles from './overview.module.css';
import { ShowMore, useShownCount } from './show-more.tsx';

export interface ImageGalleryProps {
  readonly project: OpenProject;
  readonly gallery: Gallery;
  readonly onSelect: (id: PageId) => void;
}

export function ImageGallery({ project, gallery, onSelect }: ImageGalleryProps) {
  const { t } = useMessages();
  const shown = useShownCount();
  const { cards } = gallery;
  return (
    <section className={styles.section} aria-labelledby="gallery-title">
      <header className={styles.head}>
        <h2 id="gallery-title">{t('workspace.gallery.title')}</h2>
        {cards.length > 0 && (
          <DownloadImages project={project} keyword="" label={t('workspace.gallery.downloadAll')} />
        )}
      </header>
      {cards.length === 0 ? (
        <div className={styles.empty}>
          <strong>{t('workspace.gallery.empty')}</strong>
          <p>{t('workspace.gallery.emptyHint')}</p>
        </div>
      ) : (
        <>
          <ul className={styles.cards}>
            {cards.slice(0, shown.count).map((card) => (
              <Card key={card.id} project={project} card={card} onSelect={onSelect} />
            ))}
          </ul>
          <ShowMore left={cards.length - shown.count} onMore={shown.more} />
          <Figures gallery={gallery} />
        </>
      )}
    </section>
  );
}

interface CardProps extends Pick<ImageGalleryProps, 'project' | 'onSelect'> {
  readonly card: GalleryCard;
}

function Card({ project, card, onSelect }: CardProps) {
  const { t } = useMessages();
  const [failed, setFailed] = useState(false);
  const { id, keyword, url, alt, prompt, wholePrompt, count, missing, isDemo } = card;
  return (
    <li className={styles.card}>
      {url === null || failed ? (
        <p className={styles.noImage}>{t('workspace.images.failed')}</p>
      ) : (
        <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
      <UnstyledButton className={styles.name ?? ''} title={keyword} onClick={() => onSelect(id)}>
        {keyword}
      </UnstyledButton>
      <p className={styles.note} title={wholePrompt}>
        {prompt}
      </p>
      <p className={styles.note}>
        {[
          t('workspace.gallery.count', { count }),
          ...(missing > 0 ? [t('workspace.gallery.missing', { count: missing })] : []),
          ...(isDemo ? [t('workspace.gallery.demo')] : []),
        ].join(' · ')}
      </p>
      <p className={styles.links}>
        {url !== null && (
          <>
            <FullSizeLink url={url} label={t('workspace.gallery.fullSizeOf', { keyword })}>
              {t('workspace.gallery.fullSize')}
            </FullSizeLink>
            <a
              href={url}
              download={`${projectSlug(keyword) || 'image'}-featured`}
              aria-label={t('workspace.gallery.downloadOf', { keyword })}
            >
              {t('workspace.images.download')}
            </a>
          </>
        )}
      </p>
      {count > 1 && (
        <DownloadImages project={project} keyword={keyword} label={t('workspace.gallery.zip', { count })} />
      )}
    </li>
  );
}

function Figures({ gallery: { cards, images, pages, makers } }: Pick<ImageGalleryProps, 'gallery'>) {
  const { t } = useMessages();
  const format = useFormat();
  const figures = [
    ['images', format.number(images)],
    ['pages', format.number(pages)],
    ['coverage', format.percent(pages === 0 ? 0 : cards.length / pages)],
    [
      'makers',
      makers.map((id) => (id === null ? t('workspace.gallery.imported') : providerName(id))).join(', '),
    ],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`workspace.gallery.figures.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
