// Why a keyword has its place: the rule, its measure and threshold, and the runner-up.
import type { PlacementWhy } from '@silosmith/contract';
import type { Weakness } from '@silosmith/silo';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

const MOST_RESULTS = 5;

export interface WhyPanelProps {
  readonly why: PlacementWhy;
  /** What makes the placement worth a second look; null where it stands well. */
  readonly weakness: Weakness | null;
}

export function WhyPanel({ why, weakness }: WhyPanelProps) {
  const messages = useMessages();
  const { t } = messages;
  const reason = `builder.why.reasons.${why.reason}`;
  const { parent, runnerUp } = why;
  const decided = why.byUser === true;
  return (
    <section className={styles.why} aria-label={t('builder.why.title')}>
      <h3>{t('builder.why.title')}</h3>
      <p>{parent === null ? t('builder.why.top') : t('builder.why.below', { parent })}</p>
      <ul>
        <li>
          {messages.has(reason) ? t(reason) : why.reason}
          {decided && ` ${t('builder.why.byUser')}`}
        </li>
        {parent !== null && <Evidence why={why} />}
        {parent !== null && !decided && why.reason !== 'movedAlong' && <RunnerUp runnerUp={runnerUp} />}
        {weakness !== null && <li className={styles.closeCall}>{t(`builder.why.weak.${weakness}`)}</li>}
      </ul>
    </section>
  );
}

function Evidence({ why }: { readonly why: PlacementWhy }) {
  const { t } = useMessages();
  const format = useFormat();
  const { similarity, measure = 'similarity', threshold = null, sharedWords, sharedResults, namedBy } = why;
  // Being broader is the rule; how much the page says of the keyword only chooses between several such pages.
  const isOnlyBroader = why.reason === 'belowBroader' && why.runnerUp === null;
  return (
    <>
      {measure !== 'none' && !isOnlyBroader && (
        <li>
          {t(`builder.why.measures.${measure}`, { percent: format.percent(similarity) })}
          {threshold !== null && `, ${t('builder.why.needs', { percent: format.percent(threshold) })}`}
        </li>
      )}
      {sharedWords.length > 0 && <li>{t('builder.why.sharedWords', { words: sharedWords.join(', ') })}</li>}
      {sharedResults.length > 0 && (
        <li>
          {t('builder.why.sharedResults', {
            count: sharedResults.length,
            urls: sharedResults.slice(0, MOST_RESULTS).join(', '),
          })}
        </li>
      )}
      {namedBy !== undefined && <li>{t('builder.why.namedBy', { keyword: namedBy })}</li>}
      {sharedWords.length === 0 && sharedResults.length === 0 && namedBy === undefined && (
        <li>{t(similarity > 0 ? 'builder.why.nothingWhole' : 'builder.why.nothingShared')}</li>
      )}
    </>
  );
}

function RunnerUp({ runnerUp }: { readonly runnerUp: PlacementWhy['runnerUp'] }) {
  const { t } = useMessages();
  const format = useFormat();
  if (runnerUp === null) return <li>{t('builder.why.noRunnerUp')}</li>;
  const { keyword, similarity, lostBy, sharedWords = [] } = runnerUp;
  const percent = format.percent(similarity);
  const words =
    sharedWords.length === 0 ? '' : t('builder.why.runnerUpWords', { words: sharedWords.join(', ') });
  return (
    <li>
      {lostBy > 0
        ? t('builder.why.runnerUp', { keyword, percent, by: format.percent(lostBy) })
        : t('builder.why.runnerUpNotBehind', { keyword, percent })}
      {words !== '' && `; ${words}`}
    </li>
  );
}
