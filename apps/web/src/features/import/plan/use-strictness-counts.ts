// Counts the pages of each strictness in a worker, one after the other, so that a choice applies at once.
import { GROUPING_STRICTNESS, type GroupingStrictness } from '@silosmith/contract';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { type EditResult, planSummary } from '@silosmith/silo';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OpenProject, UndoStep } from '../../../state/project/open-project.ts';
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

/** What the counts hang on; another size of the plan changes nothing of what another strictness would build. */
interface Base {
  readonly table: OpenProject['table'];
  readonly language: string;
  readonly grouping: GroupingStrictness;
  /** The last step but those that only changed the size. */
  readonly decided: UndoStep | undefined;
}

/** Without the one that the project has; those that are not known yet are missing. `isHeld`: the count under way is given up, and begun again afterwards. */
export function useStrictnessCounts(project: OpenProject, isHeld: boolean): BuiltGroupings {
  const { table, language, grouping } = project;
  const decided = project.undoSteps.findLast(({ label }) => label !== 'builder.steps.resized');
  const base = useMemo<Base>(
    () => ({ table, language, grouping, decided }),
    [table, language, grouping, decided],
  );
  const [known, setKnown] = useState<{ readonly of: Base; readonly built: BuiltGroupings } | null>(null);
  const built = known?.of === base ? known.built : NONE;
  const now = useRef({ project, built });
  useEffect(() => {
    now.current = { project, built };
  });
  useEffect(() => {
    if (isHeld) return;
    const control = new AbortController();
    countAll(now.current, control.signal, (strictness, one) =>
      setKnown((before) => {
        const others = before?.of === base ? before.built : NONE;
        return { of: base, built: new Map([...others, [strictness, one]]) };
      }),
    ).catch((error: unknown) => {
      // Without the figures the names still choose; what hinders a choice is said when one is made.
      if (toFaultShape(error).code !== CANCELLED) setKnown(null);
    });
    return () => control.abort();
  }, [base, isHeld]);
  return built;
}

async function countAll(
  { project, built }: { readonly project: OpenProject; readonly built: BuiltGroupings },
  signal: AbortSignal,
  tell: (strictness: GroupingStrictness, built: BuiltGrouping) => void,
): Promise<void> {
  for (const strictness of OFFERED) {
    if (strictness === project.grouping || built.has(strictness) || signal.aborted) continue;
    const result = await siloWork.grouped(project, strictness, signal);
    const { pages } = planSummary(project.table, result.document.silo);
    tell(strictness, { pages, result, from: project.silo });
  }
}
