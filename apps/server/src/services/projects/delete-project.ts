// Deletes a project with all its records; deleting a missing one is no error.
import type pg from 'pg';

export async function deleteProject(pool: pg.Pool, ownerId: string, id: string): Promise<void> {
  await pool.query('delete from projects where id = $1 and owner_id = $2', [id, ownerId]);
}
