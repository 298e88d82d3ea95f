// Research tasks of the pages of the open project: what each would gain from, and which are done.

import { type ResearchedPage, type ResearchTask, researchTasksOf } from '@silosmith/content';
import { PLACES, pageIdsOf, textAt, UNKNOWN } from '@silosmith/contract';
import type { OpenProject } from './open-project.ts';
import { selectionOf } from './page-selection.ts';
import type { takeEdit } from './project-store.ts';
import { unchangedSilo } from './unchanged-silo.ts';

export interface ResearchPlans {
  /** Pages right below a page that the filters show. */
  readonly childrenOf: (row: number) => readonly number[];
  readonly tasksOf: (row: number) => ResearchTask[];
}

export function researchPlans(project: OpenProject): ResearchPlans {
  const { table, silo, language } = project;
  const ids = pageIdsOf(table);
  const below = Map.groupBy(selectionOf(project).rows, (row) => silo.parent[row] ?? -1);
  const childrenOf = (row: number): readonly number[] => below.get(row) ?? [];
  const pageOf = (row: number): ResearchedPage => ({
    id: ids.at(row),
    keyword: textAt(table.keyword, row),
    volume: table.volume[row] ?? UNKNOWN,
    difficulty: table.difficulty[row] ?? UNKNOWN,
  });
  return {
    childrenOf,
    tasksOf: (row) =>
      researchTasksOf(
        { ...pageOf(row), isPillar: silo.place[row] === PLACES.pillar },
        childrenOf(row).map(pageOf),
        language,
      ),
  };
}

/** A step of undo, kept with the project's settings. Resolves when it is stored. */
export async function changeResearchDone(
  take: typeof takeEdit,
  project: OpenProject,
  { key, keyword }: Pick<ResearchTask, 'key' | 'keyword'>,
  isDone: boolean,
): Promise<void> {
  const others = (project.researchDone ?? []).filter((done) => done !== key);
  await take(unchangedSilo(project), {
    label: isDone ? 'builder.steps.researchDone' : 'builder.steps.researchOpen',
    params: { keyword },
    researchDone: isDone ? [...others, key] : others,
  });
}
