// The result of an import: a project in memory, not yet stored.
import type { Article, ImageRecord, Meta, Tags } from './article.ts';
import type { KeywordTable } from './keyword-table.ts';
import type { ProjectSettings } from './project-settings.ts';
import type { SiloState } from './silo-state.ts';

export interface ImportedProject extends ProjectSettings {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Set if the import includes content (project file, version-2 snapshot). */
  readonly articles?: readonly Article[];
  readonly metas?: readonly Meta[];
  readonly tags?: readonly Tags[];
  readonly images?: readonly ImageRecord[];
}
