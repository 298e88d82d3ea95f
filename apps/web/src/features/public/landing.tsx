import { Link } from 'wouter';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import { PlanPicture } from './plan-picture.tsx';
import styles from './public.module.css';
import { PublicShell } from './public-shell.tsx';

const STEPS = ['import', 'build', 'generate', 'export'] as const;

export default function Landing() {
  const { t } = useMessages();
  const isSignedIn = useStore(sessionStore, (state) => state.status === 'signed-in');
  return (
    <PublicShell>
      <section className={styles.hero}>
        <h1>{t('publicPages.landing.title')}</h1>
        <p>{t('publicPages.landing.lead')}</p>
        <div className={styles.actions}>
          {isSignedIn ? (
            <Link className={styles.primary} href="/workflow">
              {t('publicPages.header.openApp')}
            </Link>
          ) : (
            <>
              <Link className={styles.primary} href="/login#sign-up">
                {t('publicPages.landing.signUp')}
              </Link>
              <Link className={styles.secondary} href="/login">
                {t('publicPages.landing.signIn')}
              </Link>
            </>
          )}
        </div>
        <p className={styles.note}>{t('publicPages.landing.note')}</p>
      </section>
      <PlanPicture />
      <section className={styles.section}>
        <h2>{t('publicPages.landing.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`publicPages.landing.steps.${step}Title`)}</h3>
              <p>{t(`publicPages.landing.steps.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={`${styles.section} ${styles.two}`}>
        <section>
          <h2>{t('publicPages.landing.forTitle')}</h2>
          <p>{t('publicPages.landing.forText')}</p>
        </section>
        <section>
          <h2>{t('publicPages.landing.dataTitle')}</h2>
          <p>{t('publicPages.landing.dataText')}</p>
        </section>
      </div>
    </PublicShell>
  );
}
