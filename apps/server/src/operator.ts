// What the operator may do on the machine itself, without the server's address. The command line enters the server here.
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '@silosmith/kernel';
import { lockDataFolder } from './platform/data-folder.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { createLog } from './platform/log.ts';
import { systemChance, systemClock } from './platform/time.ts';
import { issueResetCode } from './services/accounts/reset-password.ts';
import { checkBackup } from './services/backup/backup-format.ts';
import { loadBackup } from './services/backup/load-backup.ts';
import { writeBackup } from './services/backup/write-backup.ts';
import { type Database, openDatabase } from './store/database.ts';
import { createDatabaseFolder, finishRestore, openEngine, restoredFolderOf } from './store/embedded.ts';
import { syncPath, syncTree } from './store/engine/durable-folder.ts';
import { migrate } from './store/migrate.ts';

export interface BackupReport {
  readonly path: string;
  readonly rows: number;
}

/**
 * Opens the database of the environment (DATABASE_URL, else DATA_DIR) for one piece of work.
 * Throws `server.data-folder-in-use` while a server runs on the folder.
 */
export async function withDatabase<T>(
  work: (database: Database, environment: Environment) => Promise<T>,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<T> {
  const environment = readEnvironment(source);
  const database = await openDatabase(environment, createLog('silent'));
  try {
    return await work(database, environment);
  } finally {
    await database.close();
  }
}

/** Writes all that the database holds to a new file, and reads it back. Throws as `writeBackup` and `checkBackup`. */
export async function backUp(
  file: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BackupReport> {
  const path = resolve(file);
  const createdAt = new Date(systemClock.nowMs()).toISOString();
  await withDatabase((database) => writeBackup(database.pool, path, createdAt), source);
  const { rows } = await checkBackup(path);
  return { path, rows };
}

/**
 * Puts a backup in the place of the database. Embedded: an existing one gives way only by `force`, and keeps its files
 * under another name; until the new one is whole nothing changes. DATABASE_URL: into an empty database alone.
 */
export async function restore(
  file: string,
  force: boolean,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BackupReport> {
  const path = resolve(file);
  const environment = readEnvironment(source);
  const { head, rows } = await checkBackup(path);
  if (environment.databaseUrl)
    await withDatabase((database) => loadBackup(database.pool, path, head), source);
  else {
    const { dataDir } = environment;
    const lock = await lockDataFolder(dataDir);
    try {
      finishRestore(dataDir);
      const folder = join(dataDir, 'postgres');
      if (!force && existsSync(folder) && readdirSync(folder).length > 0) {
        throw new Fault('server.data-folder-not-empty', { params: { folder } });
      }
      const building = join(dataDir, 'postgres.restoring');
      await createDatabaseFolder(building);
      const database = await openEngine(building, createLog('silent'));
      await loadBackup(database.pool, path, head).finally(() => database.close());
      syncTree(building);
      renameSync(building, restoredFolderOf(dataDir));
      syncPath(dataDir);
      finishRestore(dataDir);
    } finally {
      lock.release();
    }
  }
  return { path, rows };
}

/** A code that sets the password of the account with this e-mail, once and within an hour. Throws `server.user-not-found`. */
export function resetCodeFor(
  email: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<{ code: string; expiresAt: string }> {
  return withDatabase(async ({ pool }) => {
    await migrate(pool);
    return issueResetCode(pool, systemChance, email);
  }, source);
}
