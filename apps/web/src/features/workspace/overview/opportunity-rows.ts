// What research could add, pillar page by pillar page.
import { type PageId, PLACES, pageIdsOf, textAt } from '@silosmith/contract';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { selectionOf } from '../../../state/project/page-selection.ts';

/** Research tasks of a pillar page by itself, and of each page right below it. */
const TASKS_OF_PILLAR = 5;
const TASKS_OF_CHILD = 1.5;

export interface OpportunityRow {
  readonly id: PageId;
  readonly keyword: string;
  /** '' where the silo has none. */
  readonly topic: string;
  /** Pages right below it that the filters show. */
  readonly supporting: number;
  readonly tasks: number;
}

/** In the order of the pages. */
export function researchOpportunities(project: OpenProject): OpportunityRow[] {
  const { table, silo } = project;
  const { rows } = selectionOf(project);
  const ids = pageIdsOf(table);
  const supporting = Map.groupBy(
    rows.filter((row) => silo.place[row] === PLACES.cluster),
    (row) => silo.parent[row] ?? -1,
  );
  return [...rows]
    .filter((row) => silo.place[row] === PLACES.pillar)
    .map((row) => {
      const children = supporting.get(row)?.length ?? 0;
      return {
        id: ids.at(row),
        keyword: textAt(table.keyword, row),
        topic: silo.topics[silo.topic[row] ?? -1] ?? '',
        supporting: children,
        tasks: Math.floor(TASKS_OF_PILLAR + TASKS_OF_CHILD * children),
      };
    });
}
