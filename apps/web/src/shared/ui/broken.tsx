// What does the user see of a broken part: a whole page, or one feature? Plain HTML, so that it works when the kit is what broke.
import { useState } from 'react';
import { systemChance } from '../../platform/chance.ts';
import { copyText, reloadPage } from '../../platform/page.ts';
import { errorLog } from '../../state/errors/browser-errors.ts';
import styles from './broken.module.css';
import type { Broken } from './error-boundary.tsx';
import { faultText } from './fault-text.ts';
import { useMessages } from './use-messages.ts';

/** Retries offered: 3 on the full page, 2 on a feature card. */
const PAGE_RETRIES = 3;
const FEATURE_RETRIES = 2;

export function BrokenPage({ broken }: { readonly broken: Broken }) {
  const messages = useMessages();
  const { t } = messages;
  const [id] = useState(() => systemChance.id().slice(0, 8));
  const [copied, setCopied] = useState(false);
  const left = PAGE_RETRIES - broken.retryCount;
  const report = async () => {
    await copyText(errorLog.report({ id, componentStack: broken.componentStack }));
    setCopied(true);
  };
  return (
    <main className={styles.card}>
      <h1>{t('common.boundary.pageTitle')}</h1>
      <p role="alert">{faultText(messages, broken.error)}</p>
      <p>{t('common.boundary.pageText')}</p>
      <p className={styles.id}>{t('common.boundary.errorId', { id })}</p>
      <div className={styles.actions}>
        {left > 0 && (
          <button type="button" className={`${styles.button} ${styles.first}`} onClick={broken.retry}>
            {t('common.boundary.attempt', { left })}
          </button>
        )}
        <button type="button" className={styles.button} onClick={reloadPage}>
          {t('common.reload')}
        </button>
        <a className={styles.button} href="/">
          {t('common.boundary.home')}
        </a>
        <button type="button" className={styles.button} onClick={report}>
          {copied ? t('common.boundary.reported') : t('common.boundary.report')}
        </button>
      </div>
    </main>
  );
}

export interface BrokenFeatureProps {
  readonly broken: Broken;
  /** The feature's own heading, e.g. 'Article Workspace Error'; default '{feature} Unavailable'. */
  readonly title: string;
  /** A tip of the feature, e.g. to try another format. */
  readonly tip?: string;
  /** The feature's own name of another try; default 'Try Again'. */
  readonly retry?: string;
  /** Where it stands among other parts of a screen that still work. */
  readonly isPart?: boolean;
}

export function BrokenFeature({ broken, title, tip, retry, isPart = false }: BrokenFeatureProps) {
  const messages = useMessages();
  const { t } = messages;
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div className={styles.card} data-part={isPart} role="alert">
      <Heading>{title}</Heading>
      <p>{faultText(messages, broken.error)}</p>
      <p>{tip ?? t('common.boundary.featureText')}</p>
      <div className={styles.actions}>
        {broken.retryCount < FEATURE_RETRIES && (
          <button type="button" className={`${styles.button} ${styles.first}`} onClick={broken.retry}>
            {retry ?? t('common.retry')}
          </button>
        )}
        <button type="button" className={styles.button} onClick={reloadPage}>
          {t('common.reload')}
        </button>
      </div>
    </div>
  );
}
