// The site that is connected: who publishes there, and what this user may not do.
import { Button } from '@mantine/core';
import type { ConnectionFacts } from '@silosmith/delivery';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './publish.module.css';
import { StatusTag } from './status-tag.tsx';

export interface ConnectedSiteProps {
  readonly facts: ConnectionFacts;
  readonly disabled: boolean;
  readonly onChange: () => void;
}

export function ConnectedSite({ facts, disabled, onChange }: ConnectedSiteProps) {
  const { t } = useMessages();
  const { site, user, roles, missingRights, metaKeys, plainPermalinks, companion, seoPlugins } = facts;
  return (
    <section className={styles.panel} aria-label={t('publishing.connection.title')}>
      <div className={styles.panelHead}>
        <h2>
          <a href={site} target="_blank" rel="noreferrer">
            {new URL(site).host}
          </a>
        </h2>
        <StatusTag state="connected" />
      </div>
      <p className={styles.note}>{t('publishing.connection.as', { user, roles: roles.join(', ') })}</p>
      <ul className={styles.notes}>
        {missingRights.map((right) => (
          <li key={right} data-tone="warning">
            {t(`publishing.missingRights.${right}`, { user })}
          </li>
        ))}
        {plainPermalinks && <li data-tone="warning">{t('publishing.plainPermalinks')}</li>}
        {companion === null ? (
          <>
            <li>
              {metaKeys.length === 0
                ? t('publishing.connection.noMeta')
                : t('publishing.connection.meta', { keys: metaKeys.join(', ') })}
            </li>
            <li>
              {t('publishing.connection.noCompanion')}{' '}
              <a href="/wordpress-plugin" target="_blank" rel="noreferrer">
                {t('publishing.connection.getCompanion')}
              </a>
            </li>
          </>
        ) : (
          <li>{t('publishing.connection.companion', { version: companion })}</li>
        )}
        {seoPlugins.length > 0 && (
          <li>{t('publishing.connection.seoPlugins', { plugins: seoPlugins.join(', ') })}</li>
        )}
      </ul>
      <div className={styles.actions}>
        <Button variant="default" disabled={disabled} onClick={onChange}>
          {t('publishing.connection.change')}
        </Button>
      </div>
    </section>
  );
}
