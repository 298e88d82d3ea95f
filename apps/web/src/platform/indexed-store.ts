// The local tables in IndexedDB: one database per user; a transaction resolves only when it is on disk.
import type { RecordKey } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type {
  LocalStore,
  QueuedWrite,
  StoredConflict,
  StoredProject,
  StoredRecord,
  Table,
  Tables,
} from '@silosmith/sync';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  projects: { key: string; value: StoredProject };
  records: {
    key: [string, string, string];
    value: StoredRecord;
    indexes: { stamps: [string, string, string, number, number] };
  };
  queue: { key: [string, string, string]; value: QueuedWrite };
  conflicts: { key: [string, string, string]; value: StoredConflict };
}

const VERSION = 2;
const TABLES = ['projects', 'records', 'queue', 'conflicts'] as const;
const RECORD_KEY_PATH = ['projectId', 'kind', 'key'];
/** An entry is read without the record that it stands for. */
const STAMP_PATH = [...RECORD_KEY_PATH, 'version', 'revision'];

function databaseName(userId: string): string {
  return `silosmith-${userId}`;
}

/** `onReplaced` is called when a newer version of the app, or a sign-out in another tab, needs the database closed. */
export async function openIndexedStore(userId: string, onReplaced: () => void): Promise<LocalStore> {
  const database = await guarded(() =>
    openDB<Schema>(databaseName(userId), VERSION, {
      upgrade(db, versionBefore, _, transaction) {
        if (versionBefore < 1) {
          db.createObjectStore('projects', { keyPath: 'id' });
          db.createObjectStore('records', { keyPath: RECORD_KEY_PATH });
          db.createObjectStore('queue', { keyPath: RECORD_KEY_PATH });
          db.createObjectStore('conflicts', { keyPath: RECORD_KEY_PATH });
        }
        transaction.objectStore('records').createIndex('stamps', STAMP_PATH);
      },
      blocking() {
        database.close();
        onReplaced();
      },
    }),
  );
  return {
    transact: (work) => guarded(() => transact(database, work)),
    projects: () => guarded(() => database.getAll('projects')),
    recordsOf: (projectId) => guarded(() => database.getAll('records', rowsOf(projectId))),
    record: ([projectId, kind, key]) => guarded(() => database.get('records', [projectId, kind, key])),
    queue: () => guarded(() => database.getAll('queue')),
    conflicts: () => guarded(() => database.getAll('conflicts')),
    eraseProject: (projectId) => guarded(() => eraseProject(database, projectId)),
    eraseAll: () => {
      database.close();
      return guarded(() => deleteDB(databaseName(userId)));
    },
    close: () => database.close(),
  };
}

/** Keys that start with the project's id: an array sorts before a longer one, and arrays sort after strings. */
function rowsOf(projectId: string): IDBKeyRange {
  return IDBKeyRange.bound([projectId], [projectId, []]);
}

async function transact<T>(database: IDBPDatabase<Schema>, work: (tables: Tables) => Promise<T>): Promise<T> {
  const transaction = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
  const rowTable = <Row extends Schema['records' | 'queue' | 'conflicts']['value']>(store: {
    get(key: [string, string, string]): Promise<Row | undefined>;
    put(row: Row): Promise<unknown>;
    delete(key: [string, string, string]): Promise<void>;
  }): Table<Row, RecordKey> => ({
    get: (key) => store.get([...key]),
    put: async (row) => void (await store.put(row)),
    delete: (key) => store.delete([...key]),
  });
  const projects = transaction.objectStore('projects');
  const records = transaction.objectStore('records');
  const tables: Tables = {
    projects: {
      get: (key) => projects.get(key),
      put: async (row) => void (await projects.put(row)),
      delete: (key) => projects.delete(key),
    },
    records: {
      ...rowTable<StoredRecord>(records),
      async stampOf(key) {
        const entry = await records.index('stamps').openKeyCursor(IDBKeyRange.bound([...key], [...key, []]));
        if (entry === null) return undefined;
        const [, , , version, revision] = entry.key;
        return { version, revision };
      },
    },
    queue: rowTable<QueuedWrite>(transaction.objectStore('queue')),
    conflicts: rowTable<StoredConflict>(transaction.objectStore('conflicts')),
  };
  try {
    const result = await work(tables);
    await transaction.done;
    return result;
  } catch (error) {
    // A failed request has aborted the transaction already; a fault of `work` itself has not.
    try {
      transaction.abort();
    } catch {
      // Already over.
    }
    await transaction.done.catch(() => undefined);
    throw transaction.error ?? error;
  }
}

async function eraseProject(database: IDBPDatabase<Schema>, projectId: string): Promise<void> {
  const transaction = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
  await Promise.all([
    transaction.objectStore('projects').delete(projectId),
    transaction.objectStore('records').delete(rowsOf(projectId)),
    transaction.objectStore('queue').delete(rowsOf(projectId)),
    transaction.objectStore('conflicts').delete(rowsOf(projectId)),
    transaction.done,
  ]);
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new Fault(full ? 'web.storage-full' : 'web.storage-failed', {
      severity: 'critical',
      retryable: true,
      recovery: full ? ['free-space'] : ['reload'],
      cause: error,
    });
  }
}
