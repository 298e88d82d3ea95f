// The project store's backend: local tables, writer, and the server for projects that are not on this device.
import { Fault } from '@silosmith/kernel';
import {
  FIRST_VERSION,
  type LocalStore,
  moveTextKeys,
  putNewProject,
  type RecordWriter,
  type StoredProject,
  type StoredRecord,
} from '@silosmith/sync';
import { systemChance } from '../../platform/chance.ts';
import { isoNow } from '../../platform/clock.ts';
import { dropFiles } from '../../platform/kept-files.ts';
import { removeStored, writeStored } from '../../platform/local-storage.ts';
import { dropSnapshots } from '../../platform/published-snapshots.ts';
import { serverSyncApi } from '../../platform/sync-api.ts';
import { publishChoicesKey } from '../publishing/choices-key.ts';
import type { SeenRecord } from '../session/known-bodies.ts';
import type { SyncClient } from '../session/sync-client.ts';
import type { TabMessage } from '../session/tab-messages.ts';
import type { ProjectBackend } from './backend-port.ts';
import { createProjectList } from './project-list.ts';
import { projectFromRows } from './project-rows.ts';

export const lastProjectKey = (userId: string): string => `silosmith.last-project.${userId}`;

export interface BackendParts {
  readonly userId: string;
  readonly store: LocalStore;
  readonly writer: RecordWriter;
  readonly saw: (record: SeenRecord) => void;
  readonly sync: SyncClient;
  readonly announce: (message: TabMessage) => void;
  /** Records were put into the queue by another way than the writer. */
  readonly queued: (records: number) => void;
}

export function createProjectBackend({
  userId,
  store,
  writer,
  saw,
  sync,
  announce,
  queued,
}: BackendParts): ProjectBackend {
  return {
    newId: systemChance.id,
    userId,
    create: (id, name, changes) =>
      store.transact((tables) => putNewProject(tables, id, name, changes, isoNow())),
    created(id, changes) {
      for (const change of changes) saw({ projectId: id, ...change, version: FIRST_VERSION });
      queued(changes.length);
    },
    async discard(id) {
      await Promise.all([dropFiles(userId, id), dropSnapshots(userId, id)]);
      await store.eraseProject(id);
    },
    write: (projectId, changes) => writer.write(projectId, changes),
    async load(id) {
      const here = (await store.projects()).find((project) => project.id === id);
      if (here?.deleted) return null;
      const rows = await readRows({ store, sync, queued }, id);
      for (const row of rows) saw(row);
      return projectFromRows(id, rows);
    },
    ...createProjectList(store, () => serverSyncApi.projects()),
    async rename(id, name) {
      await store.transact(async ({ projects }) => {
        const project = await projects.get(id);
        if (project !== undefined) await projects.put({ ...project, name, renamed: project.onServer });
      });
    },
    async remove(id) {
      await writer.settled();
      await store.transact(async ({ projects }) => {
        const project = await projects.get(id);
        await projects.put({ ...(project ?? onServerOnly(id)), deleted: true });
      });
      await dropFiles(userId, id);
      await dropSnapshots(userId, id);
      removeStored(publishChoicesKey(id));
      announce({ type: 'project-removed', projectId: id });
      sync.poke();
    },
    remember(id) {
      if (id === null) removeStored(lastProjectKey(userId));
      else writeStored(lastProjectKey(userId), id);
    },
  };
}

function onServerOnly(id: string): StoredProject {
  return {
    id,
    name: '',
    updatedAt: isoNow(),
    sequence: 0,
    onServer: true,
    renamed: false,
    deleted: false,
  };
}

/** From the disk, or from the server where the disk has no project; records of an earlier version under the keys of today. */
async function readRows(
  { store, sync, queued }: Pick<BackendParts, 'store' | 'sync' | 'queued'>,
  id: string,
): Promise<StoredRecord[]> {
  let rows = await store.recordsOf(id);
  if (projectFromRows(id, rows) === null) {
    await sync.pull(id).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.params['status'] !== 404) throw error;
    });
    rows = await store.recordsOf(id);
  } else void sync.pull(id).catch(() => undefined);
  if (!(await moveTextKeys(store, rows, isoNow()))) return rows;
  const moved = await store.recordsOf(id);
  queued(moved.length);
  return moved;
}
