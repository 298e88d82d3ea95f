// Guards, then the shell and screen of the present address. Public pages render at once, the app when its chunk has loaded.
import { createPublicMessages, loadPublicMessages } from '@silosmith/messages/public';
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PublicShell } from '../features/public/public-shell.tsx';
import { describePage } from '../platform/page.ts';
import { BrokenPage } from '../shared/ui/broken.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { Spinner } from '../shared/ui/spinner.tsx';
import { useLoadedMessages } from '../shared/ui/use-loaded-messages.ts';
import { MessagesContext, useMessages } from '../shared/ui/use-messages.ts';
import { sessionStore } from '../state/session/session-store.ts';
import { useStore } from '../state/use-store.ts';
import { sessionVerdict } from './guards.ts';
import { documentTitle, isIndexed } from './views/document-title.ts';
import { matchView, type ViewMatch } from './views/match-view.ts';
import { VIEW_SCREENS } from './views/view-screens.ts';

const PlannedPage = lazy(() => import('../features/public/planned-page.tsx'));
const AppRoot = lazy(() => import('./app-root.tsx'));

const english = createPublicMessages();

export function Root() {
  const [path] = useLocation();
  const messages = useLoadedMessages(english, loadPublicMessages);
  return (
    <MessagesContext value={messages}>
      <ErrorBoundary resetKey={path} fallback={(broken) => <BrokenPage broken={broken} />}>
        <Suspense fallback={<Spinner />}>
          <Guarded path={path} />
        </Suspense>
      </ErrorBoundary>
    </MessagesContext>
  );
}

function Guarded({ path }: { readonly path: string }) {
  const { t } = useMessages();
  const session = useStore(sessionStore, (state) => state.status);
  const match = matchView(path);
  const verdict = sessionVerdict(match, session);
  useEffect(() => {
    if (match === null) return;
    describePage(documentTitle(match.view, t), !isIndexed(match.view));
  }, [match, t]);
  if (verdict.kind === 'redirect') return <Redirect to={verdict.to} replace />;
  if (verdict.kind === 'wait') return <Spinner />;
  return verdict.match.view.shell === 'app' ? (
    <AppRoot match={verdict.match} />
  ) : (
    <PublicView match={verdict.match} />
  );
}

function PublicView({ match: { id, view } }: { readonly match: ViewMatch }) {
  const Loaded = VIEW_SCREENS.get(id);
  if (view.shell === 'bare') return Loaded && <Loaded />;
  return (
    <PublicShell>
      {Loaded !== undefined && <Loaded />}
      {view.planned !== undefined && (
        <PlannedPage title={view.title} text={view.planned} back={view.parent === 'blog' ? '/blog' : '/'} />
      )}
    </PublicShell>
  );
}
