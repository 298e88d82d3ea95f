// What is edited, checked and stored? A keyword table and the silo beside it, row for row.
import type { KeywordTable, SiloState } from '@silosmith/contract';

export interface SiloDocument {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Content language tag, such as `en`. */
  readonly language: string;
}
