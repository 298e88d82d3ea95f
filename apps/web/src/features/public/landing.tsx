import { Link } from 'wouter';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './public.module.css';
import { PublicShell } from './public-shell.tsx';

const STEPS = ['import', 'build', 'generate', 'export'] as const;

export default function Landing() {
  const { t } = useMessages();
  return (
    <PublicShell>
      <section className={styles.hero}>
        <h1>{t('publicPages.landing.title')}</h1>
        <p>{t('publicPages.landing.lead')}</p>
        <div className={styles.actions}>
          <Link className={styles.primary} href="/login#sign-up">
            {t('publicPages.landing.signUp')}
          </Link>
          <Link className={styles.secondary} href="/login">
            {t('publicPages.landing.signIn')}
          </Link>
        </div>
        <p className={styles.note}>{t('publicPages.landing.note')}</p>
      </section>
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
