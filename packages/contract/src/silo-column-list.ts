// The columns of a silo, one entry each. Stored and sent records, edits and undo, appended rows, worker messages and the project file follow from it.
import type { FILE_FORMS } from './file-forms.ts';
import { PLACEMENT_REASONS, PLACES } from './placement.ts';

/** A field of a keyword in the project file, or of its `place`. */
interface FileField {
  readonly in: 'keyword' | 'place';
  readonly as: string;
  readonly form: keyof typeof FILE_FORMS;
  /**
   * Written only where it differs from `unset`, and read as `unset` where it is missing. Required of every column added from now
   * on: files written before it do not have it.
   */
  readonly optional?: true;
}

/** What an entry says. Its name is also the name of its block in a stored record (column-codec.ts) and must not change. */
export interface SiloColumnEntry {
  readonly array:
    | Uint8ArrayConstructor
    | Int32ArrayConstructor
    | Float32ArrayConstructor
    | Float64ArrayConstructor;
  /** Value of a row that has none: of a new keyword, and of every row where a stored record lacks the column. */
  readonly unset: number;
  /** The values are rows: one that points past the end of a shortened table becomes -1. */
  readonly holdsRows?: true;
  /** Set by the user alone, so that a rebuild takes the column from the silo before it. */
  readonly keptByRebuild?: true;
  /** Absent: not in the project file, or written there by rules of its own (project.ts: topic and flags). */
  readonly file?: FileField;
}

export const SILO_COLUMN_LIST = {
  /** PLACES values. */
  place: {
    array: Uint8Array,
    unset: PLACES.none,
    file: { in: 'place', as: 'role', form: 'place' },
  },
  /** Row of the parent page, or of what a section or variant belongs to; -1 for pillars, unplaced and set-aside rows. */
  parent: {
    array: Int32Array,
    unset: -1,
    holdsRows: true,
    file: { in: 'place', as: 'parent', form: 'keywordOrNull' },
  },
  /** Index into `topics`; -1 for none. */
  topic: { array: Int32Array, unset: -1 },
  /** PLACEMENT_REASONS values. */
  reason: {
    array: Uint8Array,
    unset: PLACEMENT_REASONS.none,
    file: { in: 'place', as: 'reason', form: 'reason' },
  },
  /** Blended similarity to the parent, 0 to 1. */
  similarity: {
    array: Float32Array,
    unset: 0,
    file: { in: 'place', as: 'similarity', form: 'number' },
  },
  /** Row of the second-best parent, -1 if there was no other candidate. */
  runnerUp: {
    array: Int32Array,
    unset: -1,
    holdsRows: true,
    file: { in: 'place', as: 'runnerUp', form: 'keywordOrNull' },
  },
  /** Blended similarity to the second-best parent, 0 to 1. */
  runnerUpSimilarity: {
    array: Float32Array,
    unset: 0,
    file: { in: 'place', as: 'runnerUpSimilarity', form: 'number' },
  },
  /** log10(volume) × (0.5 + 0.5 × (1 − difficulty ÷ 100)) × 10. */
  score: {
    array: Float64Array,
    unset: 0,
    file: { in: 'keyword', as: 'score', form: 'number' },
  },
  /** 0.3 × min(100, volume ÷ 10) + 0.3 × (100 − difficulty) + 0.2 × relevance + 0.2 × business value, 0 to 100. */
  opportunity: {
    array: Float64Array,
    unset: 0,
    file: { in: 'keyword', as: 'opportunityScore', form: 'number' },
  },
  /** 0 to 100. */
  relevance: {
    array: Uint8Array,
    unset: 0,
    file: { in: 'keyword', as: 'relevance', form: 'number' },
  },
  /** 0 to 100. */
  businessValue: {
    array: Uint8Array,
    unset: 50,
    keptByRebuild: true,
    file: { in: 'keyword', as: 'businessValue', form: 'number' },
  },
  /** INTENT_BITS: as stated by the file, else derived from cue words. */
  intent: {
    array: Uint8Array,
    unset: 0,
    file: { in: 'keyword', as: 'intent', form: 'intents' },
  },
  /** ROW_FLAGS bits. */
  flags: { array: Uint8Array, unset: 0 },
  /**
   * Rank by worth among the groups of keywords, from 1, in the row of each group's primary keyword; 0 for none. A plan of
   * n pages consists of the groups ranked 1 to n. A page's parent has an earlier rank than the page, so plans nest.
   */
  rank: {
    array: Int32Array,
    unset: 0,
    file: { in: 'place', as: 'rank', form: 'number', optional: true },
  },
  /** The host: row of the group, of an earlier rank, that takes this one as a section in plans too small for it; -1: set aside instead. */
  host: {
    array: Int32Array,
    unset: -1,
    holdsRows: true,
    file: { in: 'place', as: 'host', form: 'keyword', optional: true },
  },
  /** Row of this group's parent page in plans large enough for it; -1 for a pillar. */
  home: {
    array: Int32Array,
    unset: -1,
    holdsRows: true,
    file: { in: 'place', as: 'home', form: 'keyword', optional: true },
  },
  /** What the user decided about the page against the site that exists: index into SITE_VERDICTS + 1; 0 for nothing. */
  onSite: {
    array: Uint8Array,
    unset: 0,
    keptByRebuild: true,
    file: { in: 'keyword', as: 'onSite', form: 'siteVerdict', optional: true },
  },
} as const satisfies Readonly<Record<string, SiloColumnEntry>>;
