// Converts rows of the database to the entities of the contract.
import type { ProjectSummary, SyncKind, SyncRecord } from '@silosmith/contract';

export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** bigint: pg gives text. */
  readonly sequence: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}
export const PROJECT_COLUMNS = 'id, name, revision, sequence, created_at, updated_at';

export function projectSummaryOf(row: ProjectRow): ProjectSummary {
  return {
    id: row.id,
    name: row.name,
    revision: row.revision,
    sequence: Number(row.sequence),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A record without its bytes. */
export interface RecordRow {
  readonly kind: SyncKind;
  readonly key: string;
  readonly revision: number;
  readonly sequence: string;
  readonly body: unknown;
  readonly byte_length: number | null;
}
export const RECORD_COLUMNS = 'kind, key, revision, sequence, body, octet_length(bytes) as byte_length';

export function syncRecordOf(row: RecordRow): SyncRecord {
  const { kind, key, revision, body, byte_length: byteLength } = row;
  return {
    kind,
    key,
    revision,
    sequence: Number(row.sequence),
    deleted: body === null && byteLength === null,
    body,
    ...(byteLength === null ? {} : { byteLength }),
  };
}
