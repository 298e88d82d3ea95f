// Keeps imported files in the browser until their project is deleted, so that they can be read again with other columns.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  files: { key: string; value: readonly File[] };
}

const VERSION = 1;
/** Larger imports are chosen again: a copy of them is not worth the browser's space. */
const MOST_BYTES = 64 * 1024 * 1024;

const databaseName = (userId: string): string => `silosmith-files-${userId}`;

async function withDatabase<T>(
  userId: string,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(databaseName(userId), VERSION, {
    upgrade: (db) => void db.createObjectStore('files'),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Resolves to whether they are kept: not where they are too large or the browser refuses. Nothing depends on it but convenience. */
export async function keepFiles(userId: string, projectId: string, files: readonly File[]): Promise<boolean> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return false;
  try {
    await withDatabase(userId, (database) => database.put('files', files, projectId));
    return true;
  } catch {
    return false;
  }
}

/** Null where they are not kept in this browser. */
export async function keptFiles(userId: string, projectId: string): Promise<readonly File[] | null> {
  try {
    return (await withDatabase(userId, (database) => database.get('files', projectId))) ?? null;
  } catch {
    // Without storage of its own the browser keeps none.
    return null;
  }
}

export async function dropFiles(userId: string, projectId: string): Promise<void> {
  await withDatabase(userId, (database) => database.delete('files', projectId)).catch(() => undefined);
}

export async function dropAllFiles(userId: string): Promise<void> {
  await deleteDB(databaseName(userId));
}
