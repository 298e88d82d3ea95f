// What the site that exists means for the page: the verdict, open to change, the pages of the site that speak for it, and why.
import { NativeSelect } from '@mantine/core';
import { SITE_VERDICTS, type Site } from '@silosmith/contract';
import { SITE_THRESHOLDS, type SiteMatch } from '@silosmith/silo';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { siteComparisonStore } from '../../../state/project/site-comparison.ts';
import { useStore } from '../../../state/use-store.ts';
import builder from '../builder.module.css';
import type { Edit } from '../use-edits.ts';
import styles from './site.module.css';

const MOST_KEYWORDS = 5;

export interface SiteVerdictPanelProps {
  readonly site: Site;
  readonly row: number;
  readonly edit: Edit;
}

export function SiteVerdictPanel({ site, row, edit }: SiteVerdictPanelProps) {
  const { t } = useMessages();
  const found = useStore(siteComparisonStore, ({ byRow }) => byRow.get(row) ?? null);
  if (found === null) return null;
  const { verdict, proposed, byUser, matches } = found;
  const proposal = t('builder.site.asProposed', { verdict: t(`builder.site.verdicts.${proposed}`) });
  return (
    <section className={builder.why} aria-label={t('builder.site.column')}>
      <h3>{t('builder.site.column')}</h3>
      <NativeSelect
        size="xs"
        aria-label={t('builder.site.verdict')}
        value={byUser ? verdict : ''}
        onChange={({ currentTarget: { value } }) =>
          void edit({
            type: 'setSiteVerdict',
            row,
            verdict: SITE_VERDICTS.find((one) => one === value) ?? null,
          })
        }
        data={[
          { value: '', label: proposal },
          ...SITE_VERDICTS.map((one) => ({ value: one, label: t(`builder.site.verdicts.${one}`) })),
        ]}
      />
      <p>
        {t(`builder.site.means.${verdict}`)}
        {byUser && ` ${t('builder.site.byYou')}`}
      </p>
      {matches.length === 0 ? (
        <p className={styles.quiet}>{t('builder.site.noMatch')}</p>
      ) : (
        <ul className={styles.matches}>
          {matches.map((match) => (
            <Match key={match.page} match={match} site={site} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Match({ match, site }: { readonly match: SiteMatch; readonly site: Site }) {
  const { t } = useMessages();
  const format = useFormat();
  const { page, similarity, sharedWords, rankedKeywords, keyword, isPart } = match;
  const { url = '', title = '' } = site.pages[page] ?? {};
  return (
    <li>
      <strong>{title || url}</strong>
      {title !== '' && <span className={styles.address}>{url}</span>}
      {rankedKeywords.length > 0 && (
        <span>
          {t('builder.site.ranks', {
            count: rankedKeywords.length,
            keywords: rankedKeywords.slice(0, MOST_KEYWORDS).join(', '),
          })}
        </span>
      )}
      {sharedWords.length > 0 && (
        <span>
          {t(isPart ? 'builder.site.part' : 'builder.site.words', {
            percent: format.percent(similarity),
            threshold: format.percent(SITE_THRESHOLDS.about),
            words: sharedWords.join(', '),
            keyword,
          })}
        </span>
      )}
    </li>
  );
}
