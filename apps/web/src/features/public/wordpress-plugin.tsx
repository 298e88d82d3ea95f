// What the companion plugin brings, and its ZIP.

import { COMPANION_FILE, COMPANION_VERSION, companionZip } from '@silosmith/delivery/companion';
import companionReadme from '@silosmith/delivery/companion/readme.txt?raw';
import companionPhp from '@silosmith/delivery/companion/silosmith-companion.php?raw';
import { saveFile } from '../../platform/page.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './public.module.css';

const PARTS = ['seo', 'silo', 'find', 'rights'] as const;
const STEPS = ['get', 'upload', 'test'] as const;

export default function WordPressPlugin() {
  const { t } = useMessages();
  const save = async (): Promise<void> => {
    const zip = await companionZip({ php: companionPhp, readme: companionReadme });
    saveFile(new Blob([zip], { type: 'application/zip' }), COMPANION_FILE);
  };
  return (
    <>
      <section className={styles.hero}>
        <h1>{t('publicPages.plugin.title')}</h1>
        <p>{t('publicPages.plugin.lead')}</p>
        <div className={styles.actions}>
          <button type="button" className={styles.primary} onClick={() => void save()}>
            {t('publicPages.plugin.download', { version: COMPANION_VERSION })}
          </button>
        </div>
        <p className={styles.note}>{t('publicPages.plugin.note')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('publicPages.plugin.partsTitle')}</h2>
        <ul className={styles.parts}>
          {PARTS.map((part) => (
            <li key={part}>
              <h3>{t(`publicPages.plugin.parts.${part}Title`)}</h3>
              <p>{t(`publicPages.plugin.parts.${part}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={`${styles.section} ${styles.two}`}>
        <section>
          <h2>{t('publicPages.plugin.stepsTitle')}</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`publicPages.plugin.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t('publicPages.plugin.withoutTitle')}</h2>
          <p>{t('publicPages.plugin.withoutText')}</p>
        </section>
      </div>
    </>
  );
}
