// How does what surrounds the screens look: saving, jobs, dialogs, faults, pages not built yet?
import ConflictDialog from '../../app/dialogs/conflict-dialog.tsx';
import DeleteProjectDialog from '../../app/dialogs/delete-project-dialog.tsx';
import SignInAgain from '../../app/dialogs/sign-in-again.tsx';
import SignOutDialog from '../../app/dialogs/sign-out-dialog.tsx';
import { PlannedScreen } from '../../app/planned-screen.tsx';
import { UnreadableProject } from '../../app/unreadable-project.tsx';
import { viewOf } from '../../app/views/view-list.ts';
import LoginScreen from '../../features/auth/login-screen.tsx';
import ExportScreen from '../../features/export/export-screen.tsx';
import Landing from '../../features/public/landing.tsx';
import PlannedPage from '../../features/public/planned-page.tsx';
import { PublicShell } from '../../features/public/public-shell.tsx';
import SettingsScreen from '../../features/settings/settings-screen.tsx';
import { removeAllSessionKeys, saveSessionKey } from '../../platform/session-keys.ts';
import { BrokenFeature, BrokenPage } from '../../shared/ui/broken.tsx';
import { LoadingLine, Spinner } from '../../shared/ui/spinner.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ToastPlace } from '../../shared/ui/toast-place.tsx';
import { TypedConfirm } from '../../shared/ui/typed-confirm.tsx';
import { reportActivity } from '../../state/activity/activity-store.ts';
import { projectStore } from '../../state/project/project-store.ts';
import { type SaveState, saveStatusStore } from '../../state/save-status/save-status-store.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { InFrame } from '../in-frame.tsx';
import { articleOf, openInStore, sampleProject, WRITTEN, writtenProject } from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const conflict = {
  projectId: sampleProject.id,
  kind: 'article',
  key: WRITTEN,
  theirs: articleOf(WRITTEN, { title: 'The version of another device' }),
  theirRevision: 3,
  source: 'server',
  foundAt: '2026-01-05T09:30:00.000Z',
} as const;

const saving = (state: SaveState, waiting: number): Scene => ({
  id: `saving.${state}`,
  enter: () => {
    openInStore(sampleProject);
    saveStatusStore.setState({
      state,
      waiting,
      conflicts: state === 'conflict' ? [conflict] : [],
      fault: state === 'not-stored' ? faultOf('web.storage-full') : null,
    });
  },
  isPage: true,
  draw: () => (
    <InFrame view="builder">
      <h1>{state}</h1>
    </InFrame>
  ),
});

const broken = (retryCount: number) => ({
  error: new Error('inner text of a fault'),
  componentStack: '',
  retryCount,
  retry: nothing,
});

export const FRAME_SCENES: readonly Scene[] = [
  saving('saved', 0),
  saving('saving', 2),
  saving('offline', 3),
  saving('signed-out', 3),
  saving('refused', 1),
  saving('conflict', 1),
  saving('not-stored', 1),
  {
    id: 'jobs.running',
    enter: () =>
      reportActivity({
        id: 'run',
        label: 'generate.title',
        params: {},
        state: 'running',
        done: 3,
        total: 12,
        warnsOnLeave: true,
      }),
    isPage: true,
    draw: () => (
      <InFrame view="workflow">
        <h1>Jobs</h1>
      </InFrame>
    ),
  },
  {
    id: 'conflict-dialog.article',
    enter: () =>
      saveStatusStore.setState({ state: 'conflict', waiting: 1, conflicts: [conflict], fault: null }),
    draw: () => <ConflictDialog onClose={nothing} />,
  },
  {
    id: 'delete-project.question',
    enter: () => openInStore(sampleProject),
    draw: () => <DeleteProjectDialog onClose={nothing} />,
  },
  { id: 'sign-in-again.question', draw: () => <SignInAgain onClose={nothing} /> },
  { id: 'sign-out.question', draw: () => <SignOutDialog onClose={nothing} /> },
  {
    id: 'typed-confirm.empty',
    draw: () => (
      <TypedConfirm
        opened
        title="Delete everything"
        text="This cannot be undone. Type confirm."
        button="Delete"
        onClose={nothing}
        onConfirm={async () => undefined}
      />
    ),
  },
  {
    id: 'unreadable-project.error',
    enter: () =>
      projectStore.setState({ status: 'failed', project: null, fault: faultOf('web.storage-failed') }),
    isPage: true,
    draw: () => (
      <InFrame view="builder">
        <UnreadableProject />
      </InFrame>
    ),
  },
  {
    id: 'planned-screen.empty',
    isPage: true,
    draw: () => (
      <InFrame view="multiAgent">
        <PlannedScreen view={viewOf('multiAgent')} />
      </InFrame>
    ),
  },
  {
    id: 'spinner.loading',
    draw: () => (
      <>
        <LoadingLine />
        <Spinner />
      </>
    ),
  },
  { id: 'broken-page.error', isPage: true, draw: () => <BrokenPage broken={broken(0)} /> },
  { id: 'broken-page.given-up', isPage: true, draw: () => <BrokenPage broken={broken(3)} /> },
  { id: 'broken-feature.error', draw: () => <BrokenFeature broken={broken(0)} title="Export Error" /> },
  {
    id: 'toasts.all',
    enter: () => {
      toast.success('Article saved.');
      toast.info('Nothing is missing.');
      toast.failure('The change could not be stored: this device has no room left.');
    },
    draw: () => <ToastPlace />,
  },
  {
    id: 'export.empty',
    enter: () => openInStore({ ...sampleProject, table: { ...sampleProject.table, rowCount: 0 } }),
    isPage: true,
    draw: () => (
      <InFrame view="export">
        <ExportScreen />
      </InFrame>
    ),
  },
  {
    id: 'export.plan',
    enter: () => openInStore(sampleProject),
    isPage: true,
    draw: () => (
      <InFrame view="export">
        <ExportScreen />
      </InFrame>
    ),
  },
  {
    id: 'export.ready',
    enter: () => openInStore(writtenProject()),
    isPage: true,
    draw: () => (
      <InFrame view="export">
        <ExportScreen />
      </InFrame>
    ),
  },
  {
    id: 'settings.no-keys',
    enter: removeAllSessionKeys,
    isPage: true,
    draw: () => (
      <InFrame view="settings">
        <SettingsScreen />
      </InFrame>
    ),
  },
  {
    id: 'settings.keys',
    enter: () => saveSessionKey('openai', 'not-a-key-of-anybody-1234'),
    isPage: true,
    draw: () => (
      <InFrame view="settings">
        <SettingsScreen />
      </InFrame>
    ),
  },
  {
    id: 'landing.guest',
    enter: () => sessionStore.setState({ status: 'guest', user: null }),
    isPage: true,
    draw: () => <Landing />,
  },
  { id: 'login.empty', isPage: true, draw: () => <LoginScreen /> },
  {
    id: 'planned-page.empty',
    isPage: true,
    draw: () => (
      <PublicShell>
        <PlannedPage title="common.titles.pricing" text="common.planned.pricing" back="/" />
      </PublicShell>
    ),
  },
];
