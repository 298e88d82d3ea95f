// How is an edit of the silo made? One edit, one step of undo; a renamed page takes its records along. No React.
import { textAt } from '@silosmith/contract';
import type { MessageKey } from '@silosmith/messages';
import { applyEdit, type SiloEdit } from '@silosmith/silo';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { putRecord, takeEdit } from '../../state/project/project-store.ts';

export interface EditPorts {
  /** The project that is open now. */
  readonly current: () => OpenProject | null;
  readonly takeEdit: typeof takeEdit;
  readonly putRecord: typeof putRecord;
}

/** Every other edit moves its keyword. */
const LABELS: Readonly<Partial<Record<SiloEdit['type'], MessageKey>>> = {
  add: 'builder.steps.added',
  promote: 'builder.steps.promoted',
  demote: 'builder.steps.demoted',
  merge: 'builder.steps.merged',
  split: 'builder.steps.split',
  makePage: 'builder.steps.split',
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
  if (edit.type === 'rename') {
    await takeRecordsAlong(ports, project.id, keyword, textAt(result.document.table.keyword, edit.row));
  }
  return true;
}

function subjectOf({ table }: OpenProject, edit: SiloEdit): string {
  if (edit.type === 'add') return edit.keyword;
  return 'row' in edit ? textAt(table.keyword, edit.row) : '';
}

/** Records are known by their page's keyword: a renamed page gets copies, and undo finds the old ones where they were. */
async function takeRecordsAlong(
  { current, putRecord }: EditPorts,
  projectId: string,
  from: string,
  to: string,
): Promise<void> {
  const project = current();
  if (project?.id !== projectId || from === to) return;
  const article = project.articles.get(from);
  const meta = project.metas.get(from);
  const tags = project.tags.get(from);
  const image = project.images.get(from);
  if (article) await putRecord(project.id, 'article', to, { ...article, keyword: to });
  if (meta) await putRecord(project.id, 'meta', to, { ...meta, keyword: to });
  if (tags) await putRecord(project.id, 'tags', to, { ...tags, keyword: to });
  if (image) await putRecord(project.id, 'image', to, { ...image, keyword: to });
}
