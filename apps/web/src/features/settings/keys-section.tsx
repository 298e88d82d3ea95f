// Provider keys of this tab, one row per provider: masked where there is one, a field where there is none.
import { ActionIcon, Button, PasswordInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import {
  maskedKey,
  onSessionKeysChange,
  removeSessionKey,
  saveSessionKey,
  sessionKey,
} from '../../platform/session-keys.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { keyFields } from './provider-choices.ts';
import styles from './settings.module.css';

export function KeysSection() {
  const { t } = useMessages();
  const [, changed] = useState(0);
  useEffect(() => onSessionKeysChange(() => changed((count) => count + 1)), []);
  return (
    <ul className={styles.rows}>
      {keyFields({ t }).map(({ id, label }) => (
        <KeyRow key={id} provider={id} name={label} stored={sessionKey(id)} />
      ))}
    </ul>
  );
}

interface KeyRowProps {
  readonly provider: string;
  readonly name: string;
  readonly stored: string | null;
}

function KeyRow({ provider, name, stored }: KeyRowProps) {
  const { t } = useMessages();
  const [draft, setDraft] = useState('');
  const [editing, setEditing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') return;
    saveSessionKey(provider, draft);
    setDraft('');
    setEditing(false);
    toast.success(t('settings.keys.saved'));
  };
  const remove = () => {
    removeSessionKey(provider);
    toast.success(t('settings.keys.removed'));
  };
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <span>
          {stored === null ? t('settings.keys.none') : t('settings.keys.stored', { mask: maskedKey(stored) })}
        </span>
      </div>
      {stored !== null && !editing ? (
        <div className={styles.keyForm}>
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('settings.keys.replace')}
          </Button>
          <ActionIcon
            size={30}
            color="red"
            aria-label={t('settings.keys.remove', { provider: name })}
            onClick={remove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ) : (
        <form className={styles.keyForm} onSubmit={submit} autoComplete="off">
          <PasswordInput
            size="xs"
            w={220}
            aria-label={t('settings.keys.field', { provider: name })}
            placeholder={t('settings.keys.placeholder')}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
          />
          <Button type="submit" variant="default" disabled={draft.trim() === ''}>
            {t('settings.keys.add')}
          </Button>
        </form>
      )}
    </li>
  );
}
