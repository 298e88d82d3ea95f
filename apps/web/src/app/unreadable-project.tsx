// Replaces a screen whose project could not be read: what happened, and the two ways out.
import { Button } from '@mantine/core';
import { reloadPage } from '../platform/page.ts';
import { useNavigation } from '../shared/navigation.ts';
import { faultText } from '../shared/ui/fault-text.ts';
import { useMessages } from '../shared/ui/use-messages.ts';
import { useProjectState } from '../state/project/use-project.ts';
import styles from './planned.module.css';

export function UnreadableProject() {
  const messages = useMessages();
  const { t } = messages;
  const { go } = useNavigation();
  const fault = useProjectState((state) => state.fault);
  return (
    <section className={styles.screen} role="alert">
      <h1>{t('common.projects.openFailed')}</h1>
      <p>{faultText(messages, fault)}</p>
      <div className={styles.actions}>
        <Button onClick={reloadPage}>{t('common.reload')}</Button>
        <Button variant="default" onClick={() => go('workflow')}>
          {t('common.planned.toWorkflow')}
        </Button>
      </div>
    </section>
  );
}
