// The app of a signed-in user: UI kit, the user's data, the frame, and the screen of the present address.
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '../shared/ui/mantine.css';
import { projectSlug } from '@silosmith/language';
import { createAppMessages, loadAppMessages } from '@silosmith/messages/app';
import { createContext, useDeferredValue, useEffect, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type Navigation, NavigationContext, PAGE_PARAMETER } from '../shared/navigation.ts';
import { mantineTheme } from '../shared/ui/mantine-theme.ts';
import { LoadingLine, Spinner } from '../shared/ui/spinner.tsx';
import { ToastPlace } from '../shared/ui/toast-place.tsx';
import { useLoadedMessages } from '../shared/ui/use-loaded-messages.ts';
import { MessagesContext } from '../shared/ui/use-messages.ts';
import { themeStore } from '../state/preferences/theme-store.ts';
import { hasSilo } from '../state/project/project-facts.ts';
import { projectStore } from '../state/project/project-store.ts';
import { useProjectState } from '../state/project/use-project.ts';
import { sessionStore } from '../state/session/session-store.ts';
import { startUserSession } from '../state/session/user-session.ts';
import { useStore } from '../state/use-store.ts';
import { AppDialogs } from './dialogs/app-dialogs.tsx';
import { Frame } from './frame/frame.tsx';
import { appVerdict } from './guards.ts';
import { Screen } from './screen.tsx';
import { useProjectOfSlug } from './use-project-of-slug.ts';
import { useTabTitle } from './use-tab-title.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import type { ViewMatch } from './views/match-view.ts';
import { viewOf } from './views/view-list.ts';
import { loadScreen } from './views/view-screens.ts';

const english = createAppMessages();

const MatchContext = createContext<ViewMatch | null>(null);

export default function AppRoot({ match }: { readonly match: ViewMatch }) {
  const theme = useStore(themeStore, (state) => state.theme);
  const user = useStore(sessionStore, (state) => state.user);
  const messages = useLoadedMessages(english, loadAppMessages);
  useEffect(() => {
    if (user !== null) void startUserSession(user);
  }, [user]);
  // The kit writes its variables whenever it is drawn: once a theme, not once a view.
  const inside = useMemo(
    () => (
      <MantineProvider theme={mantineTheme} forceColorScheme={theme}>
        <MessagesContext value={messages}>
          <MatchContext.Consumer>{(shown) => shown && <InsideApp match={shown} />}</MatchContext.Consumer>
        </MessagesContext>
      </MantineProvider>
    ),
    [theme, messages],
  );
  return <MatchContext value={match}>{inside}</MatchContext>;
}

function InsideApp({ match }: { readonly match: ViewMatch }) {
  const navigation = useAppNavigation();
  useTabTitle(match.view);
  useUndoKeys();
  return (
    <NavigationContext value={navigation}>
      <Frame match={match}>
        <GuardedScreen match={match} />
      </Frame>
      <AppDialogs />
      <ToastPlace />
    </NavigationContext>
  );
}

function GuardedScreen({ match }: { readonly match: ViewMatch }) {
  const role = useStore(sessionStore, (state) => state.user?.role ?? 'user');
  const status = useProjectState((state) => state.status);
  const built = useProjectState(({ project }) => project !== null && hasSilo(project));
  const looking = useProjectOfSlug(match.siloSlug);
  const openSlug = useProjectState(({ project }) => (project === null ? null : projectSlug(project.name)));
  const verdict = appVerdict(match, role, { status: looking ? 'loading' : status, hasSilo: built });
  // A screen is drawn in the pauses of the page while the one before it still stands, as long as that one may.
  const before = useDeferredValue(match);
  const mayStay = appVerdict(before, role, { status, hasSilo: built }).kind === 'show';
  if (verdict.kind === 'wait') return <Spinner />;
  if (verdict.kind === 'redirect') return <Redirect to={verdict.to} replace />;
  // No project has the address's slug (it was renamed, or never was): the address says which one is shown.
  if (match.siloSlug !== null && openSlug !== null && openSlug !== '' && match.siloSlug !== openSlug) {
    return <Redirect to={`/${openSlug}${match.view.path}`} replace />;
  }
  return (
    <>
      {before !== match && <LoadingLine />}
      <Screen match={mayStay ? before : match} />
    </>
  );
}

function useAppNavigation(): Navigation {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const hrefOf: Navigation['hrefOf'] = (id) => {
      const { path, access } = viewOf(id);
      const { project } = projectStore.getState();
      const slug = access === 'silo' && project !== null ? projectSlug(project.name) : '';
      return slug === '' ? path : `/${slug}${path}`;
    };
    return {
      hrefOf,
      go: (id, { replace = false, page } = {}) =>
        navigate(page === undefined ? hrefOf(id) : `${hrefOf(id)}?${PAGE_PARAMETER}=${page}`, { replace }),
      prepare: loadScreen,
    };
  }, [navigate]);
}
