import styles from './brand.module.css';
import { useMessages } from './use-messages.ts';

export function Brand() {
  const { t } = useMessages();
  return (
    <span className={styles.brand}>
      <img src="/icon.svg" alt="" width="24" height="24" />
      {t('common.product')}
    </span>
  );
}
