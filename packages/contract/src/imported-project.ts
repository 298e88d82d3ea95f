// The result of an import: a project in memory, not yet stored.
import type { KeywordTable } from './keyword-table.ts';
import type { PageRecords } from './page-records.ts';
import type { ProjectSettings } from './project-settings.ts';
import type { SiteRecord } from './publication.ts';
import type { SiloState } from './silo-state.ts';
import type { VectorBatch } from './vectors.ts';

/** With page records if the import includes content (project file, version-2 snapshot). */
export interface ImportedProject extends ProjectSettings, Partial<PageRecords> {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** By `keyOfVectors`. */
  readonly vectors?: ReadonlyMap<string, VectorBatch>;
  /** By a key of the site. */
  readonly published?: ReadonlyMap<string, SiteRecord>;
}
