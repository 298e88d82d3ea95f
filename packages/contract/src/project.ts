// The project file, one schema for browser, server and command line: keywords with their placement, the silo as a nested view, generated content.
import * as z from 'zod/mini';
import { articleSchema, imageSchema, metaSchema, tagsSchema } from './article.ts';
import { filtersSchema, GROUPING_STRICTNESS } from './filters.ts';
import { importReportSchema } from './import-report.ts';
import { keyedRecords } from './keyed-records.ts';
import { pageSchema, siloIssueSchema } from './page.ts';
import { planSchema } from './plan.ts';

/** One imported keyword with its figures and its placement: the source of truth from which the columns are rebuilt. */
export const projectKeywordSchema = z.object({
  /** The page id, where it is not that of the text: a renamed keyword. Another text than an id is ignored. Absent before version 4. */
  id: z.optional(z.string()),
  keyword: z.string(),
  topic: z.string(),
  volume: z.number(),
  difficulty: z.number(),
  score: z.number(),
  scoreEstimated: z.boolean(),
  opportunityScore: z.number(),
  relevance: z.number(),
  businessValue: z.number(),
  intent: z.array(z.string()),
  isFavorite: z.boolean(),
  isCompleted: z.boolean(),
  isPinned: z.boolean(),
  /** Source line, 1-based. */
  line: z.number(),
  cpc: z.optional(z.number()),
  position: z.optional(z.number()),
  urls: z.optional(z.array(z.string())),
  trend: z.optional(z.string()),
  fileParentKeyword: z.optional(z.string()),
  /** Stated by the imported file; kept so that a rebuild starts from the same evidence. */
  fileTopic: z.optional(z.string()),
  filePageLevel: z.optional(z.number()),
  fileIntent: z.optional(z.array(z.string())),
  place: z.object({
    /** Key of PLACES. */
    role: z.string(),
    /** Keyword of the parent page, or of what a section or variant belongs to. */
    parent: z.nullable(z.string()),
    /** Key of PLACEMENT_REASONS. */
    reason: z.string(),
    similarity: z.number(),
    runnerUp: z.nullable(z.string()),
    runnerUpSimilarity: z.number(),
    /** Rank by worth, from 1, and the keywords of its host and its parent in other plan sizes. Absent in older files. */
    rank: z.optional(z.number()),
    host: z.optional(z.string()),
    home: z.optional(z.string()),
  }),
});
export type ProjectKeyword = z.infer<typeof projectKeywordSchema>;

export const PROJECT_VERSION = 4;
export const projectSchema = z.object({
  version: z.literal(PROJECT_VERSION),
  name: z.string(),
  language: z.string(),
  grouping: z.enum(GROUPING_STRICTNESS),
  filters: filtersSchema,
  report: importReportSchema,
  keywords: z.array(projectKeywordSchema),
  /** The pages that the filters show, nested. Derived: on reading, `keywords` decides. */
  silo: z.array(pageSchema),
  /** Size of the plan, the demand it serves, and the curve over other sizes. Derived. */
  plan: z.optional(planSchema),
  /** Set-aside keywords, each with its reason (a key of PLACEMENT_REASONS). Derived. */
  setAside: z.optional(z.array(z.object({ keyword: z.string(), reason: z.string() }))),
  /** Pages in the silo before filters. */
  unfilteredItemCount: z.number(),
  issues: z.array(siloIssueSchema),
  articles: keyedRecords(articleSchema),
  metas: keyedRecords(metaSchema),
  tags: keyedRecords(tagsSchema),
  images: keyedRecords(imageSchema),
});
export type ProjectDocument = z.infer<typeof projectSchema>;
