// One image of the page: small, with its place and its alternative text, which the user may change.
import { TextInput } from '@mantine/core';
import { safeImageUrl } from '@silosmith/content';
import type { Picture } from '@silosmith/contract';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { altProblem } from './image-records.ts';
import styles from './rail.module.css';

export interface ImageLineProps {
  readonly picture: Pick<Picture, 'url' | 'alt' | 'section'>;
  /** Of the file, without its ending: the browser knows it. */
  readonly downloadName: string;
  readonly onAlt: (alt: string) => void;
  /** Left out: the page is hidden by the filters, which a run would not write for. */
  readonly onAgain?: (() => void) | undefined;
  readonly onRemove: () => void;
}

export function ImageLine({
  picture: { url, alt, section },
  downloadName,
  onAlt,
  onAgain,
  onRemove,
}: ImageLineProps) {
  const { t } = useMessages();
  const [draft, setDraft] = useState(alt);
  const [failed, setFailed] = useState(false);
  useEffect(() => setDraft(alt), [alt]);
  const problem = altProblem(draft);
  const safe = safeImageUrl(url);
  return (
    <li className={styles.image}>
      {safe === null || failed ? (
        <span className={styles.noImage} role="img" aria-label={t('workspace.images.failed')}>
          {t('workspace.images.failed')}
        </span>
      ) : (
        <img src={safe} alt={alt} loading="lazy" onError={() => setFailed(true)} />
      )}
      <div>
        <p className={styles.prose}>
          {section === null ? t('workspace.images.featured') : t('workspace.images.inSection', { section })}
        </p>
        <p className={styles.imageLinks}>
          {safe !== null && (
            <a href={safe} download={downloadName}>
              {t('workspace.images.download')}
            </a>
          )}
          {onAgain !== undefined && (
            <button
              type="button"
              className={styles.link}
              onClick={onAgain}
              aria-label={t('workspace.images.one.againOf', { alt })}
            >
              {t('workspace.images.one.again')}
            </button>
          )}
          <button
            type="button"
            className={styles.link}
            onClick={onRemove}
            aria-label={t('workspace.images.one.removeOf', { alt })}
          >
            {t('workspace.images.one.remove')}
          </button>
        </p>
        <TextInput
          size="xs"
          label={t('workspace.images.alt')}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => draft !== alt && onAlt(draft.trim())}
          error={problem && t(`workspace.images.altProblems.${problem}`)}
        />
      </div>
    </li>
  );
}
