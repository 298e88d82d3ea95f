// Counts the pages of each strictness in a worker, one after the other, so that a choice applies at once.
import { GROUPING_STRICTNESS, type GroupingStrictness } from '@silosmith/contract';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { type EditResult, planSummary } from '@silosmith/silo';
import { useEffect, useState } from 'react';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { siloWork } from '../../../state/project/silo-workers.ts';

export interface BuiltGrouping {
  readonly pages: number;
  readonly result: EditResult;
  /** The silo it was built from: good to be taken over while it stands. */
  readonly from: OpenProject['silo'];
}

export type BuiltGroupings = ReadonlyMap<GroupingStrictness, BuiltGrouping>;

/** The strictnesses that are offered; `off` is no grouping. */
export const OFFERED = GROUPING_STRICTNESS.filter((strictness) => strictness !== 'off');

const NONE: BuiltGroupings = new Map();

/** Without the one that the project has; those that are not known yet are missing. */
export function useStrictnessCounts(project: OpenProject): BuiltGroupings {
  const [built, setBuilt] = useState<BuiltGroupings>(NONE);
  const { table, language, grouping } = project;
  // Another size of the plan changes nothing of what another strictness would build.
  const decided = project.undoSteps.findLast(({ label }) => label !== 'builder.steps.resized');
  // biome-ignore lint/correctness/useExhaustiveDependencies: articles and filters change often and matter nothing here
  useEffect(() => {
    const control = new AbortController();
    setBuilt(NONE);
    const build = async () => {
      for (const strictness of OFFERED) {
        if (strictness === grouping || control.signal.aborted) continue;
        const result = await siloWork.grouped(project, strictness, control.signal);
        const { pages } = planSummary(table, result.document.silo);
        setBuilt((before) => new Map([...before, [strictness, { pages, result, from: project.silo }]]));
      }
    };
    build().catch((error: unknown) => {
      // Without the figures the names still choose; what hinders a choice is said when one is made.
      if (toFaultShape(error).code !== CANCELLED) setBuilt(NONE);
    });
    return () => control.abort();
  }, [table, language, grouping, decided]);
  return built;
}
