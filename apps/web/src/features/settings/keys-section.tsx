// Provider keys of this tab, one row per provider: masked where there is one, a field where there is none.
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { maskedKey, onSessionKeysChange, removeSessionKey, sessionKey } from '../../platform/session-keys.ts';
import { KeyForm } from '../../shared/ui/key-form.tsx';
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
  const [editing, setEditing] = useState(false);
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
        <KeyForm provider={provider} name={name} onSaved={() => setEditing(false)} />
      )}
    </li>
  );
}
