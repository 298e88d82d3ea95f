// The pages that were read for the article, each with the passages that its claims may rest on, and the place where it is cited.
import { UnstyledButton } from '@mantine/core';
import type { Source } from '@silosmith/contract';
import { useFormat } from '../../../../shared/ui/use-format.ts';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import { linkPlace, showPlace } from '../../editor-places.ts';
import styles from '../rail.module.css';
import type { ResearchSectionProps } from './research-section.tsx';

export interface SourceListProps extends Pick<ResearchSectionProps, 'article' | 'editor' | 'inArticle'> {
  readonly sources: readonly Source[];
}

export function SourceList({ sources, ...place }: SourceListProps) {
  const { t } = useMessages();
  if (sources.length === 0) return <p className={styles.prose}>{t('workspace.research.nothing')}</p>;
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={source.url}>
          <SourceView source={source} {...place} />
        </li>
      ))}
    </ol>
  );
}

interface SourceViewProps extends Omit<SourceListProps, 'sources'> {
  readonly source: Source;
}

function SourceView({ source, editor, inArticle }: SourceViewProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { url, title, wordCount, publishedAt, passages } = source;
  const place = editor === null ? null : linkPlace(editor, url);
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title === '' ? hostOfPage(url) : title}
      </a>
      <p className={styles.prose}>
        {hostOfPage(url)}
        {wordCount > 0 && ` · ${t('workspace.research.words', { count: wordCount })}`}
        {publishedAt !== null && ` · ${format.date(publishedAt)}`}
        {' · '}
        {editor === null || place === null ? (
          t('workspace.research.notCited')
        ) : (
          <UnstyledButton
            className={styles.act ?? ''}
            aria-label={t('workspace.research.showCited', { title })}
            onClick={() => inArticle(() => showPlace(editor, linkPlace(editor, url) ?? place))}
          >
            {t('workspace.research.cited')}
          </UnstyledButton>
        )}
      </p>
      {passages.length > 0 && (
        <details className={styles.more}>
          <summary>{t('workspace.research.passages', { count: passages.length })}</summary>
          {passages.map((passage) => (
            <blockquote key={passage} className={styles.passage}>
              {passage}
            </blockquote>
          ))}
        </details>
      )}
    </>
  );
}

/** What was found is an http address by its schema's own account; an old record may hold what is none. */
const hostOfPage = (url: string): string => URL.parse(url)?.host ?? url;
