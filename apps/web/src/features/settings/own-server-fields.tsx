// Address and model of the user's own server.
import { TextInput } from '@mantine/core';
import { hostOf, isOwnMachine } from '@silosmith/ai';
import { OwnServerAddress } from '../../shared/ui/own-server-address.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './settings.module.css';

export function OwnServerFields() {
  const { t } = useMessages();
  const { ownServer, textModel } = useStore(preferencesStore, (state) => state);
  return (
    <>
      <div className={styles.fields}>
        <OwnServerAddress />
        <TextInput
          label={t('settings.models.modelName')}
          value={textModel ?? ''}
          onChange={(event) => setPreferences({ textModel: event.currentTarget.value.trim() || null })}
        />
      </div>
      <p className={styles.note}>
        {ownServer === null
          ? t('settings.models.noAddress')
          : t('settings.models.host', { host: hostOf(ownServer) })}{' '}
        {ownServer !== null &&
          t(isOwnMachine(ownServer) ? 'settings.models.ownIsFree' : 'settings.models.ownIsUnpriced')}
      </p>
    </>
  );
}
