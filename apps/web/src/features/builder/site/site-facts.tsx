// What was read of the site's file, with what is odd about it, and what the comparison says.
import { SITE_VERDICTS, type Site } from '@silosmith/contract';
import { useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { siteComparisonStore } from '../../../state/project/site-comparison.ts';
import { useStore } from '../../../state/use-store.ts';
import { factsOfSite } from './facts-of-site.ts';
import styles from './site.module.css';

const MOST_LISTED = 200;

export interface SiteFactsProps {
  readonly project: OpenProject;
  readonly site: Site;
}

export function SiteFacts({ site }: SiteFactsProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const compared = useStore(siteComparisonStore, (state) => state);
  const [isList, setList] = useState(false);
  const { pages, titled, hosts } = factsOfSite(site);
  const isKnown = compared.site === site;
  const verdicts = [...compared.byRow.values()];
  return (
    <>
      <p role="status">
        <strong>{t('builder.site.read', { file: site.name, count: pages })}</strong>{' '}
        {titled === 0
          ? t('builder.site.noTitles')
          : titled < pages
            ? t('builder.site.someTitles', { count: titled })
            : t('builder.site.allTitles')}
        {hosts.length > 1 &&
          ` ${t('builder.site.hosts', { count: hosts.length, hosts: hosts.slice(0, 3).join(', ') })}`}
      </p>
      {compared.fault !== null && <p role="alert">{faultText(messages, compared.fault)}</p>}
      {!isKnown && compared.fault === null && <p className={styles.quiet}>{t('builder.site.comparing')}</p>}
      {isKnown && (
        <>
          <dl className={styles.verdicts}>
            {SITE_VERDICTS.map((one) => (
              <div key={one}>
                <dt>{t(`builder.site.verdicts.${one}`)}</dt>
                <dd>{format.number(verdicts.filter(({ verdict }) => verdict === one).length)}</dd>
                <dd className={styles.quiet}>{t(`builder.site.means.${one}`)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>
            {t('builder.site.unmatched', { count: compared.unmatched.length })}{' '}
            {compared.unmatched.length > 0 && (
              <button
                type="button"
                className={styles.link}
                aria-expanded={isList}
                onClick={() => setList(!isList)}
              >
                {t(isList ? 'builder.site.hideUnmatched' : 'builder.site.showUnmatched')}
              </button>
            )}
          </p>
          {isList && (
            <ul className={styles.addresses}>
              {compared.unmatched.slice(0, MOST_LISTED).map((page) => (
                <li key={page}>{site.pages[page]?.url}</li>
              ))}
              {compared.unmatched.length > MOST_LISTED && (
                <li>{t('builder.site.more', { count: compared.unmatched.length - MOST_LISTED })}</li>
              )}
            </ul>
          )}
        </>
      )}
    </>
  );
}
