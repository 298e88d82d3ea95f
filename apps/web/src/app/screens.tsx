// Which component draws each view of the app, and what stands in its place when it breaks?

import type { MessageKey } from '@silosmith/messages';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ViewId } from '../shared/navigation.ts';
import { BrokenFeature } from '../shared/ui/broken.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { Spinner } from '../shared/ui/spinner.tsx';
import { useMessages } from '../shared/ui/use-messages.ts';
import { useProjectState } from '../state/project/use-project.ts';
import { PlannedScreen } from './planned-screen.tsx';
import { UnreadableProject } from './unreadable-project.tsx';
import type { ViewMatch } from './view-table.ts';

/** Features meet here and nowhere else: a screen that needs a part of another feature gets it from a component in app/screens/. */
const LOADERS: Partial<Record<ViewId, () => Promise<{ default: ComponentType }>>> = {
  workflow: () => import('../features/import/workflow-screen.tsx'),
  plan: () => import('../features/import/plan/plan-screen.tsx'),
  builder: () => import('./screens/builder-route.tsx'),
  workspace: () => import('./screens/workspace-route.tsx'),
  export: () => import('../features/export/export-screen.tsx'),
  settings: () => import('../features/settings/settings-screen.tsx'),
};

const SCREENS: Partial<Record<ViewId, ComponentType>> = Object.fromEntries(
  Object.entries(LOADERS).map(([id, load]) => [id, lazy(load)]),
);

export function loadScreen(id: ViewId): void {
  // Where it cannot be loaded now, the view itself says so later.
  void LOADERS[id]?.().catch(() => undefined);
}

/** Headings of the error cards; others say '{feature} Unavailable'. */
const BROKEN: Partial<Record<ViewId, { readonly title: MessageKey; readonly tip?: MessageKey }>> = {
  builder: { title: 'common.boundary.builder' },
  workspace: { title: 'common.boundary.workspace' },
  export: { title: 'common.boundary.export', tip: 'common.boundary.exportTip' },
};

export function Screen({ match: { id, view } }: { readonly match: ViewMatch }) {
  const { t } = useMessages();
  const projectId = useProjectState(({ project }) => project?.id ?? '');
  const failed = useProjectState(({ status }) => status === 'failed');
  const Component = SCREENS[id];
  const broken = BROKEN[id];
  if (failed && view.access === 'silo') return <UnreadableProject />;
  if (Component === undefined) return <PlannedScreen view={view} />;
  return (
    <ErrorBoundary
      resetKey={`${id} ${projectId}`}
      fallback={(state) => (
        <BrokenFeature
          broken={state}
          title={
            broken === undefined
              ? t('common.boundary.featureTitle', { feature: t(view.title) })
              : t(broken.title)
          }
          {...(broken?.tip === undefined ? {} : { tip: t(broken.tip) })}
        />
      )}
    >
      <Suspense fallback={<Spinner />}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
}
