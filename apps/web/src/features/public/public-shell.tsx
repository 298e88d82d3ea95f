// Header and footer of public pages.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { currentYear } from '../../platform/clock.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './public.module.css';

export function PublicShell({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  const status = useStore(sessionStore, (state) => state.status);
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <header>
        <div className={styles.bar}>
          <Link href="/">
            <Brand />
          </Link>
          <nav className={styles.links} aria-label={t('publicPages.header.label')}>
            {status === 'signed-in' ? (
              <Link className={styles.primary} href="/workflow">
                {t('publicPages.header.openApp')}
              </Link>
            ) : (
              <Link className={styles.secondary} href="/login">
                {t('publicPages.header.signIn')}
              </Link>
            )}
          </nav>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div>
          <span>{t('publicPages.footer.line', { year: String(currentYear()) })}</span>
          <nav aria-label={t('publicPages.footer.label')}>
            <Link href="/privacy-policy">{t('publicPages.footer.privacy')}</Link>
            <Link href="/cookie-policy">{t('publicPages.footer.cookies')}</Link>
            <Link href="/tos">{t('publicPages.footer.terms')}</Link>
          </nav>
          <span>{t('publicPages.footer.version', { version: __APP_VERSION__ })}</span>
        </div>
      </footer>
    </div>
  );
}
