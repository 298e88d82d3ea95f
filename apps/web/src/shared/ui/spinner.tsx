// What stands where something is still being read?
import styles from './spinner.module.css';
import { useMessages } from './use-messages.ts';

export function Spinner() {
  const { t } = useMessages();
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
