// The plan of a silo in figures, found once; a worker that made the silo has them already.
import type { SiloState } from '@silosmith/contract';
import { type PlanSummary, planSummary } from '@silosmith/silo';

const known = new WeakMap<SiloState, PlanSummary>();

/** O(rows) where they are not known. A silo has the figures of one table: what changes a volume changes the silo, too. */
export function summaryOf(table: Parameters<typeof planSummary>[0], silo: SiloState): PlanSummary {
  const found = known.get(silo) ?? planSummary(table, silo);
  known.set(silo, found);
  return found;
}

export function knowSummary(silo: SiloState, summary: PlanSummary): void {
  known.set(silo, summary);
}
