// Beside the article: what an SEO practitioner looks at, in the order of what is to be done next.
import type { Article, PageId } from '@silosmith/contract';
import { type Meta, type Provenance, pageIdsOf, type Tags } from '@silosmith/contract';
import type { Editor } from '@tiptap/react';
import { useDeferredValue } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { usePagePlans } from '../../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { LinksSection } from './links-section.tsx';
import { MadeBySection } from './made-by-section.tsx';
import styles from './rail.module.css';
import { SnippetSection } from './snippet-section.tsx';

export interface SeoRailProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article;
  /** Null until it is drawn. */
  readonly editor: Editor | null;
  readonly onFollow: (keyword: string) => void;
  readonly onMeta: (meta: Meta) => void;
  readonly onTags: (tags: Tags) => void;
}

export default function SeoRail({ project, id, article, editor, onFollow, onMeta, onTags }: SeoRailProps) {
  const { t } = useMessages();
  // Typing comes first: what is said of the text follows in the pauses.
  const read = useDeferredValue(article);
  const { pages } = usePagePlans(project, useRunChoice(project, false));
  const isPage = pageIdsOf(project.table).rowOf(id) >= 0;
  const keyword = pageName(project, id);
  const meta = project.metas.get(id);
  const tags = project.tags.get(id);
  const plan = isPage ? (pages?.get(id) ?? null) : null;
  const provenances = [article, meta, tags].flatMap((record): Provenance[] =>
    record?.provenance ? [record.provenance] : [],
  );
  return (
    <aside className={styles.rail} aria-label={t('workspace.rail.label')}>
      <LinksSection
        project={project}
        keyword={keyword}
        article={read}
        plan={plan}
        editor={editor}
        onFollow={onFollow}
      />
      <SnippetSection
        keyword={keyword}
        language={project.language}
        meta={meta}
        tags={tags}
        onMeta={onMeta}
        onTags={onTags}
      />
      <MadeBySection provenance={article.provenance} all={provenances} edited={article.edited} />
    </aside>
  );
}
