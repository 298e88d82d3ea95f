// The last errors of this browser, for the clipboard.
import { Button } from '@mantine/core';
import { copyText } from '../../platform/page.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { errorLog } from '../../state/errors/browser-errors.ts';
import styles from './settings.module.css';

export function ErrorReport() {
  const { t } = useMessages();
  const { length } = errorLog.entries();
  const copy = async () => {
    await copyText(errorLog.report({}));
    toast.success(t('settings.data.reportCopied'));
  };
  return (
    <div className={styles.row}>
      <div>
        <strong>{t('settings.data.report')}</strong>
        <span>{t('settings.data.reportText', { count: length })}</span>
      </div>
      <Button variant="default" onClick={() => void copy()}>
        {t('settings.data.copyReport')}
      </Button>
    </div>
  );
}
