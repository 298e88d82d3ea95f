// Where articles are read and edited: the pages on the left, the chosen one beside them, the generator while none is chosen.
import { Button } from '@mantine/core';
import type { PageId } from '@silosmith/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { useProject } from '../../state/project/use-project.ts';
import { ArticleDetail } from './article-detail.tsx';
import { ArticleList } from './article-list.tsx';
import { pageRows } from './page-rows.ts';
import styles from './workspace.module.css';

export interface WorkspaceScreenProps {
  /** The bulk generator, which is a feature of its own. */
  readonly generator: ReactNode;
}

export function WorkspaceScreen({ generator }: WorkspaceScreenProps) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const project = useProject((open) => open);
  const rows = useMemo(() => pageRows(project), [project]);
  const [selected, setSelected] = useState<PageId | null>(null);
  const follow = (keyword: string) => {
    const target = rows.find((page) => page.keyword === keyword);
    if (target !== undefined) setSelected(target.id);
  };
  const count = project.articles.size;
  const complete = count > 0 && rows.every(({ written }) => written);
  return (
    <div className={styles.screen} data-detail={selected !== null}>
      <ArticleList
        rows={rows}
        hidden={selectionOf(project).hidden}
        selected={selected}
        onSelect={setSelected}
      />
      <div className={styles.main}>
        {selected === null ? (
          <section className={styles.intro}>
            <Button
              variant="subtle"
              leftSection={<IconArrowLeft size={14} aria-hidden />}
              onClick={() => go('builder')}
            >
              {t('workspace.back')}
            </Button>
            <h1>{t(complete ? 'workspace.completeTitle' : 'workspace.introTitle')}</h1>
            <p>{count === 0 ? t('workspace.introText') : t('workspace.completeText', { count })}</p>
            {generator}
            {count > 0 && <Button onClick={() => go('export')}>{t('workspace.detail.export')}</Button>}
          </section>
        ) : (
          <ArticleDetail
            key={selected}
            project={project}
            id={selected}
            onFollow={follow}
            onSelect={setSelected}
            onClose={() => setSelected(null)}
          />
        )}
      </div>
    </div>
  );
}
