import type { Filters, GroupingStrictness, Site, VectorSource } from '@silosmith/contract';
import type { MessageKey, MessageParams } from '@silosmith/messages';

/** What one edit changes beside keywords and silo. */
export interface EditOptions {
  /** Name of the step, for 'Undo: …'. */
  readonly label: MessageKey;
  readonly params?: MessageParams;
  /** Where the edit also changed them, as a rebuild does. */
  readonly grouping?: GroupingStrictness;
  readonly language?: string;
  readonly filters?: Filters;
  readonly ignoredIssues?: string[];
  readonly researchDone?: string[];
  /** Undefined: it is grouped by words and results alone from now on. */
  readonly meaning?: VectorSource | undefined;
  /** Undefined: there is none to compare with any more. */
  readonly site?: Site | undefined;
}
