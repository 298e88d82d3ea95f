// What the figures of demand of a project count.
import { type DemandUnit, demandUnitOf } from '@silosmith/contract';
import type { OpenProject } from './open-project.ts';
import { summaryOf } from './summary-of-plan.ts';

export function demandUnit({
  table,
  silo,
  report,
}: Pick<OpenProject, 'table' | 'silo' | 'report'>): DemandUnit {
  return demandUnitOf(summaryOf(table, silo).demandIs, report);
}
