// Makes an edit of the silo: one undo step, however many keywords it changes. No React.
import { textAt } from '@silosmith/contract';
import type { MessageKey, MessageParams } from '@silosmith/messages';
import type { SiloDocument, SiloEdit } from '@silosmith/silo';
import { resultOf } from '../../state/project/foreseen-deletion.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { takeEdit } from '../../state/project/project-store.ts';

/** An edit that is on the screen. */
export interface MadeEdit {
  readonly edit: SiloEdit;
  readonly before: OpenProject;
  readonly after: SiloDocument;
  /** Name of its step. */
  readonly label: MessageKey;
  readonly params: MessageParams;
}

export interface EditPorts {
  /** The project that is open now. */
  readonly current: () => OpenProject | null;
  readonly takeEdit: typeof takeEdit;
  /** Told as soon as it is shown, before it is stored. */
  readonly tell: (made: MadeEdit) => void;
}

const LABELS = {
  add: 'builder.steps.added',
  move: 'builder.steps.moved',
  promote: 'builder.steps.promoted',
  demote: 'builder.steps.demoted',
  merge: 'builder.steps.merged',
  split: 'builder.steps.split',
  makePage: 'builder.steps.split',
  makeSection: 'builder.steps.sectioned',
  setAside: 'builder.steps.setAside',
  rename: 'builder.steps.renamed',
  delete: 'builder.steps.deleted',
  restore: 'builder.steps.moved',
  setBusinessValue: 'builder.steps.valued',
  setSiteVerdict: 'builder.steps.siteVerdict',
  toggleFavourite: 'builder.steps.favourite',
  toggleCompleted: 'builder.steps.completed',
  pin: 'builder.steps.pinned',
  unpin: 'builder.steps.pinned',
  batch: 'builder.steps.moved',
} as const satisfies Readonly<Record<SiloEdit['type'], MessageKey>>;

/** Resolves when the edit is stored; false where no project is open. Rejects with the fault of the edit or the disk. */
export async function makeEdit(ports: EditPorts, edit: SiloEdit): Promise<boolean> {
  const before = ports.current();
  if (before === null) return false;
  const result = resultOf(before, edit);
  const step = nameOf(before, edit);
  const stored = ports.takeEdit(result, step);
  ports.tell({ edit, before, after: result.document, ...step });
  await stored;
  return true;
}

/** The edits that a batch is made of, or the edit itself. */
export function partsOf(edit: SiloEdit): readonly SiloEdit[] {
  return edit.type === 'batch' ? edit.edits.flatMap(partsOf) : [edit];
}

/** Named after its first part: the parts of a batch are of one kind. */
function nameOf(project: OpenProject, edit: SiloEdit): { label: MessageKey; params: MessageParams } {
  const parts = partsOf(edit);
  const first = parts[0] ?? edit;
  // Moving and pinning a keyword is one keyword.
  const subjects = new Set(parts.map((part) => ('row' in part ? part.row : part)));
  const params = { keyword: subjectOf(project, first), count: subjects.size };
  if (first.type !== 'move') return { label: LABELS[first.type], params };
  if (first.parent === null) return { label: 'builder.steps.movedToTop', params };
  const parent = textAt(project.table.keyword, first.parent);
  return { label: 'builder.steps.movedBelow', params: { ...params, parent } };
}

function subjectOf({ table }: OpenProject, edit: SiloEdit): string {
  if (edit.type === 'add') return edit.keyword;
  return 'row' in edit ? textAt(table.keyword, edit.row) : '';
}
