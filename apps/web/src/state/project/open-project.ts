// The open project in memory, immutable: each change makes a new object, so screens compare by identity.
import type { ProjectSettings } from '@silosmith/contract';
import type { MessageKey, MessageParams } from '@silosmith/messages';
import type { DocumentPatch } from '@silosmith/silo';
import type { ProjectContent } from '@silosmith/sync';
import type { RecordStep } from './record-steps.ts';

/** What one step of undo changes. Only what the step touched is present. */
export interface UndoStep {
  /** Said in the toast and the palette: 'Undo: moved "x"'. */
  readonly label: MessageKey;
  readonly params: MessageParams;
  /** Null where keywords and silo stay as they are. */
  readonly patch: DocumentPatch | null;
  /** Edits touch none: records are known by page ids. */
  readonly records: readonly RecordStep[];
  readonly before: Partial<ProjectSettings>;
  readonly after: Partial<ProjectSettings>;
}

export interface OpenProject extends ProjectContent {
  readonly id: string;
  /** Newest last. Not stored: undo lasts as long as the page. */
  readonly undoSteps: readonly UndoStep[];
  readonly redoSteps: readonly UndoStep[];
}
