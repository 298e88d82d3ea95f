// Brings the plan to three levels, and puts places below their regions where these leave room.
import { NEEDS } from '@silosmith/language';
import type { ParentPages, PlanStanding } from './parent-pages.ts';
import { needOf, type PlanPages } from './plan-pages.ts';
import { levelSilo, type SiloLevels } from './silo-levels.ts';
import { saysMore } from './telling-words.ts';
import type { HubbedList } from './with-hubs.ts';
import { placeWithinRegions } from './within-regions.ts';

export interface LevelledPlan {
  readonly list: HubbedList;
  readonly standing: PlanStanding;
  /** Pages of the plan, best first. */
  readonly inPlan: readonly number[];
  /** Whether the file says where its pages stand. */
  readonly isMap: boolean;
}

/** Changes `parents` where a place goes below its region. */
export function levelPlan(parents: ParentPages, { list, standing, inPlan, isMap }: LevelledPlan): SiloLevels {
  const forest = {
    parent: parents.parent,
    worth: standing.demand,
    isOwnSubject: (branch: number, pillar: number) => saysMore(list.words, branch, pillar),
    isForOthers: (branch: number, pillar: number) => seeksWork(list.pages, branch, pillar),
  };
  const levels = levelSilo(forest, inPlan);
  if (isMap || !placeWithinRegions(parents, { list, standing, inPlan, levels })) return levels;
  return levelSilo(forest, inPlan);
}

const JOBS = 1 + NEEDS.indexOf('jobs');

/** Whether a page is for those who look for work, and another one is not. */
const seeksWork = (pages: PlanPages, page: number, other: number): boolean =>
  needOf(pages, page) === JOBS && needOf(pages, other) !== JOBS;
