import type { SyncKind, SyncRecord } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { RECORD_COLUMNS, type RecordRow, syncRecordOf } from '../../store/rows.ts';
import { readProject } from '../projects/read-project.ts';

export interface StoredRecord {
  readonly record: SyncRecord;
  /** Of a binary kind; null where deleted or JSON. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** Throws `server.project-not-found`, `server.record-not-found`. */
export async function readRecord(
  pool: pg.Pool,
  ownerId: string,
  projectId: string,
  kind: SyncKind,
  key: string,
): Promise<StoredRecord> {
  await readProject(pool, ownerId, projectId);
  const { rows } = await pool.query<RecordRow & { bytes: Buffer<ArrayBuffer> | null }>(
    `select ${RECORD_COLUMNS}, bytes from project_records where project_id = $1 and kind = $2 and key = $3`,
    [projectId, kind, key],
  );
  const [row] = rows;
  if (!row) throw new Fault('server.record-not-found');
  return { record: syncRecordOf(row), bytes: row.bytes };
}
