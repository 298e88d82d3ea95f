// Runs a suite on both databases: PGlite always, PostgreSQL where its binaries are found, otherwise skipped by name.
import { describe } from 'vitest';
import { createLog } from '../platform/log.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { openEngine } from '../store/embedded.ts';
import { IN_MEMORY } from '../store/engine/engine-messages.ts';
import { migrate } from '../store/migrate.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';

export const silentLog = createLog('silent');

/** Opening a database takes seconds, and many of them on a busy machine. */
export const OPEN_TIMEOUT_MS = 120_000;

/** An empty embedded database in memory, without tables. */
export const openMemoryDatabase = (): Promise<Database> => openEngine(IN_MEMORY, silentLog);

export interface TestDatabases {
  /** A migrated database of its own; open it once a suite: it takes a second or more. */
  open(): Promise<Database>;
  /** Another connection to the database opened last (PostgreSQL), or the same one. */
  reopen(): Promise<Database>;
  close(): Promise<void>;
}

/** `suite` registers its tests; `databases.close()` belongs into its afterAll. */
export function describeEachDatabase(name: string, suite: (databases: TestDatabases) => void): void {
  describe(`${name} (PGlite)`, () => suite(embeddedDatabases()));
  describePostgres(name, suite);
}

/** For what only a database server can do: several servers before it. */
export function describePostgres(name: string, suite: (databases: TestDatabases) => void): void {
  const binaries = findPostgres();
  if (binaries) describe(`${name} (PostgreSQL)`, () => suite(serverDatabases(binaries)));
  else
    describe.skip(`${name} (PostgreSQL: no initdb and postgres found, install Debian's postgresql)`, () =>
      suite(embeddedDatabases()));
}

function embeddedDatabases(): TestDatabases {
  const opened: Database[] = [];
  const latest = (): Database => {
    const database = opened.at(-1);
    if (!database) throw new Error('open a database first');
    return database;
  };
  return {
    async open() {
      const database = await openMemoryDatabase();
      opened.push(database);
      await migrate(database.pool);
      return database;
    },
    reopen: async () => latest(),
    async close() {
      for (const database of opened.splice(0)) await database.close();
    },
  };
}

function serverDatabases(binaries: string): TestDatabases {
  const opened: Database[] = [];
  let server: PostgresServer | undefined;
  let databaseUrl = '';
  const connect = async (): Promise<Database> => {
    const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog);
    opened.push(database);
    return database;
  };
  return {
    async open() {
      server ??= await startPostgres(binaries);
      databaseUrl = await server.createDatabase();
      const database = await connect();
      await migrate(database.pool);
      return database;
    },
    reopen: connect,
    async close() {
      for (const database of opened.splice(0)) await database.close();
      await server?.stop();
    },
  };
}
