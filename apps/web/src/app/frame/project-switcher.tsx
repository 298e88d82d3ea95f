import { IconFolder, IconSelector } from '@tabler/icons-react';
import { lazy } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProjectState } from '../../state/project/use-project.ts';
import { OpensOnDemand } from './opens-on-demand.tsx';
import styles from './switcher.module.css';

const load = () => import('./project-menu.tsx');
const ProjectMenu = lazy(load);

export function ProjectSwitcher({ narrow }: { readonly narrow: boolean }) {
  const { t } = useMessages();
  const openName = useProjectState(({ project }) => project?.name ?? null);
  const shown = openName ?? t('common.projects.none');
  return (
    <OpensOnDemand
      overlay={ProjectMenu}
      preload={() => void load()}
      kind="menu"
      target={
        <button type="button" className={styles.target} title={narrow ? shown : undefined}>
          <IconFolder size={18} stroke={1.6} />
          <span className={narrow ? 'visually-hidden' : styles.name}>{shown}</span>
          <span className="visually-hidden">{t('common.projects.switcher')}</span>
          {!narrow && <IconSelector size={14} />}
        </button>
      }
    />
  );
}
