// The open project: continue, or start fresh.

import { Button } from '@mantine/core';
import { listedCount } from '@silosmith/contract';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { closeProject } from '../../state/project/project-store.ts';
import { useProject } from '../../state/project/use-project.ts';
import styles from './workflow.module.css';

export function PreviousSession() {
  const { t } = useMessages();
  const { go } = useNavigation();
  const name = useProject((project) => project.name);
  const keywords = useProject((project) => listedCount(project.silo));
  const articles = useProject((project) => project.articles.size);
  return (
    <section className={styles.previous}>
      <h2>{t('importing.previous.title')}</h2>
      <p>
        {name} · {t('importing.previous.keywords', { count: keywords })} ·{' '}
        {t('importing.previous.articles', { count: articles })}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => go('builder')}>{t('importing.previous.continue')}</Button>
        <Button variant="default" onClick={closeProject}>
          {t('importing.previous.fresh')}
        </Button>
      </div>
    </section>
  );
}
