// Keywords of the page that others leave unanswered, and what follows from all that for the article.
import { type KeywordTable, pageIdsOf, type Research, UNKNOWN } from '@silosmith/contract';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import styles from '../rail.module.css';
import { RailLine } from '../rail-line.tsx';
import type { Insights } from './insights.ts';

const MOST_OPPORTUNITIES = 5;
const MOST_GAPS = 4;
/** As in the projection of traffic: low up to 30, medium up to 60. */
const LOW = 30;
const MEDIUM = 60;

export interface OpportunitiesProps {
  readonly research: Research;
  readonly table: KeywordTable;
}

export function Opportunities({ research, table }: OpportunitiesProps) {
  const { t } = useMessages();
  const { opportunities, contentGaps } = research;
  if (opportunities.length === 0 && contentGaps.length === 0)
    return <p className={styles.prose}>{t('workspace.research.noOpportunity')}</p>;
  const ids = pageIdsOf(table);
  const bandOf = (keyword: string) => {
    const difficulty = table.difficulty[ids.rowOf(ids.ofText(keyword))] ?? UNKNOWN;
    if (difficulty === UNKNOWN) return null;
    return difficulty <= LOW ? 'low' : difficulty <= MEDIUM ? 'medium' : 'high';
  };
  return (
    <ul className={styles.lines}>
      {contentGaps.slice(0, MOST_GAPS).map((keyword) => (
        <RailLine key={keyword} tone="hint">
          {t('workspace.research.gap', { keyword })}
        </RailLine>
      ))}
      {opportunities.slice(0, MOST_OPPORTUNITIES).map((keyword) => {
        const band = bandOf(keyword);
        return (
          <RailLine
            key={keyword}
            tone="plain"
            {...(band !== null && { figure: t(`workspace.research.difficulty.${band}`) })}
          >
            {t('workspace.research.opportunity', { keyword })}
          </RailLine>
        );
      })}
    </ul>
  );
}

export interface StrategyProps {
  readonly insights: Insights;
  readonly research: Research;
}

export function Strategy({ insights, research }: StrategyProps) {
  const { t } = useMessages();
  const moves = research.contentGaps.slice(0, MOST_GAPS);
  if (insights.topics.length === 0 && moves.length === 0)
    return <p className={styles.prose}>{t('workspace.research.noStrategy')}</p>;
  return (
    <ul className={styles.lines}>
      {insights.topics.map(({ topic, pages }) => (
        <RailLine key={topic} tone="plain">
          {t('workspace.research.cover', { topic, count: pages })}
        </RailLine>
      ))}
      {moves.map((keyword) => (
        <RailLine key={keyword} tone="hint">
          {t('workspace.research.beFirst', { keyword })}
        </RailLine>
      ))}
    </ul>
  );
}
