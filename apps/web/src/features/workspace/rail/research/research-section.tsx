// What was read before the article was written: sources with their passages, what others have, and what they leave to this page.
import { Tabs } from '@mantine/core';
import { DEMO_PROVIDER, providerName } from '@silosmith/ai';
import type { Article, PageId, Research } from '@silosmith/contract';
import { isOlderThanResearch } from '@silosmith/generation';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { useFormat } from '../../../../shared/ui/use-format.ts';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../../state/project/open-project.ts';
import { PartButton } from '../../part-button.tsx';
import styles from '../rail.module.css';
import { RailSection } from '../rail-section.tsx';
import { Competitors } from './competitors.tsx';
import { insightsOf } from './insights.ts';
import { Opportunities, Strategy } from './opportunities.tsx';
import { SourceList } from './source-list.tsx';

export interface ResearchSectionProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly research: Research;
  readonly article: Article;
  readonly editor: Editor | null;
  /** Acts on the article once it can be seen: on a phone the rail covers it. */
  readonly inArticle: (act: () => void) => void;
}

const TABS = ['sources', 'competitors', 'opportunities', 'strategy'] as const;

/** The button alone where nothing was found yet. */
export function ResearchSection({
  research,
  ...props
}: Omit<ResearchSectionProps, 'research'> & { readonly research: Research | undefined }) {
  const { t } = useMessages();
  if (research !== undefined) return <Found {...props} research={research} />;
  return (
    <RailSection title={t('workspace.research.title')}>
      <PartButton project={props.project} id={props.id} part="research" />
    </RailSection>
  );
}

function Found({ project, id, research, article, editor, inArticle }: ResearchSectionProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { language, table } = project;
  const insights = useMemo(() => insightsOf(research, language), [research, language]);
  const { provenance, sources } = research;
  const isOlder = isOlderThanResearch(article, research);
  const panels = {
    sources: <SourceList sources={sources} article={article} editor={editor} inArticle={inArticle} />,
    competitors: <Competitors insights={insights} />,
    opportunities: <Opportunities research={research} table={table} />,
    strategy: <Strategy insights={insights} research={research} />,
  };
  return (
    <RailSection title={t('workspace.research.title')} aside={format.number(sources.length)}>
      <p className={styles.prose}>
        {t(
          `workspace.research.${provenance?.provider === DEMO_PROVIDER ? 'demo' : isOlder ? 'byLater' : 'by'}`,
          {
            provider: providerName(provenance?.provider ?? ''),
            date: format.dateTime(provenance?.generatedAt ?? null),
          },
        )}
        {isOlder && ` ${t('workspace.research.older')}`}
      </p>
      <Tabs defaultValue="sources" keepMounted={false}>
        <Tabs.List className={styles.tabs ?? ''} aria-label={t('workspace.research.label')}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`workspace.research.tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab} className={styles.panel ?? ''}>
            {panels[tab]}
          </Tabs.Panel>
        ))}
      </Tabs>
      <PartButton project={project} id={id} part="research" />
    </RailSection>
  );
}
