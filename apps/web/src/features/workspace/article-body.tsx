// The article in its editor and the rail beside it; on a phone one of them, chosen at the foot of the screen.
import { UnstyledButton } from '@mantine/core';
import type { Article, PageId } from '@silosmith/contract';
import type { SectionName } from '@silosmith/generation';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultText } from '../../shared/ui/fault-text.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { keepVersion } from '../../state/project/article-versions.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { putRecord } from '../../state/project/project-store.ts';
import { latestWriter } from './latest-writer.ts';
import { SectionDialog } from './section-dialog.tsx';
import styles from './workspace.module.css';

const ArticleEditor = lazy(() => import('./article-editor.tsx'));
const SeoRail = lazy(() => import('./rail/seo-rail.tsx'));

const TABS = ['article', 'seo'] as const;
type Tab = (typeof TABS)[number];

export interface ArticleBodyProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly keyword: string;
  readonly article: Article;
  readonly onFollow: (keyword: string) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function ArticleBody(props: ArticleBodyProps) {
  const { project, id, keyword, article, onFollow, onLeave, onClose } = props;
  const messages = useMessages();
  const { t } = messages;
  const [editor, setEditor] = useState<Editor | null>(null);
  /** The editor keeps its text to itself: another one comes with a restored version. */
  const [restores, setRestores] = useState(0);
  const [tab, setTab] = useState<Tab>('article');
  const [section, setSection] = useState<SectionName | null>(null);
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
  const textKey = `${article.provenance?.generatedAt} ${article.repair?.madeAt} ${article.rewritten?.map(({ madeAt }) => madeAt).join()} ${restores}`;
  const changed = useRef('');
  const change = (next: Article) => {
    // The first change of a text that was opened, generated or restored: `article` is still what it was.
    if (changed.current !== textKey) store(keepVersion(project.id, id, article, 'edited'));
    changed.current = textKey;
    writer.put(next);
  };
  return (
    <div className={styles.body} data-tab={tab}>
      <div className={styles.text}>
        <Suspense fallback={<Spinner />}>
          <ArticleEditor
            key={textKey}
            keyword={keyword}
            article={article}
            language={project.language}
            onEditor={setEditor}
            onChange={change}
            onFollow={onFollow}
            onLeave={onLeave}
            onSection={setSection}
          />
        </Suspense>
      </div>
      <div className={styles.rail}>
        <Suspense fallback={<Spinner />}>
          <SeoRail
            project={project}
            id={id}
            article={article}
            // Between two editors the one that is gone is still held for a moment: it has no document to look in.
            editor={editor?.isDestroyed === true ? null : editor}
            inArticle={(act) => {
              flushSync(() => setTab('article'));
              act();
            }}
            onFollow={onFollow}
            onRestored={() => setRestores(restores + 1)}
            onMeta={(meta) => store(putRecord(project.id, 'meta', id, meta))}
            onTags={(tags) => store(putRecord(project.id, 'tags', id, tags))}
          />
        </Suspense>
      </div>
      {section !== null && (
        <SectionDialog project={project} id={id} section={section} onClose={() => setSection(null)} />
      )}
      <nav className={styles.tabs} aria-label={t('workspace.tabs.label')}>
        {TABS.map((one) => (
          <UnstyledButton key={one} aria-pressed={tab === one} onClick={() => setTab(one)}>
            {t(`workspace.tabs.${one}`)}
          </UnstyledButton>
        ))}
        <UnstyledButton onClick={onClose}>{t('workspace.tabs.pages')}</UnstyledButton>
      </nav>
    </div>
  );
}
