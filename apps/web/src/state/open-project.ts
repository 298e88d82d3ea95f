// What is the open project in memory? Everything of it, immutable: each change makes a new object, so screens compare by identity.
import type {
  Article,
  Filters,
  GroupingStrictness,
  ImageRecord,
  ImportReport,
  KeywordTable,
  Meta,
  SiloState,
  Tags,
} from '@silosmith/contract';
import type { MessageKey, MessageParams } from '@silosmith/messages';
import type { DocumentPatch } from '@silosmith/silo';

/** Records that a screen stores one by one, each keyed by the page's primary keyword (jobs: by job id). */
export interface RecordBodies {
  readonly article: Article;
  readonly meta: Meta;
  readonly tags: Tags;
  readonly image: ImageRecord;
  /** A job of packages/jobs as plain JSON. */
  readonly job: unknown;
}
export type ProjectRecordKind = keyof RecordBodies;

/** What one step of undo changes. Only what the step touched is present. */
export interface UndoStep {
  /** Said in the toast and the palette: 'Undo: moved "x"'. */
  readonly label: MessageKey;
  readonly params: MessageParams;
  readonly patch: DocumentPatch;
  readonly before: Partial<ProjectSettings>;
  readonly after: Partial<ProjectSettings>;
}

/** The `settings` record (contract/sync.ts). */
export interface ProjectSettings {
  readonly name: string;
  /** Content language tag. */
  readonly language: string;
  readonly grouping: GroupingStrictness;
  readonly filters: Filters;
  readonly report: ImportReport;
}

export interface OpenProject extends ProjectSettings {
  readonly id: string;
  /** Columns of every imported keyword; a row index is the keyword's identity. Edits append rows and rename, never reorder. */
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** By primary keyword. */
  readonly articles: ReadonlyMap<string, Article>;
  readonly metas: ReadonlyMap<string, Meta>;
  readonly tags: ReadonlyMap<string, Tags>;
  readonly images: ReadonlyMap<string, ImageRecord>;
  /** By job id. */
  readonly jobs: ReadonlyMap<string, unknown>;
  /** Newest last. Not stored: undo lasts as long as the page. */
  readonly undoSteps: readonly UndoStep[];
  readonly redoSteps: readonly UndoStep[];
}

/** What an import makes: stored by its worker, handed to `showImported`. */
export interface ImportedProject extends ProjectSettings {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Set where the import came with content of its own (project file, version-2 snapshot). */
  readonly articles?: readonly Article[];
  readonly metas?: readonly Meta[];
  readonly tags?: readonly Tags[];
  readonly images?: readonly ImageRecord[];
}
