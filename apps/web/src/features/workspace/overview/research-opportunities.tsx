// Pillar pages with the work that research would be; each leads to its page.
import { UnstyledButton } from '@mantine/core';
import type { PageId } from '@silosmith/contract';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import styles from './overview.module.css';
import { ShowMore, useShownCount } from './show-more.tsx';

export interface ResearchOpportunitiesProps {
  readonly rows: readonly OpportunityRow[];
  readonly onSelect: (id: PageId) => void;
}

export function ResearchOpportunities({ rows, onSelect }: ResearchOpportunitiesProps) {
  const { t } = useMessages();
  const shown = useShownCount();
  return (
    <section className={styles.section} aria-labelledby="opportunities-title">
      <h2 id="opportunities-title">{t('workspace.opportunities.title')}</h2>
      <p className={styles.note}>{t('workspace.opportunities.text')}</p>
      <ul className={styles.opportunities}>
        {rows.slice(0, shown.count).map(({ id, keyword, topic, supporting, tasks }) => (
          <li key={id}>
            <UnstyledButton onClick={() => onSelect(id)}>{keyword}</UnstyledButton>
            <span>
              {[topic, t('workspace.opportunities.supporting', { count: supporting })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.tasks}>{t('workspace.opportunities.tasks', { count: tasks })}</span>
          </li>
        ))}
      </ul>
      <ShowMore left={rows.length - shown.count} onMore={shown.more} />
    </section>
  );
}
