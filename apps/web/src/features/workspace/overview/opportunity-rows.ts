// What research of one's own could add, pillar page by pillar page.
import { type PageId, PLACES, pageIdsOf, textAt } from '@silosmith/contract';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { selectionOf } from '../../../state/project/page-selection.ts';
import { researchPlans } from '../../../state/project/research-plan.ts';

export interface OpportunityRow {
  readonly id: PageId;
  readonly keyword: string;
  /** '' where the silo has none. */
  readonly topic: string;
  /** Pages right below it that the filters show. */
  readonly supporting: number;
  /** Of its research plan. */
  readonly tasks: number;
}

/** In the order of the pages. */
export function researchOpportunities(project: OpenProject): OpportunityRow[] {
  const { table, silo } = project;
  const ids = pageIdsOf(table);
  const plans = researchPlans(project);
  return [...selectionOf(project).rows]
    .filter((row) => silo.place[row] === PLACES.pillar)
    .map((row) => ({
      id: ids.at(row),
      keyword: textAt(table.keyword, row),
      topic: silo.topics[silo.topic[row] ?? -1] ?? '',
      supporting: plans.childrenOf(row).length,
      tasks: plans.tasksOf(row).length,
    }));
}
