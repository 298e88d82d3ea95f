// Every main component in each of its states, one at a time, for eyes and for tests. Served by the development server alone: gallery.html.
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '../shared/ui/base.css';
import '../shared/ui/mantine.css';
import { createAppMessages } from '@silosmith/messages/app';
import { type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useSearchParams } from 'wouter';
import { viewOf } from '../app/views/view-list.ts';
import { mountPoint } from '../platform/page.ts';
import { removeAllSessionKeys } from '../platform/session-keys.ts';
import { type Navigation, NavigationContext } from '../shared/navigation.ts';
import { mantineTheme } from '../shared/ui/mantine-theme.ts';
import { Spinner } from '../shared/ui/spinner.tsx';
import { toastStore } from '../shared/ui/toast.ts';
import { MessagesContext } from '../shared/ui/use-messages.ts';
import { activityStore } from '../state/activity/activity-store.ts';
import { DEFAULT_PREFERENCES, preferencesStore } from '../state/preferences/preferences-store.ts';
import { followSystemTheme, themeStore } from '../state/preferences/theme-store.ts';
import { projectStore } from '../state/project/project-store.ts';
import { saveStatusStore } from '../state/save-status/save-status-store.ts';
import { sessionStore } from '../state/session/session-store.ts';
import { suggestionWork } from '../state/suggestions/suggestions.ts';
import { useStore } from '../state/use-store.ts';
import { nothing } from './scene.ts';
import { BUILDER_SCENES } from './scenes/builder-scenes.tsx';
import { FRAME_SCENES } from './scenes/frame-scenes.tsx';
import { IMPORT_SCENES } from './scenes/import-scenes.tsx';
import { MEANING_SCENES } from './scenes/meaning-scenes.tsx';
import { OUTLINE_SCENES } from './scenes/outline-scenes.tsx';
import { PUBLISHING_SCENES } from './scenes/publishing-scenes.tsx';
import { SUGGESTION_SCENES } from './scenes/suggestion-scenes.tsx';
import { WRITING_SCENES } from './scenes/writing-scenes.tsx';

const SCENES = [
  ...IMPORT_SCENES,
  ...MEANING_SCENES,
  ...BUILDER_SCENES,
  ...SUGGESTION_SCENES,
  ...OUTLINE_SCENES,
  ...WRITING_SCENES,
  ...PUBLISHING_SCENES,
  ...FRAME_SCENES,
];
const messages = createAppMessages();
const navigation: Navigation = { go: nothing, prepare: nothing, hrefOf: (view) => viewOf(view).path };

function emptyStores(): void {
  projectStore.setState({ status: 'none', project: null, fault: null });
  saveStatusStore.setState({ state: 'saved', waiting: 0, conflicts: [], fault: null });
  activityStore.setState({ activities: [] });
  toastStore.setState({ toasts: [] });
  suggestionWork.close();
  preferencesStore.setState(DEFAULT_PREFERENCES);
  removeAllSessionKeys();
  const user = { id: 'u', name: 'Ada Lovelace', email: 'ada@example.org', role: 'admin' } as const;
  sessionStore.setState({ status: 'signed-in', user });
}

function Gallery() {
  const theme = useStore(themeStore, (state) => state.theme);
  const [search] = useSearchParams();
  const wanted = search.get('scene');
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={theme}>
      <MessagesContext value={messages}>
        <NavigationContext value={navigation}>
          {wanted === null ? <Index /> : <Shown key={wanted} id={wanted} />}
        </NavigationContext>
      </MessagesContext>
    </MantineProvider>
  );
}

function Index() {
  return (
    <main>
      <h1>Gallery</h1>
      <ul>
        {SCENES.map(({ id }) => (
          <li key={id}>
            <a href={`?scene=${id}`} data-scene={id}>
              {id}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Shown({ id }: { readonly id: string }) {
  const scene = SCENES.find((one) => one.id === id);
  const [ready, setReady] = useState(false);
  // The scene before is gone by now: it never sees this one's stores, nor this one its.
  useEffect(() => {
    emptyStores();
    scene?.enter?.();
    setReady(true);
  }, [scene]);
  if (scene === undefined || !ready) return null;
  const drawn = <Suspense fallback={<Spinner />}>{scene.draw()}</Suspense>;
  return (
    <>
      {scene.isPage === true ? drawn : <Part>{drawn}</Part>}
      <div data-shown={id} hidden />
    </>
  );
}

/** What the frame gives a component that is shown without it: a landmark, a title, a place for dialogs. */
function Part({ children }: { readonly children: ReactNode }) {
  return (
    <main style={{ padding: 'var(--space-4)' }}>
      <h1 className="visually-hidden">Gallery</h1>
      <h2 className="visually-hidden">Component</h2>
      {children}
      <div id="overlays" />
    </main>
  );
}

followSystemTheme();
createRoot(mountPoint()).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
