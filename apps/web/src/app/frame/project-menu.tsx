import { Loader, Menu } from '@mantine/core';
import { IconCheck, IconCloud, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { ProjectListing } from '../../state/project/backend-port.ts';
import { closeProject, listProjects, openProject } from '../../state/project/project-store.ts';
import { useProjectState } from '../../state/project/use-project.ts';
import { askToDeleteProject } from '../dialogs/dialog-store.ts';
import type { OverlayProps } from './opens-on-demand.tsx';
import styles from './switcher.module.css';

export default function ProjectMenu({ target }: OverlayProps) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const openId = useProjectState(({ project }) => project?.id ?? null);
  const { projects, read } = useProjectList();
  const choose = async (id: string) => {
    if (id !== openId && !(await openProject(id))) toast.failure(t('common.projects.openFailed'));
    else go('builder');
  };
  const create = () => {
    closeProject();
    go('workflow');
  };
  return (
    <Menu width={250} withinPortal={false} defaultOpened onOpen={read}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <FocusBack />
        <Menu.Label>{t('common.projects.listLabel')}</Menu.Label>
        <ProjectLines projects={projects} openId={openId} onChoose={(id) => void choose(id)} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={14} />} onClick={create}>
          {t('common.projects.create')}
        </Menu.Item>
        {openId !== null && (
          <Menu.Item color="red" leftSection={<IconTrash size={14} />} onClick={askToDeleteProject}>
            {t('common.projects.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Read when the menu appears and whenever it is opened again; null while it is being read. */
function useProjectList(): { projects: readonly ProjectListing[] | null; read: () => void } {
  const messages = useMessages();
  const [projects, setProjects] = useState<readonly ProjectListing[] | null>(null);
  const read = useCallback(() => {
    setProjects(null);
    listProjects().then(setProjects, (error: unknown) => toast.failure(faultText(messages, error)));
  }, [messages]);
  useEffect(read, [read]);
  return { projects, read };
}

interface ProjectLinesProps {
  readonly projects: readonly ProjectListing[] | null;
  readonly openId: string | null;
  readonly onChoose: (id: string) => void;
}

function ProjectLines({ projects, openId, onChoose }: ProjectLinesProps) {
  const { t } = useMessages();
  const { date } = useFormat();
  if (projects === null) {
    return (
      <div className={styles.note} role="status">
        <Loader size="xs" /> {t('common.projects.loading')}
      </div>
    );
  }
  if (projects.length === 0) return <div className={styles.note}>{t('common.projects.empty')}</div>;
  return (
    <div className={styles.list}>
      {projects.map(({ id, name, updatedAt, here }) => (
        <Menu.Item
          key={id}
          onClick={() => onChoose(id)}
          leftSection={id === openId ? <IconCheck size={14} /> : <span className={styles.gap} />}
          rightSection={here ? undefined : <IconCloud size={14} aria-label={t('common.projects.onServer')} />}
        >
          <span className={styles.item}>{name}</span>
          <span className={styles.when}>{date(updatedAt)}</span>
        </Menu.Item>
      ))}
    </div>
  );
}
