// The document that is edited, checked and stored: a keyword table and its silo, row for row.
import type { KeywordTable, SiloState } from '@silosmith/contract';

export interface SiloDocument {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Content language tag, such as `en`. */
  readonly language: string;
}
