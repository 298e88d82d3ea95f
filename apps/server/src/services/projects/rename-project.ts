// Renames a project. Of two devices the one that knows the latest revision wins; the other gets a conflict.
import type { ProjectSummary } from '@silosmith/contract';
import type pg from 'pg';
import { PROJECT_COLUMNS, type ProjectRow, projectSummaryOf } from '../../store/rows.ts';
import { readProject } from './read-project.ts';

/** `renamed` false: `summary` is the stored one, which differs. Throws `server.project-not-found`. */
export async function renameProject(
  pool: pg.Pool,
  ownerId: string,
  id: string,
  change: { readonly name: string; readonly revision: number },
): Promise<{ summary: ProjectSummary; renamed: boolean }> {
  const { rows } = await pool.query<ProjectRow>(
    `update projects set name = $3, revision = revision + 1, updated_at = now()
     where id = $1 and owner_id = $2 and revision = $4 returning ${PROJECT_COLUMNS}`,
    [id, ownerId, change.name, change.revision],
  );
  const [row] = rows;
  if (row) return { summary: projectSummaryOf(row), renamed: true };
  const stored = await readProject(pool, ownerId, id);
  // A repeat of a rename whose reply was lost finds its own work.
  const repeated = stored.name === change.name && stored.revision === change.revision + 1;
  return { summary: stored, renamed: repeated };
}
