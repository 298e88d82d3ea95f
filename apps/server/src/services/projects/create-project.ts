// Creates a project. The browser chooses its id, so that a repeated request creates nothing twice.
import { type ProjectSummary, SYNC_LIMITS } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type pg from 'pg';
import { PROJECT_COLUMNS, type ProjectRow, projectSummaryOf } from '../../store/rows.ts';

/** `created` false: the user has this project already. Throws `server.project-id-taken`, `server.too-many-projects`. */
export async function createProject(
  pool: pg.Pool,
  ownerId: string,
  project: { readonly id: string; readonly name: string },
): Promise<{ summary: ProjectSummary; created: boolean }> {
  const inserted = await pool.query<ProjectRow>(
    `insert into projects (id, owner_id, name)
     select $1, $2, $3 where (select count(*) from projects where owner_id = $2) < $4
     on conflict (id) do nothing returning ${PROJECT_COLUMNS}`,
    [project.id, ownerId, project.name, SYNC_LIMITS.maxProjectsPerUser],
  );
  const [row] = inserted.rows;
  if (row) return { summary: projectSummaryOf(row), created: true };
  const existing = await pool.query<ProjectRow & { owner_id: string }>(
    `select ${PROJECT_COLUMNS}, owner_id from projects where id = $1`,
    [project.id],
  );
  const [found] = existing.rows;
  if (!found) {
    throw new Fault('server.too-many-projects', { params: { most: SYNC_LIMITS.maxProjectsPerUser } });
  }
  if (found.owner_id !== ownerId) throw new Fault('server.project-id-taken');
  return { summary: projectSummaryOf(found), created: false };
}
