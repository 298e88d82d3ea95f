// What posts were before a run of publishing, kept in this browser until the project is deleted or the user signs out.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  snapshots: { key: [projectId: string, site: string, id: string]; value: unknown };
}

const VERSION = 1;
const databaseName = (userId: string): string => `silosmith-snapshots-${userId}`;

export interface SnapshotTable {
  ids(): Promise<readonly string[]>;
  get(id: string): Promise<unknown>;
  /** Resolves when it is on the disk. */
  put(id: string, snapshot: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

async function withDatabase<T>(
  userId: string,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(databaseName(userId), VERSION, {
    upgrade: (db) => void db.createObjectStore('snapshots'),
    // Signing out in another tab.
    blocking: () => database.close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Keys that start with these parts: an array sorts after every string. */
const below = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...parts], [...parts, []]);

/** Those of one site. Rejects with the browser's own errors. */
export function snapshotTable(userId: string, projectId: string, site: string): SnapshotTable {
  return {
    ids: () =>
      withDatabase(userId, async (database) => {
        const keys = await database.getAllKeys('snapshots', below(projectId, site));
        return keys.map(([, , id]) => id);
      }),
    get: (id) => withDatabase(userId, (database) => database.get('snapshots', [projectId, site, id])),
    put: (id, snapshot) =>
      withDatabase(userId, async (database) => {
        const transaction = database.transaction('snapshots', 'readwrite', { durability: 'strict' });
        await Promise.all([transaction.store.put(snapshot, [projectId, site, id]), transaction.done]);
      }),
    remove: (id) => withDatabase(userId, (database) => database.delete('snapshots', [projectId, site, id])),
  };
}

export async function dropSnapshots(userId: string, projectId: string): Promise<void> {
  // A browser without storage has none to drop.
  await withDatabase(userId, (database) => database.delete('snapshots', below(projectId))).catch(
    () => undefined,
  );
}

export async function dropAllSnapshots(userId: string): Promise<void> {
  await deleteDB(databaseName(userId));
}
