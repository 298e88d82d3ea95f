// How large is the plan, and what would another size serve?
import * as z from 'zod/mini';

const planSizeSchema = z.object({
  /** Pages of the plan. */
  pages: z.number(),
  /** Demand that they serve with their sections, of all demand but that of noise; 0 to 1. */
  demandServedRatio: z.number(),
});

export const planSchema = z.object({
  ...planSizeSchema.shape,
  /** What demand is measured in: searches a month, or numbers of keywords where the file knows too few volumes. */
  demandIs: z.enum(['searches', 'keywords']),
  /** Other sizes, ascending, up to all pages there can be. */
  curve: z.array(planSizeSchema),
});
export type PlanFacts = z.infer<typeof planSchema>;
