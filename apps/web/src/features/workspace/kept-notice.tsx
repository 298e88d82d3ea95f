// Articles of keywords that a page has taken in: on the page, that they are there; on the article, where it belongs and how to be rid of it.
import { Alert, Button, Group } from '@mantine/core';
import { type PageId, pageIdsOf } from '@silosmith/contract';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { type KeptArticle, keptArticles } from '../../state/project/kept-articles.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { pageName } from '../../state/project/page-name.ts';
import { discardPage } from '../../state/project/project-store.ts';
import styles from './workspace.module.css';

export interface KeptNoticeProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly onSelect: (id: PageId) => void;
  readonly onClose: () => void;
}

/** Nothing for a page that stands alone. */
export function KeptNotice({ project, id, onSelect, onClose }: KeptNoticeProps) {
  const kept = keptArticles(project);
  const ids = pageIdsOf(project.table);
  const own = kept.find((article) => article.id === id);
  const below = kept.filter(({ page }) => page >= 0 && page === ids.rowOf(id));
  if (own !== undefined) {
    const page = own.page < 0 ? null : ids.at(own.page);
    return <OfKept project={project} id={id} page={page} onSelect={onSelect} onClose={onClose} />;
  }
  return below.length === 0 ? null : <OfPage project={project} kept={below} onSelect={onSelect} />;
}

interface OfKeptProps extends KeptNoticeProps {
  readonly page: PageId | null;
}

function OfKept({ project, id, page, onSelect, onClose }: OfKeptProps) {
  const messages = useMessages();
  const { t } = messages;
  const keyword = pageName(project, id);
  const discard = async () => {
    try {
      await discardPage(id, { label: 'workspace.kept.discarded', params: { keyword } });
      toast.success(t('workspace.kept.undoHint', { keyword }));
      if (page === null) onClose();
      else onSelect(page);
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  return (
    <Alert color="gray" variant="light" radius={0} className={styles.band ?? ''}>
      <p className={styles.keptText}>
        {page === null
          ? t('workspace.kept.nowhere', { keyword })
          : t('workspace.kept.servedBy', { keyword, page: pageName(project, page) })}
      </p>
      <Group gap="xs">
        {page !== null && (
          <Button size="xs" variant="default" onClick={() => onSelect(page)}>
            {t('workspace.kept.showPage')}
          </Button>
        )}
        <Button size="xs" variant="default" color="red" onClick={() => void discard()}>
          {t('workspace.kept.discard')}
        </Button>
      </Group>
    </Alert>
  );
}

interface OfPageProps extends Pick<KeptNoticeProps, 'project' | 'onSelect'> {
  readonly kept: readonly KeptArticle[];
}

function OfPage({ project, kept, onSelect }: OfPageProps) {
  const { t } = useMessages();
  return (
    <Alert color="gray" variant="light" radius={0} className={styles.band ?? ''}>
      <p className={styles.keptText}>{t('workspace.kept.onPage', { count: kept.length })}</p>
      <Group gap="xs">
        {kept.map(({ id }) => (
          <Button key={id} size="xs" variant="default" onClick={() => onSelect(id)}>
            {pageName(project, id)}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}
