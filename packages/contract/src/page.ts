// A page as shown to readers (JSON, exports, screens): a nested view derived from the columns.
import * as z from 'zod/mini';

export const PAGE_TYPES = ['Pillar page', 'Cluster page', 'Sub-supporting page'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/**
 * What a placement was measured by. `cover`: share of what the keyword says that the page above it says, too; `alike`: cosine of their
 * telling words; `similarity`: words, characters, results and meaning of two keywords blended;
 * `none`: nobody measured (the file or the user says so, or it stands on top).
 */
export const PLACEMENT_MEASURES = ['cover', 'alike', 'similarity', 'none'] as const;
export type PlacementMeasure = (typeof PLACEMENT_MEASURES)[number];

/** Files written before `measure` came have neither it nor what follows from it. */
export const placementWhySchema = z.object({
  /** Camel-case name of the placement reason (keys of PLACEMENT_REASONS). */
  reason: z.string(),
  /** Keyword of the parent page (null for a pillar). */
  parent: z.nullable(z.string()),
  /** Likeness to the parent by `measure`, 0 to 1. */
  similarity: z.number(),
  measure: z.optional(z.enum(PLACEMENT_MEASURES)),
  /** What `similarity` had to reach for this place; null where the rule has no such figure. */
  threshold: z.optional(z.nullable(z.number())),
  /** The user placed it. */
  byUser: z.optional(z.boolean()),
  /** Words of the keyword that the parent has too, perhaps inflected, as the keyword writes them. */
  sharedWords: z.array(z.string()),
  /** Another keyword of the page that names the parent, or of the parent that is part of the page's keyword, where that is the reason. */
  namedBy: z.optional(z.string()),
  /** Search results shared with the parent. */
  sharedResults: z.array(z.string()),
  /** The second-best parent, its distance in similarity, and the words of the keyword that it shares. */
  runnerUp: z.nullable(
    z.object({
      keyword: z.string(),
      similarity: z.number(),
      lostBy: z.number(),
      sharedWords: z.optional(z.array(z.string())),
    }),
  ),
});
export type PlacementWhy = z.infer<typeof placementWhySchema>;

export const variantSchema = z.object({
  keyword: z.string(),
  volume: z.number(),
  difficulty: z.number(),
  why: z.optional(placementWhySchema),
});
export type Variant = z.infer<typeof variantSchema>;

/** A part of a page that answers a group of keywords; `keyword` is the one with the most volume. */
export const sectionSchema = z.object({
  /** Suggested heading. */
  heading: z.string(),
  keyword: z.string(),
  volume: z.number(),
  variants: z.array(variantSchema),
  why: placementWhySchema,
});
export type Section = z.infer<typeof sectionSchema>;

/** `volume` and `difficulty` are the primary keyword's; `totalVolume` adds the known volumes of the variants and sections. */
export interface Page {
  id: string;
  keyword: string;
  topic: string;
  pageType: PageType;
  level: 1 | 2 | 3;
  volume: number;
  difficulty: number;
  totalVolume: number;
  score: number;
  scoreEstimated: boolean;
  opportunityScore: number;
  relevance: number;
  businessValue: number;
  intent: string[];
  parentKeyword: string | null;
  isFavorite: boolean;
  isCompleted: boolean;
  /** True for a page that the plan proposes: no keyword of the list says what it is about. */
  proposed?: boolean | undefined;
  variants: Variant[];
  /** Absent in older files. */
  sections?: Section[] | undefined;
  why: PlacementWhy;
  children: Page[];
}

export const pageSchema: z.ZodMiniType<Page> = z.object({
  id: z.string(),
  keyword: z.string(),
  topic: z.string(),
  pageType: z.enum(PAGE_TYPES),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  volume: z.number(),
  difficulty: z.number(),
  totalVolume: z.number(),
  score: z.number(),
  scoreEstimated: z.boolean(),
  opportunityScore: z.number(),
  relevance: z.number(),
  businessValue: z.number(),
  intent: z.array(z.string()),
  parentKeyword: z.nullable(z.string()),
  isFavorite: z.boolean(),
  isCompleted: z.boolean(),
  proposed: z.optional(z.boolean()),
  variants: z.array(variantSchema),
  sections: z.optional(z.array(sectionSchema)),
  why: placementWhySchema,
  get children() {
    return z.array(pageSchema);
  },
});

/** A finding of a silo check. */
export const siloIssueSchema = z.object({
  /** Id of the check. */
  type: z.string(),
  /** Absent in projects written before severities. */
  severity: z.optional(z.enum(['error', 'warning', 'information'])),
  topic: z.string(),
  description: z.string(),
  suggestedFix: z.string(),
  /** The keywords concerned. */
  keywords: z.optional(z.array(z.string())),
});
export type SiloIssue = z.infer<typeof siloIssueSchema>;
