// One page: its figures, its article in the editor, its meta and tags, where they came from.

import { Alert, Badge, Button } from '@mantine/core';
import type { Article, PageId } from '@silosmith/contract';
import { PAGE_TYPES, pageIdsOf } from '@silosmith/contract';
import { escapeHtmlText } from '@silosmith/kernel';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { pageName } from '../../state/project/page-name.ts';
import { putRecord } from '../../state/project/project-store.ts';
import { DetailHead } from './detail-head.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { latestWriter } from './latest-writer.ts';
import { MetaFields } from './meta-fields.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import styles from './workspace.module.css';

const ArticleEditor = lazy(() => import('./article-editor.tsx'));

export interface ArticleDetailProps {
  readonly project: OpenProject;
  readonly id: PageId;
  /** To the page before and after it in the list; null at its ends. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly onFollow: (keyword: string) => void;
  readonly onSelect: (id: PageId) => void;
  /** Escape in the editor: the focus goes back to the list, the article stays. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Remount it (key) for another page. */
export function ArticleDetail(props: ArticleDetailProps) {
  const { project, id, onFollow, onSelect, onLeave, onClose } = props;
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [previewing, setPreviewing] = useState(false);
  const row = pageIdsOf(project.table).rowOf(id);
  const keyword = pageName(project, id);
  const article = project.articles.get(id);
  const place = project.silo.place[row] ?? 0;
  const volume = project.table.volume[row] ?? -1;
  const topic = project.silo.topics[project.silo.topic[row] ?? -1] ?? '';
  const pageType = PAGE_TYPES[place - 1] ?? '';
  const writer = useMemo(
    () =>
      latestWriter<Article>(
        (next) => putRecord(project.id, 'article', id, next),
        (error) => toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) })),
      ),
    [project.id, id, messages, t],
  );
  const store = (save: Promise<void>) =>
    void save.catch((error: unknown) =>
      toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) })),
    );
  const begin = () => {
    const blank: Article = {
      keyword,
      title: keyword,
      content: `<h1>${escapeHtmlText(keyword)}</h1><p></p>`,
      excerpt: '',
      wordCount: 0,
      provenance: null,
      edited: true,
    };
    store(putRecord(project.id, 'article', id, blank));
  };
  const provenance = article?.provenance ?? null;

  return (
    <article className={styles.detail} aria-labelledby="detail-title">
      <DetailHead {...props} keyword={keyword} row={row} onPreview={() => setPreviewing(true)} />
      <div className={styles.detailBody}>
        {provenance?.demo === true && (
          <Alert color="yellow" variant="light" className={styles.notice ?? ''}>
            {t('workspace.detail.demo')}
          </Alert>
        )}
        <KeptNotice project={project} id={id} onSelect={onSelect} onClose={onClose} />
        {article === undefined ? (
          <div className={styles.empty}>
            <p>{t('workspace.preview.empty')}</p>
            <p>{t('workspace.preview.emptyHint')}</p>
            <Button variant="default" leftSection={<IconPencil size={14} aria-hidden />} onClick={begin}>
              {t('workspace.detail.write')}
            </Button>
          </div>
        ) : (
          <>
            <MetaFields
              key={`meta ${project.metas.get(id)?.provenance?.generatedAt ?? ''}`}
              keyword={keyword}
              meta={project.metas.get(id)}
              tags={project.tags.get(id)}
              onMeta={(meta) => store(putRecord(project.id, 'meta', id, meta))}
              onTags={(tags) => store(putRecord(project.id, 'tags', id, tags))}
            />
            <div className={styles.small}>
              {provenance !== null &&
                t('workspace.detail.by', {
                  provider: provenance.provider,
                  model: provenance.model,
                  date: format.dateTime(provenance.generatedAt),
                  cost:
                    provenance.costUsd === null
                      ? t('workspace.detail.costUnknown')
                      : format.usd(provenance.costUsd),
                })}{' '}
              {article.edited && <Badge variant="default">{t('workspace.detail.byHand')}</Badge>}
            </div>
            <Suspense fallback={<Spinner />}>
              <ArticleEditor
                key={provenance?.generatedAt ?? ''}
                keyword={keyword}
                article={article}
                language={project.language}
                onChange={(next) => writer.put(next)}
                onFollow={onFollow}
                onLeave={onLeave}
              />
            </Suspense>
          </>
        )}
      </div>
      {previewing && (
        <PreviewDialog
          keyword={keyword}
          topic={topic}
          pageType={pageType}
          volume={volume}
          article={article}
          meta={project.metas.get(id)}
          image={project.images.get(id)}
          language={project.language}
          onClose={() => setPreviewing(false)}
        />
      )}
    </article>
  );
}
