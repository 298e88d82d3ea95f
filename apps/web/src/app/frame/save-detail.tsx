import { Button, Popover } from '@mantine/core';
import { cloneElement, type HTMLAttributes, isValidElement, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { saveStatusStore } from '../../state/save-status/save-status-store.ts';
import { retrySaving } from '../../state/session/user-session.ts';
import { useStore } from '../../state/use-store.ts';
import { showConflicts, showSignIn } from '../dialogs/dialog-store.ts';
import styles from './bar.module.css';
import type { OverlayProps } from './opens-on-demand.tsx';

export default function SaveDetail({ target }: OverlayProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(true);
  const button = isValidElement<HTMLAttributes<HTMLButtonElement>>(target)
    ? cloneElement(target, {
        onClick: () => setOpen((was) => !was),
        onKeyDown: (event) => {
          if (event.key === 'Escape') setOpen(false);
        },
      })
    : target;
  return (
    <Popover shadow="md" position="bottom-end" withRoles opened={open} onChange={setOpen}>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t('common.saving.detail')}>
        <FocusBack />
        <Detail onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Detail({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const { state, waiting, fault } = useStore(saveStatusStore, (status) => status);
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <div className={styles.detail}>
      {state === 'saved' && <p>{t('common.saving.savedDetail')}</p>}
      {state === 'not-stored' && <p>{t('common.saving.notStoredDetail')}</p>}
      {state === 'conflict' && <p>{t('common.saving.conflictDetail')}</p>}
      {fault !== null && <p>{faultText(messages, fault)}</p>}
      {state !== 'not-stored' && waiting > 0 && <p>{t('common.saving.waitingDetail', { count: waiting })}</p>}
      {state === 'conflict' && <Button onClick={closing(showConflicts)}>{t('common.saving.resolve')}</Button>}
      {state === 'signed-out' && <Button onClick={closing(showSignIn)}>{t('common.saving.signIn')}</Button>}
      {(state === 'offline' || state === 'not-stored') && (
        <Button variant="default" onClick={() => void retrySaving()}>
          {t('common.saving.retry')}
        </Button>
      )}
    </div>
  );
}
