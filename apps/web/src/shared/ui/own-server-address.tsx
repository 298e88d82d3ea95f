// Address of the user's own server. A wrong one is kept in its field and used for nothing.
import { TextInput } from '@mantine/core';
import { baseUrlOf } from '@silosmith/ai';
import { useState } from 'react';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import { useMessages } from './use-messages.ts';

export function OwnServerAddress() {
  const { t } = useMessages();
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  const [address, setAddress] = useState(ownServer ?? '');
  const isWrong = address.trim() !== '' && baseUrlOf(address) === null;
  return (
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
  );
}
