// Restores a backup into an empty database: at the schema it was made with, in one transaction; then the later migrations run.
import { Fault } from '@silosmith/kernel';
import pg from 'pg';
import { inTransaction } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { type BackupHead, type BackupTable, readBackup } from './backup-format.ts';

const ROWS_AT_A_TIME = 100;
const CHARACTERS_AT_A_TIME = 8_000_000;

/** Throws `server.database-not-empty`, `server.database-newer`, `server.backup-damaged`; nothing is kept then. */
export async function loadBackup(pool: pg.Pool, path: string, head: BackupHead): Promise<void> {
  const { rows } = await pool.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
  if (rows.length > 0) throw new Fault('server.database-not-empty');
  await migrate(pool, head.schema);
  await inTransaction(pool, (client) => fillTables(client, path));
  await migrate(pool);
}

async function fillTables(client: pg.PoolClient, path: string): Promise<void> {
  const tables: BackupTable[] = [];
  let batch: (string | null)[][] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    const table = tables.at(-1);
    if (table && batch.length > 0) await insertRows(client, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of readBackup(path)) {
    if (line[0] === 'table') {
      await flush();
      tables.push(line[1]);
      // The rows are whole: triggers that would complete them stay out, references are checked. Rows of a migration give way.
      await client.query(`alter table ${pg.escapeIdentifier(line[1].name)} disable trigger user`);
      await client.query(`delete from ${pg.escapeIdentifier(line[1].name)}`);
    } else if (line[0] === 'row') {
      batch.push(line[1]);
      characters += line[1].reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
      if (batch.length >= ROWS_AT_A_TIME || characters >= CHARACTERS_AT_A_TIME) await flush();
    }
  }
  await flush();
  for (const { name } of tables) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
  }
}

async function insertRows(
  client: pg.PoolClient,
  { name, columns }: BackupTable,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column.name));
  const values = columns.map((column, i) => `${names[i]}::${column.type}`);
  await client.query(
    `insert into ${pg.escapeIdentifier(name)} (${names.join(', ')}) select ${values.join(', ')}
     from unnest(${columns.map((_, i) => `$${i + 1}::text[]`).join(', ')}) as sent (${names.join(', ')})`,
    columns.map((_, i) => rows.map((row) => row[i] ?? null)),
  );
}
