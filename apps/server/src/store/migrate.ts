// Migrates the schema: numbered SQL files, each applied once, all in one transaction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { inTransaction } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any constant: servers that start together on one database take this advisory lock one after the other. */
const LOCK_ID = 4_310_001;

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** The files `0001-name.sql`, in order. */
function readMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: Number(file.slice(0, 4)),
      name: file.slice(5, -4),
      sql: readFileSync(join(FOLDER, file), 'utf8'),
    }));
}

/** Number of the last migration of a database; 0 without any. */
export async function storedVersion(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'select coalesce(max(version), 0)::integer as version from schema_migrations',
  );
  return rows[0]?.version ?? 0;
}

/** Up to `upTo`, else to the newest. Returns the names applied now. Throws `server.database-newer` { stored, known }: an older release must not write to it. */
export async function migrate(pool: pg.Pool, upTo = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const migrations = readMigrations();
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_ID]);
    await client.query(
      'create table if not exists schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())',
    );
    const stored = await storedVersion(client);
    const known = migrations.at(-1)?.version ?? 0;
    const asked = Number.isFinite(upTo) ? upTo : known;
    if (stored > known || asked > known) {
      throw new Fault('server.database-newer', { params: { stored: Math.max(stored, asked), known } });
    }
    const pending = migrations.filter(({ version }) => version > stored && version <= asked);
    for (const { version, name, sql } of pending) {
      await client.query(sql);
      await client.query('insert into schema_migrations (version, name) values ($1, $2)', [version, name]);
    }
    return pending.map((migration) => migration.name);
  });
}
