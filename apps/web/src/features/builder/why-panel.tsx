// Why does a keyword stand where it stands? What it shares, how near it is, who came second.
import type { PlacementWhy } from '@silosmith/contract';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

export function WhyPanel({ why }: { readonly why: PlacementWhy }) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const reason = `builder.why.reasons.${why.reason}`;
  return (
    <section className={styles.why} aria-label={t('builder.why.title')}>
      <h3>{t('builder.why.title')}</h3>
      <p>{why.parent === null ? t('builder.why.top') : t('builder.why.below', { parent: why.parent })}</p>
      <ul>
        <li>{messages.has(reason) ? t(reason) : why.reason}</li>
        {why.parent !== null && (
          <li>{t('builder.why.similarity', { percent: format.percent(why.similarity) })}</li>
        )}
        {why.sharedWords.length > 0 && (
          <li>{t('builder.why.sharedWords', { words: why.sharedWords.join(', ') })}</li>
        )}
        {why.sharedResults.length > 0 && (
          <li>
            {t('builder.why.sharedResults', {
              count: why.sharedResults.length,
              urls: why.sharedResults.slice(0, 5).join(', '),
            })}
          </li>
        )}
        {why.parent !== null && why.sharedWords.length === 0 && why.sharedResults.length === 0 && (
          <li>{t('builder.why.nothingShared')}</li>
        )}
        {why.parent !== null && (
          <li>
            {why.runnerUp === null
              ? t('builder.why.noRunnerUp')
              : t('builder.why.runnerUp', {
                  keyword: why.runnerUp.keyword,
                  percent: format.percent(why.runnerUp.similarity),
                  by: format.percent(why.runnerUp.lostBy),
                })}
          </li>
        )}
      </ul>
    </section>
  );
}
