// One page: its name and figures, its article in the editor, and beside it what search engines will make of it.

import { Button } from '@mantine/core';
import type { Article, PageId } from '@silosmith/contract';
import { PAGE_TYPES, pageIdsOf } from '@silosmith/contract';
import { escapeHtmlText } from '@silosmith/kernel';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { pageName } from '../../state/project/page-name.ts';
import { putRecord } from '../../state/project/project-store.ts';
import { ArticleBody } from './article-body.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { DetailHead } from './detail-head.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { RegenerateButton } from './regenerate-button.tsx';
import { useFailedCost } from './use-failed-cost.ts';
import styles from './workspace.module.css';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));
const UnwrittenRail = lazy(() => import('./rail/unwritten-rail.tsx'));

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
  const [previewing, setPreviewing] = useState(false);
  const row = pageIdsOf(project.table).rowOf(id);
  const keyword = pageName(project, id);
  const article = project.articles.get(id);
  return (
    <article className={styles.detail} aria-labelledby="detail-title">
      <DetailHead
        {...props}
        keyword={keyword}
        row={row}
        isByHand={article?.edited === true}
        regenerate={row >= 0 && <RegenerateButton project={project} id={id} article={article} />}
        onPreview={() => setPreviewing(true)}
      />
      {article !== undefined && <DemoNotice projectId={project.id} id={id} article={article} />}
      <KeptNotice project={project} id={id} onSelect={onSelect} onClose={onClose} />
      {article === undefined ? (
        <>
          <NoArticle project={project} id={id} keyword={keyword} />
          <div className={styles.plan}>
            <Suspense fallback={null}>
              <UnwrittenRail key={id} project={project} id={id} keyword={keyword} />
            </Suspense>
          </div>
        </>
      ) : (
        <ArticleBody
          project={project}
          id={id}
          keyword={keyword}
          article={article}
          onFollow={onFollow}
          onLeave={onLeave}
          onClose={onClose}
        />
      )}
      {previewing && (
        <Suspense fallback={null}>
          <PreviewDialog
            keyword={keyword}
            topic={project.silo.topics[project.silo.topic[row] ?? -1] ?? ''}
            pageType={PAGE_TYPES[(project.silo.place[row] ?? 0) - 1] ?? ''}
            volume={project.table.volume[row] ?? -1}
            article={article}
            meta={project.metas.get(id)}
            image={project.images.get(id)}
            language={project.language}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
    </article>
  );
}

interface NoArticleProps extends Pick<ArticleDetailProps, 'project' | 'id'> {
  readonly keyword: string;
}

function NoArticle({ project, id, keyword }: NoArticleProps) {
  const messages = useMessages();
  const { t } = messages;
  const failed = useFailedCost(project.failures.get(id));
  const begin = async () => {
    const blank: Article = {
      keyword,
      title: keyword,
      content: `<h1>${escapeHtmlText(keyword)}</h1><p></p>`,
      excerpt: '',
      wordCount: 0,
      provenance: null,
      edited: true,
    };
    try {
      await putRecord(project.id, 'article', id, blank);
    } catch (error) {
      toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) }));
    }
  };
  return (
    <div className={styles.empty}>
      <p>{t('workspace.preview.empty')}</p>
      <p>{t('workspace.preview.emptyHint')}</p>
      {failed !== null && <p>{failed}</p>}
      <Button
        variant="default"
        leftSection={<IconPencil size={14} aria-hidden />}
        onClick={() => void begin()}
      >
        {t('workspace.detail.write')}
      </Button>
    </div>
  );
}
