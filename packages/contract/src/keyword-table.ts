// The imported keywords: one row per distinct keyword, as columns. The row index identifies the keyword within the table, its id (page-id.ts) within the project.
import type { TextColumn } from './text-column.ts';

/** Search intents as bits, so that a keyword can have several. 0 = not stated by the file. */
export const INTENT_BITS = { informational: 1, commercial: 2, transactional: 4, navigational: 8 } as const;
export type Intent = keyof typeof INTENT_BITS;
export const INTENTS = [
  'informational',
  'commercial',
  'transactional',
  'navigational',
] as const satisfies readonly Intent[];

/** Names of the intents in a bit set. */
export function intentNames(bits: number | undefined): string[] {
  return INTENTS.filter((intent) => ((bits ?? 0) & INTENT_BITS[intent]) !== 0);
}

/** Bit set of intent names, whatever their letter case; unknown names are ignored. */
export function intentBits(names: readonly string[]): number {
  let bits = 0;
  for (const name of names) {
    const intent = INTENTS.find((known) => known === name.trim().toLowerCase());
    if (intent !== undefined) bits |= INTENT_BITS[intent];
  }
  return bits;
}

/** Page type column values: 0 not stated, else the silo level ('Supporting page' is level 2), or 4 for a page whose type is no level ('Blog post'). */
export const PAGE_LEVELS = { unstated: 0, pillar: 1, cluster: 2, subSupporting: 3, anyLevel: 4 } as const;

/** Unknown volume, difficulty, cpc or position. */
export const UNKNOWN = -1;

/**
 * All columns have `rowCount` rows; buffers are transferable between threads.
 * Rows are in file order; duplicates are merged into the first row.
 */
export interface KeywordTable {
  readonly rowCount: number;
  /** NFC, trimmed, inner white space collapsed; letter case kept as in the file. */
  readonly keyword: TextColumn;
  /** Index into `topics`, -1 where the file names none. */
  readonly topic: Int32Array;
  readonly topics: readonly string[];
  /** PAGE_LEVELS values. */
  readonly pageLevel: Uint8Array;
  /** Monthly searches, -1 unknown. */
  readonly volume: Float64Array;
  /** 0 to 100, -1 unknown. */
  readonly difficulty: Float64Array;
  /** INTENT_BITS, 0 not stated. */
  readonly intent: Uint8Array;
  /** First source line (1-based) of the keyword. */
  readonly line: Uint32Array;
  /** Optional columns: null if no file has them. `url`: URLs separated by line feeds. */
  readonly cpc: Float64Array | null;
  readonly position: Float64Array | null;
  readonly url: TextColumn | null;
  /** As the file has it; of a column a month their figures in its order, separated by commas: the searches of each month. */
  readonly trend: TextColumn | null;
  readonly parentKeyword: TextColumn | null;
  /** Of a secondary keyword: the primary keyword of the page that the file plans it for. Absent where no file names any. */
  readonly pageKeyword?: TextColumn;
  /**
   * Rows, ascending, whose id is not the hash of their text, and their ids beside them: keywords that were renamed. Absent
   * where there is none, as in every table stored before there were ids.
   */
  readonly keptIdRow?: Int32Array;
  readonly keptId?: Float64Array;
}
