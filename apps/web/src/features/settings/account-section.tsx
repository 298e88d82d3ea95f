import { useMessages } from '../../shared/ui/use-messages.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import { Invites } from './invites.tsx';
import styles from './settings.module.css';

export function AccountSection() {
  const { t } = useMessages();
  const user = useStore(sessionStore, (state) => state.user);
  if (user === null) return null;
  return (
    <>
      <dl className={styles.list}>
        <dt>{t('settings.account.name')}</dt>
        <dd>{user.name}</dd>
        <dt>{t('settings.account.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('settings.account.role')}</dt>
        <dd>{t(`settings.account.${user.role}`)}</dd>
      </dl>
      {user.role === 'admin' && <Invites />}
    </>
  );
}
