// Writes a record, only over the revision that the writer last saw, so that no other device's version is lost.
import type { PutRecordReply, SyncKind, SyncRecord } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { inTransaction } from '../../store/database.ts';
import { RECORD_COLUMNS, type RecordRow, syncRecordOf } from '../../store/rows.ts';

/** `json` is the text of the body, `bytes` a binary one; both null: deleted. `revision` 0 is a new record. */
export interface RecordWrite {
  readonly kind: SyncKind;
  readonly key: string;
  readonly revision: number;
  readonly json: string | null;
  readonly bytes: Uint8Array | null;
}

export type RecordOutcome =
  | ({ readonly stored: true } & PutRecordReply)
  | { readonly stored: false; readonly theirs: SyncRecord | null };

/**
 * All writes (each record at most once) in one transaction; a conflict stores nothing of its record and stops no other.
 * When this resolves the writes are on disk (docs/durability.md). Throws `server.project-not-found`.
 */
export async function putRecords(
  pool: pg.Pool,
  ownerId: string,
  projectId: string,
  writes: readonly RecordWrite[],
): Promise<{ outcomes: RecordOutcome[]; sequence: number }> {
  return inTransaction(pool, async (client) => {
    // The project's row is the queue of its writers: sequences are handed out in the order of commits.
    const locked = await client.query<{ sequence: string }>(
      'select sequence from projects where id = $1 and owner_id = $2 for update',
      [projectId, ownerId],
    );
    const [project] = locked.rows;
    if (!project) throw new Fault('server.project-not-found');
    const before = Number(project.sequence);
    const revisions = await storedRevisions(client, projectId, writes);
    const isCurrent = (write: RecordWrite): boolean =>
      (revisions.get(placeOf(write)) ?? 0) === write.revision;
    const current = writes.filter(isCurrent);
    await upsert(client, projectId, current, before);
    const sequence = before + current.length;
    if (sequence > before) {
      await client.query('update projects set sequence = $2, updated_at = now() where id = $1', [
        projectId,
        sequence,
      ]);
    }
    const outcomes: RecordOutcome[] = [];
    let next = before;
    for (const write of writes) {
      outcomes.push(
        isCurrent(write)
          ? { stored: true, revision: write.revision + 1, sequence: ++next }
          : await refuse(client, projectId, write),
      );
    }
    return { outcomes, sequence };
  });
}

const placeOf = (record: { readonly kind: string; readonly key: string }): string =>
  `${record.kind} ${record.key}`;

async function storedRevisions(
  client: pg.PoolClient,
  projectId: string,
  writes: readonly RecordWrite[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ kind: string; key: string; revision: number }>(
    `select kind, key, revision from project_records
     join unnest($2::text[], $3::text[]) as asked (kind, key) using (kind, key) where project_id = $1`,
    [projectId, writes.map((write) => write.kind), writes.map((write) => write.key)],
  );
  return new Map(rows.map((row) => [placeOf(row), row.revision]));
}

const UPSERT = `on conflict (project_id, kind, key) do update set revision = excluded.revision,
  sequence = excluded.sequence, body = excluded.body, bytes = excluded.bytes, updated_at = now()`;

/** Turning text into a statement is work of the server's own thread: other requests go between two parts. */
const PART_CHARACTERS = 1_000_000;

/** Gives sequences `before + 1` onwards. JSON goes in a few statements; bytes one by one, since an array would double them. */
async function upsert(
  client: pg.PoolClient,
  projectId: string,
  writes: readonly RecordWrite[],
  before: number,
): Promise<void> {
  const numbered = writes.map((write, i) => ({ ...write, sequence: before + i + 1 }));
  for (const json of partsOf(numbered.filter((write) => write.bytes === null))) {
    await client.query(
      `insert into project_records (project_id, kind, key, revision, sequence, body)
       select $1, kind, key, revision + 1, sequence, body::json
       from unnest($2::text[], $3::text[], $4::integer[], $5::bigint[], $6::text[])
         as sent (kind, key, revision, sequence, body) ${UPSERT}`,
      [
        projectId,
        json.map((write) => write.kind),
        json.map((write) => write.key),
        json.map((write) => write.revision),
        json.map((write) => write.sequence),
        json.map((write) => write.json),
      ],
    );
  }
  for (const { kind, key, revision, sequence, bytes } of numbered) {
    if (bytes === null) continue;
    await client.query(
      `insert into project_records (project_id, kind, key, revision, sequence, bytes)
       values ($1, $2, $3, $4, $5, $6) ${UPSERT}`,
      [projectId, kind, key, revision + 1, sequence, bytes],
    );
  }
}

/** In order, each part as long as allowed, or a single write that is longer. */
function partsOf<T extends RecordWrite>(writes: readonly T[]): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const write of writes) {
    const length = write.json?.length ?? 0;
    const part = parts.at(-1);
    if (part && length <= room) part.push(write);
    else {
      parts.push([write]);
      room = PART_CHARACTERS;
    }
    room -= length;
  }
  return parts;
}

async function refuse(
  client: pg.PoolClient,
  projectId: string,
  { kind, key, revision, json, bytes }: RecordWrite,
): Promise<RecordOutcome> {
  const { rows } = await client.query<RecordRow & { same: boolean }>(
    `select ${RECORD_COLUMNS}, body::text is not distinct from $4 and bytes is not distinct from $5::bytea as same
     from project_records where project_id = $1 and kind = $2 and key = $3`,
    [projectId, kind, key, json, bytes],
  );
  const [row] = rows;
  if (!row) return { stored: false, theirs: null };
  // A repeat of a write whose reply was lost finds its own work, and is no conflict.
  if (row.same && row.revision === revision + 1) {
    return { stored: true, revision: row.revision, sequence: Number(row.sequence) };
  }
  return { stored: false, theirs: syncRecordOf(row) };
}
