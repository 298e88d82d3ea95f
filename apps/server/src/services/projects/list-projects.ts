import type { ProjectSummary } from '@silosmith/contract';
import type pg from 'pg';
import { PROJECT_COLUMNS, type ProjectRow, projectSummaryOf } from '../../store/rows.ts';

/** Newest change first. */
export async function listProjects(pool: pg.Pool, ownerId: string): Promise<ProjectSummary[]> {
  const { rows } = await pool.query<ProjectRow>(
    `select ${PROJECT_COLUMNS} from projects where owner_id = $1 order by updated_at desc, id`,
    [ownerId],
  );
  return rows.map(projectSummaryOf);
}
