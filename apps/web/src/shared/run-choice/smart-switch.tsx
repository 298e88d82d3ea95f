import { Switch } from '@mantine/core';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import { useMessages } from '../ui/use-messages.ts';

/** Smart mode on and off, with what it means. */
export function SmartSwitch() {
  const { t } = useMessages();
  return (
    <Switch
      size="sm"
      checked={useStore(preferencesStore, (state) => state.smartMode)}
      onChange={(event) => setPreferences({ smartMode: event.currentTarget.checked })}
      label={t('generate.smart.label')}
      description={t('generate.smart.banner')}
    />
  );
}
