// Counts the pages of each strictness in a worker, one after the other while the plan is left alone, so that a choice applies at once.
import { GROUPING_STRICTNESS, type GroupingStrictness } from '@silosmith/contract';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { type EditResult, planSummary } from '@silosmith/silo';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { systemTimer } from '../../../platform/clock.ts';
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

/** Within it nothing is done to the plan before a count begins: a worker that is ended goes on for up to two seconds in Chromium, so none is begun to be ended. */
const REST_MS = 750;

interface Now {
  readonly project: OpenProject;
  readonly built: BuiltGroupings;
  readonly isHeld: boolean;
}

/** Without the one that the project has; those that are not known yet are missing. `isHeld`: no count begins; the one under way goes on. */
export function useStrictnessCounts(project: OpenProject, isHeld: boolean): BuiltGroupings {
  const { table, language, grouping } = project;
  const decided = project.undoSteps.findLast(({ label }) => label !== 'builder.steps.resized');
  const base = useMemo<Base>(
    () => ({ table, language, grouping, decided }),
    [table, language, grouping, decided],
  );
  const [known, setKnown] = useState<{ readonly of: Base; readonly built: BuiltGroupings } | null>(null);
  const built = known?.of === base ? known.built : NONE;
  const now = useRef<Now>({ project, built, isHeld });
  useEffect(() => {
    now.current = { project, built, isHeld };
  });
  useEffect(() => {
    const control = new AbortController();
    countAll(now, control.signal, (strictness, one) =>
      setKnown((before) => {
        const others = before?.of === base ? before.built : NONE;
        return { of: base, built: new Map([...others, [strictness, one]]) };
      }),
    ).catch((error: unknown) => {
      // Without the figures the names still choose; what hinders a choice is said when one is made.
      if (toFaultShape(error).code !== CANCELLED) setKnown(null);
    });
    return () => control.abort();
  }, [base]);
  return built;
}

async function countAll(
  now: RefObject<Now>,
  signal: AbortSignal,
  tell: (strictness: GroupingStrictness, built: BuiltGrouping) => void,
): Promise<void> {
  for (const strictness of OFFERED) {
    if (strictness === now.current.project.grouping || now.current.built.has(strictness)) continue;
    await rest(now, signal);
    const { project } = now.current;
    const result = await siloWork.grouped(project, strictness, signal);
    const { pages } = planSummary(project.table, result.document.silo);
    tell(strictness, { pages, result, from: project.silo });
  }
}

/** Until nothing has been done to the plan for a while. Rejects with `cancelled`. */
async function rest(now: RefObject<Now>, signal: AbortSignal): Promise<void> {
  let seen: OpenProject;
  do {
    seen = now.current.project;
    await systemTimer.sleep(REST_MS, signal);
  } while (now.current.isHeld || now.current.project !== seen);
}
