// Writes the whole database to one file: one snapshot, written to a temporary name, flushed, renamed.
import { once } from 'node:events';
import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { Fault } from '@silosmith/kernel';
import pg from 'pg';
import { inTransaction } from '../../store/database.ts';
import { reasonOf } from '../../store/database-fault.ts';
import { syncPath } from '../../store/engine/durable-folder.ts';
import { storedVersion } from '../../store/migrate.ts';
import { VERSION } from '../../version.ts';
import { BACKUP_FORMAT, type BackupLine, type BackupTable, createLineDigest } from './backup-format.ts';

/** A row can hold 32 MB of columns, twice that as text. */
const ROWS_AT_A_TIME = 8;

/** Returns the number of rows. Throws `server.backup-exists` { path } or `server.backup-unwritable` { path, reason }. */
export async function writeBackup(pool: pg.Pool, path: string, createdAt: string): Promise<number> {
  if (existsSync(path)) throw new Fault('server.backup-exists', { params: { path } });
  const beside = `${path}.part`;
  try {
    // For its owner alone: it holds the digests of passwords, and the sessions.
    const file = openSync(beside, 'w', 0o600);
    let rows: number;
    try {
      const gzip = createGzip();
      const failed = new AbortController();
      const written = pipeline(gzip, createWriteStream('', { fd: file, autoClose: false })).catch((error) => {
        failed.abort();
        throw error;
      });
      const filled = fill(pool, gzip, createdAt, failed.signal).catch((error) => {
        gzip.destroy(error);
        throw error;
      });
      // Both have ended before the file is closed and the database given back; the first error of the two is `written`'s.
      await Promise.allSettled([filled, written]);
      await written;
      rows = await filled;
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
    syncPath(dirname(path));
    return rows;
  } catch (error) {
    rmSync(beside, { force: true });
    if (error instanceof Fault || error instanceof pg.DatabaseError) throw error;
    throw new Fault('server.backup-unwritable', {
      severity: 'high',
      params: { path, reason: reasonOf(error) },
    });
  }
}

async function fill(pool: pg.Pool, gzip: Gzip, createdAt: string, failed: AbortSignal): Promise<number> {
  const digest = createLineDigest();
  const write = async (line: BackupLine): Promise<void> => {
    const text = JSON.stringify(line);
    if (line[0] !== 'end') digest.add(text);
    failed.throwIfAborted();
    if (!gzip.write(`${text}\n`)) await once(gzip, 'drain', { signal: failed });
  };
  const work = async (client: pg.PoolClient): Promise<number> => {
    const schema = await storedVersion(client);
    await write(['silosmith-backup', { format: BACKUP_FORMAT, schema, release: VERSION, createdAt }]);
    let rows = 0;
    for (const table of await tablesOf(client)) {
      await write(['table', table]);
      rows += await writeRows(client, table, (cells) => write(['row', cells]));
    }
    return rows;
  };
  const rows = await inTransaction(pool, work, 'repeatable read, read only');
  await write(['end', { rows, sha256: digest.hex() }]);
  gzip.end();
  return rows;
}

async function writeRows(
  client: pg.PoolClient,
  { name, columns }: BackupTable,
  write: (cells: (string | null)[]) => Promise<void>,
): Promise<number> {
  const texts = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ');
  await client.query(
    `declare backup no scroll cursor for select array[${texts}] as cells from ${pg.escapeIdentifier(name)}`,
  );
  let rows = 0;
  for (;;) {
    const page = await client.query<{ cells: (string | null)[] }>(`fetch ${ROWS_AT_A_TIME} from backup`);
    for (const { cells } of page.rows) await write(cells);
    rows += page.rows.length;
    if (page.rows.length < ROWS_AT_A_TIME) break;
  }
  await client.query('close backup');
  return rows;
}

/** All tables but the migrations', each after those that it refers to. */
async function tablesOf(client: pg.PoolClient): Promise<BackupTable[]> {
  const found = await client.query<{ name: string; columns: BackupTable['columns']; needs: string[] }>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     order by c.relname`,
  );
  const waiting = new Map(found.rows.map((table) => [table.name, table]));
  const ordered: BackupTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((table) => !table.needs.some((need) => waiting.has(need)));
    if (!next) throw new Error('tables refer to each other in a circle');
    waiting.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}
