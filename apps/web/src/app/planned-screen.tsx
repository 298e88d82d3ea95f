// Placeholder of a view that is not built yet; it says what the view will be.
import { Button } from '@mantine/core';
import { useNavigation } from '../shared/navigation.ts';
import { useMessages } from '../shared/ui/use-messages.ts';
import styles from './planned.module.css';
import type { View } from './views/view.ts';

export function PlannedScreen({ view }: { readonly view: View }) {
  const { t } = useMessages();
  const { go } = useNavigation();
  return (
    <section className={styles.screen}>
      <h1>{t(view.title)}</h1>
      <p className={styles.tag}>{t('common.planned.label')}</p>
      {view.planned !== undefined && <p>{t(view.planned)}</p>}
      <Button variant="default" onClick={() => go('workflow')}>
        {t('common.planned.toWorkflow')}
      </Button>
    </section>
  );
}
