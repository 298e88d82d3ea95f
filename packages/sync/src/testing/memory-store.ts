// Test double of the disk: maps; a transaction that throws leaves them unchanged.
import { type RecordKey, recordName } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type {
  LocalStore,
  QueuedWrite,
  StoredConflict,
  StoredProject,
  StoredRecord,
  Table,
  Tables,
} from '../local-store.ts';

interface KeyedRow {
  readonly projectId: string;
  readonly kind: RecordKey[1];
  readonly key: string;
}

function rowTable<Row extends KeyedRow>(rows: Map<string, Row>): Table<Row, RecordKey> {
  return {
    get: async (key) => rows.get(recordName(key)),
    put: async (row) => void rows.set(recordName([row.projectId, row.kind, row.key]), row),
    delete: async (key) => void rows.delete(recordName(key)),
  };
}

export interface MemoryStore extends LocalStore {
  /** While set, every transaction fails with this fault. */
  refuse: Fault | null;
}

interface Rows {
  readonly projects: Map<string, StoredProject>;
  readonly records: Map<string, StoredRecord>;
  readonly queue: Map<string, QueuedWrite>;
  readonly conflicts: Map<string, StoredConflict>;
}

const copyOf = ({ projects, records, queue, conflicts }: Rows): Rows => ({
  projects: new Map(projects),
  records: new Map(records),
  queue: new Map(queue),
  conflicts: new Map(conflicts),
});

function tablesOf({ projects, records, queue, conflicts }: Rows): Tables {
  return {
    projects: {
      get: async (id) => projects.get(id),
      put: async (row) => void projects.set(row.id, row),
      delete: async (id) => void projects.delete(id),
    },
    records: {
      ...rowTable(records),
      async stampOf(key) {
        const row = records.get(recordName(key));
        return row && { version: row.version, revision: row.revision };
      },
    },
    queue: rowTable(queue),
    conflicts: rowTable(conflicts),
  };
}

export function createMemoryStore(): MemoryStore {
  let rows: Rows = { projects: new Map(), records: new Map(), queue: new Map(), conflicts: new Map() };
  /** Transactions and erasures take turns, as they do in a database. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const erase = (keeps: (projectId: string) => boolean): Promise<void> =>
    inTurn(async () => {
      rows = copyOf(rows);
      for (const id of rows.projects.keys()) if (!keeps(id)) rows.projects.delete(id);
      for (const table of [rows.records, rows.queue, rows.conflicts]) {
        for (const [name, row] of table) if (!keeps(row.projectId)) table.delete(name);
      }
    });
  const store: MemoryStore = {
    refuse: null,
    transact: (work) =>
      inTurn(async () => {
        if (store.refuse !== null) throw store.refuse;
        const changed = copyOf(rows);
        const result = await work(tablesOf(changed));
        rows = changed;
        return result;
      }),
    projects: () => inTurn(async () => [...rows.projects.values()]),
    recordsOf: (id) => inTurn(async () => [...rows.records.values()].filter((row) => row.projectId === id)),
    record: (key) => inTurn(async () => rows.records.get(recordName(key))),
    queue: () => inTurn(async () => [...rows.queue.values()]),
    conflicts: () => inTurn(async () => [...rows.conflicts.values()]),
    eraseProject: (projectId) => erase((id) => id !== projectId),
    eraseAll: () => erase(() => false),
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
