// One pg.Pool for both databases: embedded PostgreSQL (PGlite) in the data folder, or the server of DATABASE_URL.
import { Fault, type Logger } from '@silosmith/kernel';
import pg from 'pg';
import { reasonOf } from './database-fault.ts';
import { openEmbedded } from './embedded.ts';
import type { EngineTraffic } from './engine/engine.ts';

export interface Database {
  readonly pool: pg.Pool;
  /** Embedded: this process alone uses the database, over one connection. */
  readonly kind: 'embedded' | 'server';
  /** Of the embedded database, whose one connection keeps others waiting; null of a network database. */
  readonly traffic: () => EngineTraffic | null;
  /** Resolves with what to say when the embedded database ends by itself, or another process took its folder. */
  readonly died: Promise<Fault>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const SERVER_CONNECTIONS = 10;
/** A query that takes this long is given up by the database, and a little later by this side, should the network have gone. */
const QUERY_TIMEOUT_MS = 60_000;
const NETWORK_PATIENCE_MS = 10_000;

/**
 * Opens the database of `DATABASE_URL`, else the embedded one in the data folder (created when absent).
 * Throws `server.database-unreachable` { address, reason } and the faults of `openEmbedded`.
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
    statement_timeout: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS + NETWORK_PATIENCE_MS,
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
  // A server that goes away is waited for: its pool connects again.
  const died = new Promise<Fault>(() => {});
  return { pool, kind: 'server', traffic: () => null, died, close: () => pool.end() };
}

/** Runs `work` in one transaction of its own; an error rolls it back and is thrown on. 'repeatable read' sees one moment throughout. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  mode: 'read committed' | 'repeatable read, read only' = 'read committed',
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(`begin isolation level ${mode}`);
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
