// Address and model of the user's own server. A wrong address is kept in its field and used for nothing.
import { TextInput } from '@mantine/core';
import { baseUrlOf, hostOf, isOwnMachine } from '@silosmith/ai';
import { useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './settings.module.css';

export function OwnServerFields() {
  const { t } = useMessages();
  const { ownServer, textModel } = useStore(preferencesStore, (state) => state);
  const [address, setAddress] = useState(ownServer ?? '');
  const isWrong = address.trim() !== '' && baseUrlOf(address) === null;
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          label={t('settings.models.address')}
          placeholder="http://localhost:11434/v1"
          value={address}
          error={isWrong && t('settings.models.wrongAddress')}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setPreferences({ ownServer: baseUrlOf(event.currentTarget.value) });
          }}
        />
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
