// Records that changed since a sequence number.
import { type RecordList, SYNC_LIMITS } from '@silosmith/contract';
import type pg from 'pg';
import { inTransaction } from '../../store/database.ts';
import { RECORD_COLUMNS, type RecordRow, syncRecordOf } from '../../store/rows.ts';
import { readProject } from '../projects/read-project.ts';

/**
 * Records with a greater sequence than `since`, ascending, cut at the limits of SYNC_LIMITS (one record at least).
 * Binary bodies stay out. All of it is of one moment: a record that is written meanwhile moves on to a later sequence.
 * Throws `server.project-not-found`.
 */
export async function listRecords(
  pool: pg.Pool,
  ownerId: string,
  projectId: string,
  since: number,
): Promise<RecordList> {
  return inTransaction(
    pool,
    async (client) => {
      const project = await readProject(client, ownerId, projectId);
      const { rows } = await client.query<RecordRow>(
        `with page as (
       select * from project_records where project_id = $1 and sequence > $2 and sequence <= $3
       order by sequence limit $4
     ), measured as (
       select *, row_number() over (order by sequence) as place,
         sum(coalesce(octet_length(body::text), 0)) over (order by sequence) as bytes_so_far from page
     )
     select ${RECORD_COLUMNS} from measured where place = 1 or bytes_so_far <= $5 order by sequence`,
        [projectId, since, project.sequence, SYNC_LIMITS.maxListedRecords, SYNC_LIMITS.maxListedBytes],
      );
      const records = rows.map(syncRecordOf);
      const last = records.at(-1)?.sequence ?? project.sequence;
      const rest = await client.query<{ more: boolean }>(
        'select exists (select 1 from project_records where project_id = $1 and sequence > $2 and sequence <= $3) as more',
        [projectId, last, project.sequence],
      );
      const more = rest.rows[0]?.more ?? false;
      return { records, sequence: more ? last : Math.max(project.sequence, since), more };
    },
    'repeatable read, read only',
  );
}
