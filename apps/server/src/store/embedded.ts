// Opens the embedded database: under the folder's lock, in a thread of its own, created under a temporary name until it is complete.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { Fault, type Logger } from '@silosmith/kernel';
import pg from 'pg';
import { lockDataFolder } from '../platform/data-folder.ts';
import type { Database } from './database.ts';
import { reasonOf } from './database-fault.ts';
import { syncPath, syncTree } from './engine/durable-folder.ts';
import { type Engine, type EngineOptions, startEngine } from './engine/engine.ts';
import { EngineSocket } from './engine/engine-socket.ts';

/** A request that waits this long for the one connection is refused as retryable. */
const QUEUE_TIMEOUT_MS = 30_000;

/** Throws `server.data-folder-in-use`, `server.data-folder-unusable` and the faults of `faultOfStart`. */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  options: EngineOptions = {},
): Promise<Database> {
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    finishRestore(dataDir);
    if (isAbsentOrEmpty(folder)) await createEmbedded(folder);
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      throw new Fault('server.database-damaged', { params: { folder, reason: 'PG_VERSION is missing' } });
    }
    checkRights(folder);
    const database = await openEngine(folder, log, { ...options, guard: lock.confirm });
    return {
      ...database,
      died: Promise.race([database.died, lock.lost]),
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof Fault) throw error;
    const params = { folder: dataDir, reason: reasonOf(error) };
    throw new Fault('server.data-folder-unusable', { params, cause: error });
  }
}

/** A database in `folder` behind a pool. The caller holds the folder's lock: PGlite itself has none. */
export async function openEngine(
  folder: string,
  log: Logger,
  options: EngineOptions = {},
): Promise<Database> {
  const engine = await startEngine(folder, options);
  const pool = poolOf(engine);
  pool.on('error', (error) => log.warn('database-connection-lost', { reason: reasonOf(error) }));
  return {
    pool,
    kind: 'embedded',
    traffic: engine.traffic,
    died: engine.died,
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/** One connection: PGlite runs one statement at a time, so inside a transaction only its own client may be used. */
function poolOf(engine: Engine): pg.Pool {
  // Everything is named, so that nothing comes from PGHOST, PGUSER and their kin.
  const address = { host: 'localhost', port: 5432, user: 'postgres', database: 'postgres', password: '-' };
  return new pg.Pool({
    ...address,
    ssl: false,
    stream: () => new EngineSocket(engine),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
  });
}

const isAbsentOrEmpty = (folder: string): boolean =>
  !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

/** PostgreSQL would call the files of another account damaged. Throws what the system says (EACCES, EROFS …). */
function checkRights(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const file of ['PG_VERSION', 'global/pg_control']) {
    const path = join(folder, file);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  }
}

/** PGlite takes any folder with a PG_VERSION for whole; so a new one gets its name when it is, whenever the first start is cut short. */
async function createEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await createDatabaseFolder(unfinished);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(unfinished, folder);
  syncPath(join(folder, '..'));
}

/** An empty database in a folder of its own, all of it on disk. What is left there by a start cut short is replaced. */
export async function createDatabaseFolder(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  await (await startEngine(folder)).close();
  syncTree(folder);
}

/** Folder that a restore has made whole, and not yet put in the database's place. */
export const restoredFolderOf = (dataDir: string): string => join(dataDir, 'postgres.restored');

/** Puts a restored database in its place; the one that was there keeps its files under another name. */
export function finishRestore(dataDir: string): void {
  const restored = restoredFolderOf(dataDir);
  if (!existsSync(restored)) return;
  const folder = join(dataDir, 'postgres');
  if (existsSync(folder)) renameSync(folder, `${folder}.before-${stampOf(statSync(restored).mtimeMs)}`);
  renameSync(restored, folder);
  syncPath(dataDir);
}

const stampOf = (timeMs: number): string => new Date(timeMs).toISOString().replace(/[:.]/g, '-');
