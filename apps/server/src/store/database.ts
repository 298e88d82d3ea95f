// Where do rows live? One pg.Pool for both: embedded PostgreSQL (PGlite) in the data folder, or the server of DATABASE_URL.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Fault, type Logger } from '@silosmith/kernel';
import pg from 'pg';
import { lockDataFolder } from '../platform/data-folder.ts';

export interface Database {
  readonly pool: pg.Pool;
  /** Embedded: this process alone uses the database, over one connection. */
  readonly kind: 'embedded' | 'server';
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const SERVER_CONNECTIONS = 10;

/**
 * Opens the database of `DATABASE_URL`, else the embedded one in the data folder (created when absent).
 * Throws `server.database-unreachable` { address, reason }, `server.data-folder-in-use` or `server.data-folder-unusable`.
 */
export function openDatabase(
  place: { readonly databaseUrl: string | null; readonly dataDir: string },
  log: Logger,
): Promise<Database> {
  return place.databaseUrl ? openServer(place.databaseUrl, log) : openEmbedded(place.dataDir, log);
}

async function openServer(databaseUrl: string, log: Logger): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: SERVER_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', (error) => log.warn('database-connection-lost', { reason: reasonOf(error) }));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const url = new URL(databaseUrl);
    const address = `${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`;
    throw new Fault('server.database-unreachable', { params: { address, reason: reasonOf(error) } });
  }
  return { pool, kind: 'server', close: () => pool.end() };
}

async function openEmbedded(dataDir: string, log: Logger): Promise<Database> {
  const lock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (!existsSync(join(folder, 'PG_VERSION'))) await createEmbedded(folder);
    const database = await openPglite(folder, log);
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof Fault) throw error;
    throw new Fault('server.data-folder-unusable', {
      params: { folder: dataDir, reason: reasonOf(error) },
      cause: error,
    });
  }
}

/** PGlite takes any folder with a PG_VERSION for whole; so a new one gets its name when it is, whenever the first start is cut short. */
async function createEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}

/** PGlite in `folder` (`memory://` in tests) behind a pool. The caller holds the folder's lock: PGlite itself has none. */
export async function openPglite(folder: string, log: Logger): Promise<Database> {
  const pglite = await PGlite.create(folder);

  /** Every client needs a connection of its own: a closed one has lost its listeners. */
  class EmbeddedClient extends pg.Client {
    constructor() {
      const config = createPgConfig(pglite);
      const parse = config.connection.parse.bind(config.connection);
      // Some query builders pass an object as `types`; PGlite would hang on it.
      config.connection.parse = (query) =>
        parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
      super({ ...config });
    }
  }
  // One connection: PGlite runs one statement at a time, so inside a transaction only its own client may be used.
  const pool = new pg.Pool({ Client: EmbeddedClient, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', (error) => log.warn('database-connection-lost', { reason: reasonOf(error) }));
  return {
    pool,
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await pglite.close();
    },
  };
}

/** Runs `work` in one transaction of its own; an error rolls it back and is thrown on. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      // The connection itself is gone, and its transaction with it: the pool drops it below.
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Error code such as ECONNREFUSED or 28P01: it names the trouble without a password or a query. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : 'unknown';
}
