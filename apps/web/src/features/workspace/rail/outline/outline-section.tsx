// The outline that the page's article follows or will follow: planned by a model or by the user, and changed here.
import { Button } from '@mantine/core';
import { providerName } from '@silosmith/ai';
import type { Article, OutlineRecord, PageId } from '@silosmith/contract';
import { isOlderThanOutline, type PlannedPage, skeletonOf } from '@silosmith/generation';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../shared/ui/use-format.ts';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../../state/project/open-project.ts';
import { PartButton } from '../../part-button.tsx';
import styles from '../rail.module.css';
import { RailSection } from '../rail-section.tsx';
import own from './outline.module.css';

const OutlineDialog = lazy(() => import('./outline-dialog.tsx'));

export interface OutlineSectionProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly keyword: string;
  readonly article: Article | undefined;
  /** Null where no run would write the page. */
  readonly plan: PlannedPage | null;
}

export function OutlineSection({ project, id, keyword, article, plan }: OutlineSectionProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const outline = project.outlines.get(id);
  const sections = outline?.sections ?? [];
  const isOlder = article !== undefined && outline !== undefined && isOlderThanOutline(article, outline);
  return (
    <RailSection
      title={t('workspace.outline.title')}
      {...(outline !== undefined && { aside: format.number(sections.length) })}
    >
      <p className={styles.prose}>
        {outline === undefined ? t('workspace.outline.none') : <MadeBy outline={outline} />}{' '}
        {isOlder && t('workspace.outline.older')}
      </p>
      {sections.length > 0 && (
        <ol className={own.sections} lang={project.language}>
          {sections.map(({ heading, about, keywords }, at) => (
            // Two sections may have the same heading.
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name than their place
            <li key={at} dir="auto">
              {heading}
              {about !== '' && <span className={styles.figure}>{about}</span>}
              {keywords.length > 0 && (
                <span className={styles.figure}>
                  {t('workspace.outline.answers', { keywords: keywords.join(', ') })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <div className={own.actions}>
        <Button
          size="xs"
          mt="xs"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {t(outline === undefined ? 'workspace.outline.write' : 'workspace.outline.edit')}
        </Button>
        {plan !== null && <PartButton project={project} id={id} part="outline" />}
      </div>
      {editing && (
        <Suspense fallback={null}>
          <OutlineDialog
            project={project}
            id={id}
            keyword={keyword}
            outline={outline}
            start={plan === null ? [] : skeletonOf(plan.brief)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </RailSection>
  );
}

function MadeBy({ outline: { provenance, edited, changedAt } }: { readonly outline: OutlineRecord }) {
  const { t } = useMessages();
  const format = useFormat();
  if (provenance === null) return t('workspace.outline.byHand', { date: format.dateTime(changedAt ?? null) });
  const by = t(provenance.demo ? 'workspace.outline.demo' : 'workspace.outline.by', {
    provider: providerName(provenance.provider),
    date: format.dateTime(provenance.generatedAt),
  });
  return edited
    ? `${by} ${t('workspace.outline.changed', { date: format.dateTime(changedAt ?? null) })}`
    : by;
}
