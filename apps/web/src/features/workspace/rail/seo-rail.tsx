// Beside the article: what an SEO practitioner looks at, in the order of what is to be done next.
import type { Article, PageId } from '@silosmith/contract';
import { type Meta, pageIdsOf, type Research, type Tags } from '@silosmith/contract';
import { plannedSlugs } from '@silosmith/silo';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useMemo } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { paidForReplaced, provenancesOf } from '../../../state/generation/held-records.ts';
import { usePagePlans } from '../../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { PartButton } from '../part-button.tsx';
import { ImagesSection } from './images-section.tsx';
import { KeywordsSection } from './keywords-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MadeBySection } from './made-by-section.tsx';
import { OutlineSection } from './outline/outline-section.tsx';
import styles from './rail.module.css';
import { RepairButton } from './repair-button.tsx';
import { ResearchSection } from './research/research-section.tsx';
import { ResearchPlanSection } from './research-plan/research-plan-section.tsx';
import { ScoreSection } from './score-section.tsx';
import { SnippetSection } from './snippet-section.tsx';
import { useReport } from './use-report.ts';
import { VersionsSection } from './versions-section.tsx';
import { YoastSection } from './yoast-section.tsx';

export interface SeoRailProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article;
  /** Null until it is drawn. */
  readonly editor: Editor | null;
  /** Acts on the article once it can be seen: on a phone the rail covers it. */
  readonly inArticle: (act: () => void) => void;
  readonly onFollow: (keyword: string) => void;
  readonly onRestored: () => void;
  readonly onMeta: (meta: Meta) => void;
  readonly onTags: (tags: Tags) => void;
}

export default function SeoRail(props: SeoRailProps) {
  const { project, id, article, editor, inArticle, onFollow, onRestored, onMeta, onTags } = props;
  const { t } = useMessages();
  // Typing comes first: what is said of the text follows in the pauses.
  const read = useDeferredValue(article);
  const deferred = useDeferredValue(project);
  const { pages, priced } = usePagePlans(project, useRunChoice(project, false));
  const row = pageIdsOf(project.table).rowOf(id);
  const isPage = row >= 0;
  const keyword = pageName(project, id);
  const meta = project.metas.get(id);
  const tags = project.tags.get(id);
  const plan = isPage ? (pages?.get(id) ?? null) : null;
  const research = project.sources.get(id);
  const replacedUsd = useMemo(() => paidForReplaced(deferred, id), [deferred, id]);
  const page = useReport(project, { id, article: read, meta, research, plan });
  return (
    <aside className={styles.rail} aria-label={t('workspace.rail.label')}>
      {page !== null && (
        <ScoreSection
          report={page.report}
          claims={{ demand: page.demand, passages: passagesOf(research) }}
          editor={editor}
          inArticle={inArticle}
          repair={plan !== null && <RepairButton key={id} {...{ project: deferred, id, plan, priced }} />}
        />
      )}
      {page !== null && (
        <KeywordsSection table={project.table} {...page} editor={editor} inArticle={inArticle} />
      )}
      <LinksSection
        project={project}
        keyword={keyword}
        article={read}
        plan={plan}
        editor={editor}
        inArticle={inArticle}
        onFollow={onFollow}
      />
      <ResearchSection
        project={project}
        id={id}
        research={research}
        article={read}
        editor={editor}
        inArticle={inArticle}
      />
      {isPage && <OutlineSection key={`outline ${id}`} {...{ project, id, keyword, plan }} article={read} />}
      <ResearchPlanSection key={`plan ${id}`} project={project} id={id} />
      <SnippetSection
        keyword={keyword}
        plannedSlug={plannedSlugs(project.table)(row)}
        language={project.language}
        meta={meta}
        tags={tags}
        onMeta={onMeta}
        onTags={onTags}
        again={
          plan && {
            meta: <PartButton project={project} id={id} part="meta" />,
            tags: <PartButton project={project} id={id} part="tags" />,
          }
        }
      />
      {isPage && <YoastSection key={id} project={project} id={id} article={article} />}
      <ImagesSection project={project} id={id} plan={plan} />
      <VersionsSection project={project} id={id} article={read} onRestored={onRestored} />
      <MadeBySection
        article={article}
        all={provenancesOf(project, id)}
        replacedUsd={replacedUsd}
        failures={project.failures.get(id)}
      />
    </aside>
  );
}

const passagesOf = (research: Research | undefined): string[] =>
  research?.sources.flatMap(({ passages }) => passages) ?? [];
