// Invariant: rowsRead = imported + merged + dropped; each dropped row has its line and reason.
import * as z from 'zod/mini';
import type { PlanFacts } from './plan.ts';

export const DROP_REASONS = [
  'no-keyword',
  'blank-row',
  'repeated-header',
  'total-row',
  'caption',
  'too-long',
  'unreadable',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** How a file was read: enough to show it again, and to correct its columns, without the file. */
const importedFileSchema = z.object({
  name: z.string(),
  /** As in `Detection`. */
  tool: z.string(),
  encoding: z.string(),
  /** Absent where its column of volumes states searches, or where it has none. */
  volumeIs: z.optional(z.literal('impressions')),
  columns: z.array(
    z.object({
      header: z.string(),
      /** Null: not used. Files of a later version may name roles that this one does not know. */
      role: z.nullable(z.string()),
      /** The first values that are not empty. */
      values: z.array(z.string()),
    }),
  ),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;

export const importReportSchema = z.object({
  /** Data records after the header that hold at least one non-empty cell. */
  rowsRead: z.number(),
  /** Distinct keywords kept that have a row of the file. */
  imported: z.number(),
  /** Rows merged into an earlier row of the same keyword. */
  merged: z.number(),
  /** Keywords beside `imported` that only the cells of other keywords name, as secondary. Absent where there are none. */
  secondary: z.optional(z.number()),
  dropped: z.array(z.object({ line: z.number(), reason: z.string(), file: z.optional(z.string()) })),
  /** Duplicate line → kept line; the first 1,000. */
  mergedRows: z.optional(
    z.array(
      z.object({ line: z.number(), intoLine: z.number(), keyword: z.string(), file: z.optional(z.string()) }),
    ),
  ),
  /** Empty records skipped before counting; not part of rowsRead. */
  blankRows: z.optional(z.number()),
  /** Notes as codes: e.g. `invalid-utf8`, `ragged-rows`, `unterminated-quote`. */
  notes: z.optional(
    z.array(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  ),
  /** Of a WordPress export: its posts and pages, and what was said of them as codes of `exporting.wxrIssues`, the first 500. */
  posts: z.optional(
    z.object({
      converted: z.number(),
      skipped: z.number(),
      total: z.number(),
      issues: z.array(
        z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
      ),
    }),
  ),
  files: z.optional(z.array(z.string())),
  /** One per file, in order. Absent in older projects. */
  sources: z.optional(z.array(importedFileSchema)),
  /** The language that most keywords are in, by their own words; absent where they do not show it. */
  spokenLanguage: z.optional(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** What the figures of demand count. */
export type DemandUnit = PlanFacts['demandIs'] | 'impressions';

/** Impressions only where every file that has a figure of demand counts them. */
export function demandUnitOf(
  demandIs: PlanFacts['demandIs'],
  { sources = [] }: Pick<ImportReport, 'sources'>,
): DemandUnit {
  if (demandIs === 'keywords') return demandIs;
  const counted = sources.filter(({ columns }) => columns.some(({ role }) => role === 'volume'));
  const areImpressions = counted.length > 0 && counted.every(({ volumeIs }) => volumeIs === 'impressions');
  return areImpressions ? 'impressions' : demandIs;
}

export const COLUMN_ROLES = [
  'keyword',
  'topic',
  'pageType',
  'volume',
  'difficulty',
  'intent',
  'cpc',
  'url',
  'position',
  'trend',
  'parentKeyword',
  'secondaryKeywords',
  'keywordRole',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];
/** Roles of any number of columns (trend: a column a month); every other has one. */
export const REPEATED_ROLES: readonly ColumnRole[] = ['secondaryKeywords', 'trend'];

/** Result of `detect`. */
export interface DetectedColumn {
  readonly index: number;
  readonly header: string;
  readonly role: ColumnRole | null;
  /** 0 to 1. */
  readonly confidence: number;
}
export interface Detection {
  /** 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'xlsx', or a label of the Encoding Standard: 'windows-1252', 'shift_jis' … */
  readonly encoding: string;
  readonly delimiter: ',' | ';' | '\t' | '|' | '';
  /** 1-based record number of the header; 0 where the file has none (a bare list of keywords). */
  readonly headerLine: number;
  /** Tool id such as `ahrefs-keywords-explorer`, or `unknown`. */
  readonly tool: string;
  /** 0 to 1; from 0.7 on, with a keyword column, the import asks nothing. */
  readonly confidence: number;
  readonly columns: readonly DetectedColumn[];
}
