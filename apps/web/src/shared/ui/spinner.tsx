import styles from './spinner.module.css';
import { useMessages } from './use-messages.ts';

/** A line above a screen that still stands while the next one is being loaded; not seen where that is quick. */
export function LoadingLine() {
  const { t } = useMessages();
  return (
    <div className={styles.line} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}

export function Spinner() {
  const { t } = useMessages();
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
