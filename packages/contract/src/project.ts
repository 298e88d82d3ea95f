// The project file, one schema for browser, server and command line: keywords with their placement, the silo as a nested view, generated content.
import * as z from 'zod/mini';
import { personaRecordSchema, viewpointRecordSchema } from './advice.ts';
import { articleFactsShape, articleSchema, imageSchema, metaSchema, tagsSchema } from './article.ts';
import { failuresSchema } from './failures.ts';
import { filtersSchema, GROUPING_STRICTNESS } from './filters.ts';
import { importReportSchema } from './import-report.ts';
import { keyedRecords } from './keyed-records.ts';
import { outlineRecordSchema } from './outline.ts';
import { pageSchema, siloIssueSchema } from './page.ts';
import { planSchema } from './plan.ts';
import { columnShape } from './project-columns.ts';
import { publicationSchema } from './publication.ts';
import { researchSchema } from './research.ts';
import { siteSchema } from './site.ts';
import { vectorBatchSchema, vectorSourceSchema } from './vectors.ts';

/** One imported keyword with its figures and its placement: the source of truth from which the columns are rebuilt. */
export const projectKeywordSchema = z.object({
  /** The page id, where it is not that of the text: a renamed keyword. Another text than an id is ignored. Absent before version 4. */
  id: z.optional(z.string()),
  keyword: z.string(),
  topic: z.string(),
  volume: z.number(),
  difficulty: z.number(),
  ...columnShape('keyword'),
  scoreEstimated: z.boolean(),
  isFavorite: z.boolean(),
  isCompleted: z.boolean(),
  isPinned: z.boolean(),
  /** A page that the plan proposes (or did once): no keyword of the list. */
  isProposed: z.optional(z.boolean()),
  /** Source line, 1-based. */
  line: z.number(),
  cpc: z.optional(z.number()),
  position: z.optional(z.number()),
  urls: z.optional(z.array(z.string())),
  trend: z.optional(z.string()),
  fileParentKeyword: z.optional(z.string()),
  /** Of a secondary keyword: the keyword of the page that the file plans it for. */
  filePageKeyword: z.optional(z.string()),
  /** Stated by the imported file; kept so that a rebuild starts from the same evidence. */
  fileTopic: z.optional(z.string()),
  filePageLevel: z.optional(z.number()),
  fileIntent: z.optional(z.array(z.string())),
  place: z.object(columnShape('place')),
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
  ignoredIssues: z.optional(z.array(z.string())),
  /** Research tasks that are done. */
  researchDone: z.optional(z.array(z.string())),
  /** The embedding model that had a say in the grouping, and what it gave, paid for once. */
  meaning: z.optional(vectorSourceSchema),
  vectors: z.optional(z.array(vectorBatchSchema)),
  /** The site that exists already, where one was imported; what its pages mean for the plan is derived. */
  site: z.optional(siteSchema),
  /** What was published, one entry a site. */
  publications: z.optional(z.array(publicationSchema)),
  /** What research found for each page. */
  sources: z.optional(keyedRecords(researchSchema)),
  /** What agents advised before the articles. */
  viewpoints: z.optional(keyedRecords(viewpointRecordSchema)),
  personas: z.optional(keyedRecords(personaRecordSchema)),
  /** What the articles are to be divided into, where it was planned apart. */
  outlines: z.optional(keyedRecords(outlineRecordSchema)),
  articles: keyedRecords(z.extend(articleSchema, articleFactsShape)),
  metas: keyedRecords(metaSchema),
  tags: keyedRecords(tagsSchema),
  images: keyedRecords(imageSchema),
  /** What was paid for pages and is in none of their records. */
  failures: z.optional(keyedRecords(failuresSchema)),
});
export type ProjectDocument = z.infer<typeof projectSchema>;
