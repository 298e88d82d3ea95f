// How are the local tables tried without a browser? In maps; a transaction that throws leaves them as they were.
import { Fault } from '@silosmith/kernel';
import type {
  LocalStore,
  QueuedWrite,
  RecordKey,
  StoredConflict,
  StoredProject,
  StoredRecord,
  Table,
} from '../local-store.ts';

const nameOf = (key: RecordKey): string => JSON.stringify(key);

interface KeyedRow {
  readonly projectId: string;
  readonly kind: RecordKey[1];
  readonly key: string;
}

function rowTable<Row extends KeyedRow>(rows: Map<string, Row>): Table<Row, RecordKey> {
  return {
    get: async (key) => rows.get(nameOf(key)),
    put: async (row) => void rows.set(nameOf([row.projectId, row.kind, row.key]), row),
    delete: async (key) => void rows.delete(nameOf(key)),
  };
}

export interface MemoryStore extends LocalStore {
  /** While set, every transaction fails with this fault. */
  refuse: Fault | null;
}

export function createMemoryStore(): MemoryStore {
  let projects = new Map<string, StoredProject>();
  let records = new Map<string, StoredRecord>();
  let queue = new Map<string, QueuedWrite>();
  let conflicts = new Map<string, StoredConflict>();
  const drop = (projectId: string) => {
    projects.delete(projectId);
    for (const rows of [records, queue, conflicts]) {
      for (const [name, row] of rows) if (row.projectId === projectId) rows.delete(name);
    }
  };
  const store: MemoryStore = {
    refuse: null,
    async transact(work) {
      if (store.refuse !== null) throw store.refuse;
      const before = [projects, records, queue, conflicts] as const;
      projects = new Map(projects);
      records = new Map(records);
      queue = new Map(queue);
      conflicts = new Map(conflicts);
      const projectRows = projects;
      try {
        return await work({
          projects: {
            get: async (id) => projectRows.get(id),
            put: async (row) => void projectRows.set(row.id, row),
            delete: async (id) => void projectRows.delete(id),
          },
          records: rowTable(records),
          queue: rowTable(queue),
          conflicts: rowTable(conflicts),
        });
      } catch (error) {
        [projects, records, queue, conflicts] = before;
        throw error;
      }
    },
    projects: async () => [...projects.values()],
    recordsOf: async (projectId) => [...records.values()].filter((row) => row.projectId === projectId),
    record: async (key) => records.get(nameOf(key)),
    queue: async () => [...queue.values()],
    conflicts: async () => [...conflicts.values()],
    eraseProject: async (projectId) => drop(projectId),
    eraseAll: async () => {
      for (const id of [...projects.keys()]) drop(id);
    },
    close: () => undefined,
  };
  return store;
}

export const storageFull = new Fault('web.storage-full', { severity: 'critical', recovery: ['free-space'] });

/** A project row as `ProjectBackend.create` writes it. */
export function projectRow(id: string, change: Partial<StoredProject> = {}): StoredProject {
  return {
    id,
    name: 'Shoes',
    updatedAt: '2026-01-01T00:00:00.000Z',
    sequence: 0,
    onServer: false,
    renamed: false,
    deleted: false,
    ...change,
  };
}
