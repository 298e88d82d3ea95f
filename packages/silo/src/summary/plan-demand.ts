// The figures of a plan that change with every edit, from the facts of its silo: those that `planSummary` counts over all keywords.
import type { SiloState } from '@silosmith/contract';
import { IS_UNSERVED } from '../plan/plan-curve.ts';
import type { SiloFacts } from './silo-facts.ts';

export interface TopicDemand {
  readonly pages: number;
  /** Of all its keywords. */
  readonly demand: number;
}

export interface PlanDemand {
  /** Of everything but noise and what was deleted. */
  readonly demand: number;
  readonly demandServed: number;
  /** By topic; those that have pages. */
  readonly topics: ReadonlyMap<number, TopicDemand>;
}

/** O(pages + what is set aside). */
export function planDemand(
  { pages, asides, demands }: SiloFacts,
  { topic, topics, reason }: Pick<SiloState, 'topic' | 'topics' | 'reason'>,
): PlanDemand {
  const found = new Map<number, { pages: number; demand: number }>();
  let demandServed = 0;
  for (const row of pages) {
    const at = topic[row] ?? -1;
    if (topics[at] === undefined) continue;
    const served = demands[row] ?? 0;
    const figures = found.get(at) ?? { pages: 0, demand: 0 };
    figures.pages += 1;
    figures.demand += served;
    demandServed += served;
    found.set(at, figures);
  }
  let unserved = 0;
  for (const row of asides) if (IS_UNSERVED.has(reason[row] ?? 0)) unserved += demands[row] ?? 0;
  return { demand: demandServed + unserved, demandServed, topics: found };
}
