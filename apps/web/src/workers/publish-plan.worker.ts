// What we want and what a site holds in, the plan out: every text is compared field by field.
import { type PlanFacts, type PublishPlan, planOf } from '@silosmith/delivery';
import { serveWorker } from './serve-worker.ts';

serveWorker<PlanFacts, PublishPlan>(async (facts) => ({ result: await planOf(facts) }));
