// Pages of a plan for tests: one for each keyword, the first most searched, without intents and topics.
import type { PlanPages } from '../plan/plan-pages.ts';

export const planPagesOf = (keywords: readonly string[], given: Partial<PlanPages> = {}): PlanPages => ({
  count: keywords.length,
  keywords,
  demand: Float64Array.from(keywords, (_, at) => keywords.length - at),
  knowsDemand: true,
  pole: new Int8Array(keywords.length),
  scope: new Int32Array(keywords.length),
  ...given,
});
