// Reads one project. A project of another user is reported as missing.
import type { ProjectSummary } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { PROJECT_COLUMNS, type ProjectRow, projectSummaryOf } from '../../store/rows.ts';

/** Throws `server.project-not-found`. */
export async function readProject(
  pool: pg.Pool | pg.PoolClient,
  ownerId: string,
  id: string,
): Promise<ProjectSummary> {
  const { rows } = await pool.query<ProjectRow>(
    `select ${PROJECT_COLUMNS} from projects where id = $1 and owner_id = $2`,
    [id, ownerId],
  );
  const [row] = rows;
  if (!row) throw new Fault('server.project-not-found');
  return projectSummaryOf(row);
}
