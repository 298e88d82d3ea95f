import * as z from 'zod/mini';

const planSizeSchema = z.object({
  /** Pages of the plan. */
  pages: z.number(),
  /** Demand served by the pages with their sections ÷ all demand except noise; 0 to 1. */
  demandServedRatio: z.number(),
});

export const planSchema = z.object({
  ...planSizeSchema.shape,
  /** Unit of demand: searches per month, or number of keywords if too few volumes are known. */
  demandIs: z.enum(['searches', 'keywords']),
  /** Other sizes, ascending, up to the largest possible plan. */
  curve: z.array(planSizeSchema),
});
export type PlanFacts = z.infer<typeof planSchema>;
