// Choices for new projects: a field for each entry of the list of preferences.
import { NativeSelect } from '@mantine/core';
import { useMessages } from '../../shared/ui/use-messages.ts';
import {
  choosePreference,
  preferenceFields,
  preferencesStore,
} from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './settings.module.css';

export function ContentSection() {
  const { t } = useMessages();
  const values = new Map(Object.entries(useStore(preferencesStore, (state) => state)));
  return preferenceFields('content').map(({ name, label, note, choices }) => (
    <div key={name}>
      <NativeSelect
        maw={260}
        label={t(label)}
        value={String(values.get(name))}
        onChange={(event) => choosePreference(name, event.currentTarget.value)}
        data={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
      />
      {note !== undefined && <p className={styles.note}>{t(note)}</p>}
    </div>
  ));
}
