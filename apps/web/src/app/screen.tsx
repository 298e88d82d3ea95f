// The component that draws a view, and what replaces it while it loads, when it breaks, or before it is built.
import { Suspense } from 'react';
import { BrokenFeature } from '../shared/ui/broken.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { Spinner } from '../shared/ui/spinner.tsx';
import { useMessages } from '../shared/ui/use-messages.ts';
import { useProjectState } from '../state/project/use-project.ts';
import { PlannedScreen } from './planned-screen.tsx';
import { UnreadableProject } from './unreadable-project.tsx';
import type { ViewMatch } from './views/match-view.ts';
import { VIEW_SCREENS } from './views/view-screens.ts';

export function Screen({ match: { id, view } }: { readonly match: ViewMatch }) {
  const { t } = useMessages();
  const projectId = useProjectState(({ project }) => project?.id ?? '');
  const failed = useProjectState(({ status }) => status === 'failed');
  const Component = VIEW_SCREENS.get(id);
  const { broken } = view;
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
          {...(broken?.retry === undefined ? {} : { retry: t(broken.retry) })}
        />
      )}
    >
      <Suspense fallback={<Spinner />}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
}
