// What runs for a signed-in user: database, writer, channel to other tabs, sync. Started and stopped here.
import { keyOf, type RecordKey } from '@silosmith/contract';
import { toFaultShape } from '@silosmith/kernel';
import {
  createRecordWriter,
  isKeyedByText,
  type LocalStore,
  moveTextKeys,
  type RecordWriter,
  type StoredRecord,
  type SyncHealth,
} from '@silosmith/sync';
import { every, isoNow, nextFrame, systemTimer } from '../../platform/clock.ts';
import { openIndexedStore } from '../../platform/indexed-store.ts';
import { dropAllFiles } from '../../platform/kept-files.ts';
import { readStored, removeStored } from '../../platform/local-storage.ts';
import {
  isOnline,
  onConnectionChange,
  onReturnToPage,
  reloadPage,
  warnBeforeLeaving,
} from '../../platform/page.ts';
import { dropAllSnapshots } from '../../platform/published-snapshots.ts';
import { openTabChannel } from '../../platform/tabs.ts';
import CommitWorker from '../../workers/commit.worker.ts?worker';
import SyncWorker from '../../workers/sync.worker.ts?worker';
import { loadPreferences } from '../preferences/preferences-store.ts';
import { createProjectBackend, lastProjectKey } from '../project/project-backend.ts';
import { withRows } from '../project/project-rows.ts';
import { closeProject, openProject, projectStore, setProjectBackend } from '../project/project-store.ts';
import { takeOverSnapshot } from '../project/snapshot.ts';
import { forgetPublishChoices } from '../publishing/choices-key.ts';
import { createSaveStatusWatch } from '../save-status/save-status-watch.ts';
import type { SeenRecord } from './known-bodies.ts';
import { createRecordCommits } from './record-commits.ts';
import { type SessionUser, signOut } from './session-store.ts';
import { createSyncClient, type SyncClient } from './sync-client.ts';
import type { TabMessage } from './tab-messages.ts';

const commitWorker = () => new CommitWorker();
/** The frame of an edit, and that of its checks: comparing columns takes as long as either. */
const drawn = () => nextFrame().then(nextFrame);

const PULL_EVERY_MS = 60_000;

interface Running {
  readonly user: SessionUser;
  readonly store: LocalStore;
  readonly writer: RecordWriter;
  /** Takes note of what this tab has read from the device, or knows to be there. */
  readonly saw: (record: SeenRecord) => void;
  readonly sync: SyncClient;
  readonly announce: (message: TabMessage) => void;
  readonly queued: (records: number) => void;
  stop(): void;
}

let running: Running | null = null;
let starting: { readonly userId: string; readonly done: Promise<void> } | null = null;

/** Opens the user's local data and their last project. Ends in `projectStore` status 'open', 'none' or 'failed'. Safe to call again. */
export function startUserSession(user: SessionUser): Promise<void> {
  if (starting?.userId !== user.id) starting = { userId: user.id, done: start(user) };
  else running?.sync.poke();
  return starting.done;
}

async function start(user: SessionUser): Promise<void> {
  running?.stop();
  loadPreferences(user.id);
  try {
    const store = await openIndexedStore(user.id, reloadPage);
    running = assemble(user, store);
  } catch (error) {
    projectStore.setState({ status: 'failed', project: null, fault: toFaultShape(error) });
    return;
  }
  setProjectBackend(createProjectBackend({ ...running, userId: user.id }));
  const last = readStored(lastProjectKey(user.id));
  if (typeof last === 'string') await openProject(last);
  else if (!(await takeOverSnapshot(user.id))) {
    projectStore.setState({ status: 'none', project: null, fault: null });
  }
}

