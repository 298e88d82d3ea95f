import { lazy } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import { OpensOnDemand } from './opens-on-demand.tsx';
import styles from './switcher.module.css';

const load = () => import('./account-menu.tsx');
const AccountMenu = lazy(load);

export function UserMenu({ narrow }: { readonly narrow: boolean }) {
  const { t } = useMessages();
  const user = useStore(sessionStore, (state) => state.user);
  if (user === null) return null;
  const shown = user.name === '' ? user.email : user.name;
  return (
    <OpensOnDemand
      overlay={AccountMenu}
      preload={() => void load()}
      kind="menu"
      target={
        <button
          type="button"
          className={`${styles.target} ${styles.user}`}
          title={narrow ? shown : undefined}
        >
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(shown)}
          </span>
          <span className={narrow ? 'visually-hidden' : styles.name}>{shown}</span>
          <span className="visually-hidden">{t('common.user.menu')}</span>
        </button>
      }
    />
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
