// The frame of every screen: the rail at the left, the bar at the top; below 900 px the rail is a drawer.
import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import { dialogStore } from '../dialogs/dialog-store.ts';
import type { ViewMatch } from '../views/match-view.ts';
import { Drawer } from './drawer.tsx';
import styles from './frame.module.css';
import { JobsIndicator } from './jobs-indicator.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ProjectName } from './project-name.tsx';
import { Rail } from './rail.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { WorkflowStepper } from './workflow-stepper.tsx';

export function Frame({ match, children }: { readonly match: ViewMatch; readonly children: ReactNode }) {
  const { t } = useMessages();
  const narrow = useStore(preferencesStore, (state) => state.railCollapsed);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const dialog = useStore(dialogStore, (state) => state.open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of view, or a dialog, which would open behind it, closes the drawer
  useEffect(() => setDrawerOpen(false), [match.id, dialog]);
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <aside className={styles.rail} data-narrow={narrow} aria-label={t('common.nav.rail')}>
        <Rail current={match.id} narrow={narrow} collapsible />
      </aside>
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
        <Rail current={match.id} narrow={false} collapsible={false} />
      </Drawer>
      <div className={styles.column}>
        <header className={styles.bar}>
          <div className={styles.start}>
            <button
              type="button"
              className={styles.menuButton}
              aria-label={t('common.nav.open')}
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            >
              <IconMenu2 size={20} />
            </button>
            <ProjectName />
          </div>
          <div className={styles.stepsInBar}>
            <WorkflowStepper current={match.id} />
          </div>
          <div className={styles.end}>
            <SaveIndicator />
            <JobsIndicator />
            <PaletteButton />
            <ThemeToggle />
          </div>
        </header>
        <div className={styles.stepsRow}>
          <WorkflowStepper current={match.id} />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
          <div id="overlays" />
        </main>
      </div>
    </div>
  );
}
