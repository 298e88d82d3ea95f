// The found pages as competitors: how long and complete they are, what each has that no other has, and what it lacks.
import type { Competitor } from '@silosmith/contract';
import { useFormat } from '../../../../shared/ui/use-format.ts';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import styles from '../rail.module.css';
import type { Insights } from './insights.ts';

const MOST_POINTS = 2;

export function Competitors({ insights }: { readonly insights: Insights }) {
  const { t } = useMessages();
  const format = useFormat();
  const { averageWords, targetWords, averageQuality, competitors } = insights;
  if (averageWords === null || targetWords === null)
    return <p className={styles.prose}>{t('workspace.research.unread')}</p>;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('workspace.research.averageQuality')}</dt>
          <dd>
            {averageQuality === null
              ? t('common.unknownValue')
              : t('workspace.research.ofHundred', { figure: format.number(averageQuality) })}
          </dd>
        </div>
        <div>
          <dt>{t('workspace.research.averageWords')}</dt>
          <dd>{format.number(averageWords)}</dd>
        </div>
        <div>
          <dt>{t('workspace.research.target')}</dt>
          <dd>{format.number(targetWords)}</dd>
        </div>
      </dl>
      <p className={styles.prose}>{t('workspace.research.qualityMeans')}</p>
      <ol className={styles.sources}>
        {competitors.map((competitor) => (
          <li key={competitor.url}>
            <CompetitorView competitor={competitor} />
          </li>
        ))}
      </ol>
    </>
  );
}

function CompetitorView({ competitor }: { readonly competitor: Competitor }) {
  const { t } = useMessages();
  const format = useFormat();
  const { title, url, wordCount, contentQuality, competitiveAdvantage, contentGaps } = competitor;
  const points = [
    ['has', competitiveAdvantage],
    ['lacks', contentGaps],
  ] as const;
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title === '' ? url : title}
      </a>
      <p className={styles.prose}>
        {contentQuality !== null &&
          `${t('workspace.research.quality', { figure: format.number(contentQuality) })} · `}
        {t('workspace.research.words', { count: wordCount })}
      </p>
      {points.map(
        ([kind, found]) =>
          found.length > 0 && (
            <p key={kind} className={styles.prose}>
              {t(`workspace.research.${kind}`, { topics: found.slice(0, MOST_POINTS).join(' · ') })}
            </p>
          ),
      )}
    </>
  );
}
