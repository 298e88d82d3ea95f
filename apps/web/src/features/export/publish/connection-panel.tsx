// Site, user and application password, with the test that proves them or names what is wrong.
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { saveSessionKey } from '../../../platform/session-keys.ts';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { passwordName, storeChoices } from '../../../state/publishing/publish-choices.ts';
import { isBusy } from '../../../state/publishing/publishing-state.ts';
import { ConnectedSite } from './connected-site.tsx';
import styles from './publish.module.css';
import { StatusTag } from './status-tag.tsx';
import type { Obstacle, PublishForm, PublishingHook } from './use-publishing.ts';

export interface ConnectionPanelProps extends PublishingHook {
  readonly projectId: string;
  readonly form: PublishForm;
  readonly onChange: (changes: Partial<PublishForm>) => void;
  readonly obstacle: Obstacle | null;
}

export function ConnectionPanel(props: ConnectionPanelProps) {
  const { projectId, publishing, state, form, onChange, obstacle } = props;
  const messages = useMessages();
  const { t } = messages;
  const [incomplete, setIncomplete] = useState(false);
  const { connection } = state;
  if (connection.state === 'connected')
    return (
      <ConnectedSite facts={connection.facts} disabled={isBusy(state)} onChange={publishing.disconnect} />
    );
  const test = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { url, user, password, settings } = form;
    const isMissing = [url, user, password].some((text) => text.trim() === '');
    setIncomplete(isMissing);
    if (isMissing) return;
    const login = { user: user.trim(), password: password.trim() };
    const home = await publishing.connect({ url, login, tries: settings.maxRetries });
    if (home === null) return;
    // Only what is proven is kept: the address as the site answers to it, without anything that was typed around it.
    saveSessionKey(passwordName(projectId), login.password);
    storeChoices(projectId, { url: home, user: login.user, settings });
    onChange({ url: home, user: login.user, password: login.password });
  };
  const testing = connection.state === 'testing';
  return (
    <form className={styles.panel} onSubmit={(event) => void test(event)} autoComplete="off" noValidate>
      <div className={styles.panelHead}>
        <h2>{t('publishing.connection.title')}</h2>
        <StatusTag state={connection.state} />
      </div>
      <p className={styles.note}>{t('publishing.connection.text')}</p>
      <TextInput
        size="xs"
        type="url"
        label={t('publishing.connection.url')}
        placeholder={t('publishing.connection.urlPlaceholder')}
        value={form.url}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label={t('publishing.connection.user')}
        value={form.user}
        onChange={(event) => onChange({ user: event.currentTarget.value })}
      />
      <PasswordInput
        size="xs"
        label={t('publishing.connection.password')}
        description={t('publishing.connection.passwordHint')}
        value={form.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
      />
      {incomplete && (
        <Alert color="red" variant="light" role="alert">
          {t('publishing.connection.missing')}
        </Alert>
      )}
      {connection.state === 'failed' && (
        <Alert color="red" variant="light" role="alert">
          {t('publishing.connection.failed', {
            reason: faultText(messages, connection.fault, t('publishing.connection.proxyFailed')),
          })}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={testing} disabled={obstacle !== null}>
          {t('publishing.connection.test')}
        </Button>
        {testing && (
          <Button variant="default" onClick={publishing.cancel}>
            {t('publishing.actions.cancel')}
          </Button>
        )}
        {obstacle !== null && <p className={styles.note}>{t(`publishing.disabled.${obstacle}`)}</p>}
      </div>
    </form>
  );
}
