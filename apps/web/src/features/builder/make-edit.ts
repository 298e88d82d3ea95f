// How is an edit of the silo made? One edit, one step of undo. No React.
import { textAt } from '@silosmith/contract';
import type { MessageKey } from '@silosmith/messages';
import { applyEdit, type SiloEdit } from '@silosmith/silo';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { takeEdit } from '../../state/project/project-store.ts';

export interface EditPorts {
  /** The project that is open now. */
  readonly current: () => OpenProject | null;
  readonly takeEdit: typeof takeEdit;
}

/** Every other edit moves its keyword. */
const LABELS: Readonly<Partial<Record<SiloEdit['type'], MessageKey>>> = {
  add: 'builder.steps.added',
  promote: 'builder.steps.promoted',
  demote: 'builder.steps.demoted',
  merge: 'builder.steps.merged',
  split: 'builder.steps.split',
  makePage: 'builder.steps.split',
  makeSection: 'builder.steps.sectioned',
  setAside: 'builder.steps.setAside',
  rename: 'builder.steps.renamed',
  delete: 'builder.steps.deleted',
  setBusinessValue: 'builder.steps.valued',
  toggleFavourite: 'builder.steps.favourite',
  toggleCompleted: 'builder.steps.completed',
  pin: 'builder.steps.pinned',
  unpin: 'builder.steps.pinned',
};

/** Resolves when the edit is stored; false where no project is open. Rejects with the fault of the edit or the disk. */
export async function makeEdit(ports: EditPorts, edit: SiloEdit): Promise<boolean> {
  const project = ports.current();
  if (project === null) return false;
  const keyword = subjectOf(project, edit);
  const result = applyEdit(project, edit);
  await ports.takeEdit(result, { label: LABELS[edit.type] ?? 'builder.steps.moved', params: { keyword } });
  return true;
}

function subjectOf({ table }: OpenProject, edit: SiloEdit): string {
  if (edit.type === 'add') return edit.keyword;
  return 'row' in edit ? textAt(table.keyword, edit.row) : '';
}
