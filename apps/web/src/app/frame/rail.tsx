// Project, views, settings and account, at the left of every screen.
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useNavigation, type ViewId } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import { hasSilo } from '../../state/project/project-facts.ts';
import { useProjectState } from '../../state/project/use-project.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import { VIEW_LIST, viewOf } from '../views/view-list.ts';
import { ProjectSwitcher } from './project-switcher.tsx';
import styles from './rail.module.css';
import { UserMenu } from './user-menu.tsx';
import { VIEW_ICONS } from './view-icons.ts';

export interface RailProps {
  readonly current: ViewId;
  readonly narrow: boolean;
  readonly collapsible: boolean;
}

export function Rail({ current, narrow, collapsible }: RailProps) {
  const { t } = useMessages();
  const isAdmin = useStore(sessionStore, (state) => state.user?.role === 'admin');
  // What is not built yet is not offered.
  const entries = VIEW_LIST.filter(
    ({ view }) => view.planned === undefined && (view.access !== 'admin' || isAdmin),
  );
  const CollapseIcon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const collapseLabel = t(narrow ? 'common.nav.expand' : 'common.nav.collapse');
  return (
    <>
      <ProjectSwitcher narrow={narrow} />
      <nav className={`${styles.nav} ${narrow ? styles.narrow : ''}`} aria-label={t('common.nav.label')}>
        {entries.map(
          ({ id, view }) =>
            view.rail?.group === 'main' && <RailEntry key={id} id={id} current={current} narrow={narrow} />,
        )}
        <span className={styles.spacer} />
        {entries.map(
          ({ id, view }) =>
            view.rail?.group === 'bottom' && <RailEntry key={id} id={id} current={current} narrow={narrow} />,
        )}
        {collapsible && (
          <button
            type="button"
            title={narrow ? collapseLabel : undefined}
            className={styles.entry}
            onClick={() => setPreferences({ railCollapsed: !narrow })}
          >
            <CollapseIcon size={18} stroke={1.6} />
            <span className={styles.label}>{collapseLabel}</span>
          </button>
        )}
      </nav>
      <div className={styles.user}>
        <UserMenu narrow={narrow} />
      </div>
    </>
  );
}

interface RailEntryProps {
  readonly id: ViewId;
  readonly current: ViewId;
  readonly narrow: boolean;
}

function RailEntry({ id, current, narrow }: RailEntryProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const built = useProjectState(({ project }) => project !== null && hasSilo(project));
  // Links carry the project's slug.
  useProjectState(({ project }) => project?.name);
  const view = viewOf(id);
  if (view.rail === undefined) return null;
  const Icon = VIEW_ICONS[view.rail.icon];
  const label = t(view.rail.label);
  const closed = view.access === 'silo' && !built;
  const inside = (
    <>
      <Icon size={18} stroke={1.6} />
      <span className={styles.label}>{label}</span>
    </>
  );
  if (closed) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that is not available yet keeps its place and its name
      <a
        className={styles.entry}
        role="link"
        aria-disabled="true"
        title={t('common.nav.needsSilo', { view: label })}
      >
        {inside}
      </a>
    );
  }
  return (
    <Link
      className={styles.entry ?? ''}
      href={hrefOf(id)}
      title={narrow ? label : undefined}
      aria-current={id === current ? 'page' : undefined}
    >
      {inside}
    </Link>
  );
}
