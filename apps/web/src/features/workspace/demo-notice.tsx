// A text of the demo provider says so until it is replaced, or until whoever rewrote it says that it is their own: one changed comma does not make it fit to publish.
import { Alert, Button, Group } from '@mantine/core';
import type { Article, PageId } from '@silosmith/contract';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { projectStore, putRecord } from '../../state/project/project-store.ts';
import { disownedArticle, ownArticle } from './own-article.ts';
import styles from './workspace.module.css';

export interface DemoNoticeProps {
  readonly projectId: string;
  readonly id: PageId;
  readonly article: Article;
}

export function DemoNotice({ projectId, id, article }: DemoNoticeProps) {
  const messages = useMessages();
  const { t } = messages;
  if (article.provenance?.demo !== true) return null;
  const store = async (next: Article): Promise<boolean> => {
    try {
      await putRecord(projectId, 'article', id, next);
      return true;
    } catch (error) {
      toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) }));
      return false;
    }
  };
  const disown = async () => {
    const { project } = projectStore.getState();
    const now = project?.id === projectId ? project.articles.get(id) : undefined;
    const next = disownedArticle(now, article);
    if (next !== null) await store(next);
  };
  const own = async () => {
    if (!(await store(ownArticle(article)))) return;
    const undo = { label: t('workspace.parts.undo'), run: () => void disown() };
    toast.offer(t('workspace.detail.demoOwned'), undo);
  };
  return (
    <Alert color="yellow" variant="light" radius={0} className={styles.band ?? ''}>
      {article.edited ? (
        <Group gap="xs" justify="space-between">
          <span>{t('workspace.detail.demoEdited')}</span>
          <Button size="xs" variant="default" onClick={() => void own()}>
            {t('workspace.detail.demoOwn')}
          </Button>
        </Group>
      ) : (
        t('workspace.detail.demo')
      )}
    </Alert>
  );
}
