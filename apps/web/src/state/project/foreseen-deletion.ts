// The deletion of the page that one stands on, worked out before it is pressed: of all edits it changes the most cells.
import { applyEdit, type EditResult, isPage, type SiloEdit } from '@silosmith/silo';
import { factsOf, foreseeFacts } from './facts-of-silo.ts';
import type { OpenProject } from './open-project.ts';

interface Foreseen {
  readonly from: OpenProject;
  readonly row: number;
  readonly result: EditResult;
}

let foreseen: Foreseen | null = null;

/** Some 10 ms at 100,000 keywords. Only the last one is kept, until `forgetDeletion`. */
export function foreseeDeletion(project: OpenProject, row: number): void {
  foreseen = null;
  if (!isPage(project.silo.place[row])) return;
  const result = workedOut(project, { type: 'delete', row });
  foreseeFacts(project, result);
  foreseen = { from: project, row, result };
}

export function forgetDeletion(): void {
  foreseen = null;
}

/** What an edit leads to: as foreseen where it is that deletion, and the silo the same as then. Throws as `applyEdit` does. */
export function resultOf(project: OpenProject, edit: SiloEdit): EditResult {
  return (isForeseen(project, edit) ? foreseen?.result : undefined) ?? workedOut(project, edit);
}

function isForeseen({ table, silo, language }: OpenProject, edit: SiloEdit): boolean {
  if (foreseen === null || edit.type !== 'delete' || edit.row !== foreseen.row) return false;
  const { from } = foreseen;
  return !edit.withChildren && table === from.table && silo === from.silo && language === from.language;
}

function workedOut(project: OpenProject, edit: SiloEdit): EditResult {
  return applyEdit(project, edit, factsOf(project).tree);
}
