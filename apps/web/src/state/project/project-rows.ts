// Reads stored rows into the open project, and applies changed rows to it.
import type { ImportedProject } from '@silosmith/contract';
import {
  contentOfImport,
  contentOfRecords,
  type ProjectContent,
  type StoredRecord,
  withRecords,
} from '@silosmith/sync';
import type { OpenProject } from './open-project.ts';

function opened(id: string, content: ProjectContent): OpenProject {
  return { ...content, id, undoSteps: [], redoSteps: [] };
}

/** Null while a record is missing without which there is no project (a first download that has not ended). */
export function projectFromRows(id: string, rows: readonly StoredRecord[]): OpenProject | null {
  const content = contentOfRecords(rows);
  return content === null ? null : opened(id, content);
}

export function projectOfImport(id: string, imported: ImportedProject): OpenProject {
  return opened(id, contentOfImport(imported));
}

/** The project with rows taken over from another tab or the server. An outside change of keywords or silo ends the undo list. */
export function withRows(project: OpenProject, rows: readonly StoredRecord[]): OpenProject {
  const next = withRecords(project, rows);
  const replaced = next.table !== project.table || next.silo !== project.silo;
  return replaced ? { ...next, undoSteps: [], redoSteps: [] } : next;
}