function assemble(user: SessionUser, store: LocalStore): Running {
  let health: SyncHealth = { state: 'reached' };

  const channel = openTabChannel<TabMessage>(`silosmith-${user.id}`, (message) => {
    if (message.type === 'records') void reread({ store, writer, saw }, message.projectId, message.keys);
    else if (message.type === 'project-removed') closeIfOpen(message.projectId);
    else if (message.type === 'sync-health') health = message.health;
    else if (message.type === 'signed-out') reloadPage();
    if (message.type === 'queue-changed') sync.poke();
    refresh();
  });
  const announceRecords = (projectId: string, keys: readonly RecordKey[]) =>
    channel.post({ type: 'records', projectId, keys: placesOf(keys) });

  const commits = createRecordCommits({ userId: user.id, store, create: commitWorker, nextFrame: drawn });
  const writer = createRecordWriter({
    ...{ commit: (batch) => commits.commit(batch), now: isoNow, timer: systemTimer },
    onWritten(projectId, keys) {
      announceRecords(projectId, keys);
      channel.post({ type: 'queue-changed' });
      sync.poke();
    },
    onStatus: () => refresh(),
  });
  const saw = (record: SeenRecord) => {
    writer.sawVersion(keyOf(record), record.version);
    commits.saw(record);
  };
  const watch = createSaveStatusWatch(store, writer, () => health);
  const { refresh } = watch;
  const sync = createSyncClient(user.id, () => new SyncWorker(), {
    onChanged(projectId, keys) {
      announceRecords(projectId, keys);
      void reread({ store, writer, saw }, projectId, placesOf(keys));
    },
    onQueue: refresh,
    onHealth(next) {
      health = next;
      channel.post({ type: 'sync-health', health });
      refresh();
    },
    onRemoved(projectId) {
      channel.post({ type: 'project-removed', projectId });
      closeIfOpen(projectId);
    },
  });
  const pullOpen = () => {
    const { project } = projectStore.getState();
    // A pull that fails changes nothing; the queue's own state says whether the server is reached.
    if (project !== null && isOnline()) void sync.pull(project.id).catch(() => undefined);
  };
  refresh();
  const stops = [
    every(PULL_EVERY_MS, pullOpen),
    onReturnToPage(pullOpen),
    warnBeforeLeaving(() => writer.waiting() > 0), // Lost with the tab otherwise.
    onConnectionChange(() => {
      sync.poke();
      channel.post({ type: 'queue-changed' });
      refresh();
      pullOpen();
    }),
  ];
  return {
    user,
    store,
    writer,
    saw,
    sync,
    announce: (message) => channel.post(message),
    queued(records) {
      watch.waits(records);
      channel.post({ type: 'queue-changed' });
      sync.poke();
    },
    stop() {
      for (const stop of stops) stop();
      for (const part of [watch, writer, sync, commits]) part.stop();
      channel.close();
      store.close();
      running = null;
      starting = null;
      setProjectBackend(null);
    },
  };
}

/** Within their project. */
function placesOf(keys: readonly RecordKey[]): (readonly [kind: RecordKey[1], key: string])[] {
  return keys.map(([, kind, key]) => [kind, key]);
}

function closeIfOpen(projectId: string): void {
  if (projectStore.getState().project?.id === projectId) closeProject();
}

/** Takes rows that changed on the disk into the open project. */
async function reread(
  { store, writer, saw }: Pick<Running, 'store' | 'writer' | 'saw'>,
  projectId: string,
  keys: readonly (readonly [kind: RecordKey[1], key: string])[],
): Promise<void> {
  const read = await Promise.all(
    keys.map(async ([kind, key]): Promise<StoredRecord> => {
      const row = await store.record([projectId, kind, key]);
      return row ?? { projectId, kind, key, body: null, revision: 0, version: 0 };
    }),
  );
  if (projectStore.getState().project?.id !== projectId) return;
  const taken = read.some(isKeyedByText) ? await readMoved(store, projectId) : read;
  const { project } = projectStore.getState();
  if (project?.id !== projectId) return;
  // A change of our own that is still on its way meets the other version at the disk, and both are kept there.
  const rows = taken.filter(({ kind, key }) => !writer.isPending([projectId, kind, key]));
  for (const row of rows) saw(row);
  projectStore.setState({ project: withRows(project, rows) });
}

/** A client of an earlier version has written: what it keyed by text is moved, and everything is read again. */
async function readMoved(store: LocalStore, projectId: string): Promise<StoredRecord[]> {
  await moveTextKeys(store, await store.recordsOf(projectId), isoNow());
  running?.sync.poke();
  return store.recordsOf(projectId);
}

/** Whose data is open here; null for nobody's. */
export const runningUserId = (): string | null => running?.user.id ?? null;

/** A stored record's body; null where there is none. */
export async function recordBody(key: RecordKey): Promise<unknown> {
  return (await running?.store.record(key))?.body ?? null;
}

/** Chooses a side of a conflict; the other side is gone afterwards. */
export async function resolveConflict(key: RecordKey, keep: 'mine' | 'theirs'): Promise<void> {
  await running?.sync.resolve(key, keep);
}

/** Tries again now: what the disk refused, and what waits for the server. */
export async function retrySaving(): Promise<void> {
  await running?.writer.retry();
  running?.sync.poke();
}

/** Records that only this browser has; sign-out warns when it is not 0. */
export async function unsentCount(): Promise<number> {
  if (running === null) return 0;
  await running.writer.settled();
  return running.writer.waiting() + (await running.store.queue()).length;
}

/** Signs out and removes the user's projects from this browser. Ask first where `unsentCount` is not 0: those would be lost. */
export async function endUserSession(): Promise<void> {
  await signOut();
  await forgetLocalData();
}

/** Removes everything of this user from this browser; what the server has stays there. */
async function forgetLocalData(): Promise<void> {
  if (running === null) return;
  const { user, store, announce } = running;
  announce({ type: 'signed-out' });
  removeStored(lastProjectKey(user.id));
  running.stop();
  await dropAllFiles(user.id);
  await dropAllSnapshots(user.id);
  forgetPublishChoices();
  await store.eraseAll();
}

/** Deletes every project of this user, here and on the server. */
export async function deleteAllProjects(): Promise<void> {
  if (running === null) return;
  const backend = createProjectBackend({ ...running, userId: running.user.id });
  closeProject();
  for (const { id } of await backend.list()) await backend.remove(id);
}
