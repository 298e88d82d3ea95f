// The settings of a run that must survive a reload; kept as plain data in the job's config.
import { isImageProvider, isTextProvider, RESEARCH_PROVIDERS } from '@silosmith/ai';
import {
  ADVICE_STAGES,
  filtersSchema,
  IMAGE_AMOUNTS,
  marketSchema,
  STRATEGIES,
  TEMPLATE_CHOICES,
} from '@silosmith/contract';
import { DEFAULT_CONCURRENCY } from '@silosmith/jobs';
import * as z from 'zod/mini';
import { SMART_PROVIDER } from '../routing/smart-route.ts';

const isResearchProvider = (id: string): boolean => RESEARCH_PROVIDERS.some((provider) => provider.id === id);

export const runSettingsSchema = z.object({
  /** The same over pause, reload and resume: replies that were paid already are then given again. */
  runId: z.string(),
  /** Pages that an earlier run left unfinished: their calls are asked under its id. Absent: none. */
  takesUp: z.optional(z.array(z.object({ runId: z.string(), pages: z.array(z.string()) }))),
  /** Of the list, or `SMART_PROVIDER`: then each text has a model of its own, and `model` is ''. */
  provider: z.string().check(z.refine((id) => id === SMART_PROVIDER || isTextProvider(id))),
  model: z.string(),
  language: z.string(),
  /** Who makes the pictures; absent: nobody. */
  pictures: z.optional(
    z.object({
      /** Of the list, or `SMART_PROVIDER`: then each image has a model by its kind, and `model` is ''. */
      provider: z.string().check(z.refine((id) => id === SMART_PROVIDER || isImageProvider(id))),
      model: z.string(),
      /** Which pages get more than the featured one; absent: every page. */
      amount: z.optional(z.enum(IMAGE_AMOUNTS)),
      /** Of smart mode: what counts more; absent: the default one. */
      policy: z.optional(z.string()),
    }),
  ),
  /** Who finds the pages that the articles rest on; absent: nobody. */
  research: z.optional(
    z.object({
      provider: z.string().check(z.refine(isResearchProvider)),
      /** Country, two letters; absent: the main one of the language. */
      market: z.optional(marketSchema),
    }),
  ),
  /** Agents that advise before an article is written; absent: none. */
  advice: z.optional(z.array(z.enum(ADVICE_STAGES))),
  /** Form of the articles; absent: by level and intent. */
  template: z.optional(z.enum(TEMPLATE_CHOICES)),
  /** Length, and what quality smart mode asks for; absent: balanced. */
  strategy: z.optional(z.enum(STRATEGIES)),
  /** Of the moment the run was planned: neighbours, and with them the prompts, stay the same when it is resumed. */
  filters: filtersSchema,
  /** Articles, metas and tags of the demo provider that nobody edited count as missing. */
  replacesDemo: z.boolean(),
  /**
   * Pages to be written again, whatever they hold, and no others: ids, the moment before which a record counts as the old one, and
   * of which stages; left out: of all.
   */
  rewrites: z.optional(
    z.object({
      pages: z.array(z.string()),
      madeBefore: z.string(),
      stages: z.optional(z.array(z.string())),
      /** Of one section: the text of its heading, and how many before it have the same. */
      section: z.optional(z.object({ heading: z.string(), nth: z.number() })),
      /** Of one image: its number, from 0, and what it is to show; absent: what it did. */
      picture: z.optional(z.object({ index: z.number(), shows: z.optional(z.string()) })),
    }),
  ),
  /** Pages in flight at once. */
  concurrency: z._default(z.number(), DEFAULT_CONCURRENCY),
  /** The run ends before a page would pass it; null: no limit. */
  budgetUsd: z._default(z.nullable(z.number()), null),
  priced: z.boolean(),
  plannedUsdLow: z.number(),
  plannedUsdHigh: z.number(),
  /** Of the job before this one, where this one resumes it. */
  doneBefore: z.number(),
  failedBefore: z.number(),
  spentBeforeUsd: z.number(),
  elapsedBeforeMs: z._default(z.number(), 0),
});
export type RunSettings = z.infer<typeof runSettingsSchema>;
/** What the user chooses; the rest follows from the plan. */
export type RunChoice = Pick<
  RunSettings,
  | 'provider'
  | 'model'
  | 'language'
  | 'pictures'
  | 'research'
  | 'advice'
  | 'template'
  | 'strategy'
  | 'filters'
  | 'replacesDemo'
  | 'rewrites'
>;
/** What a caller may decide besides; `runId` and `spentBeforeUsd` of an interrupted run that it takes up itself. */
export type RunLimits = Partial<Pick<RunSettings, 'runId' | 'concurrency' | 'budgetUsd' | 'spentBeforeUsd'>>;

/** Null for the config of another version. */
export function runSettingsOf(config: unknown): RunSettings | null {
  const read = runSettingsSchema.safeParse(config);
  return read.success ? read.data : null;
}
