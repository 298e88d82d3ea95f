import type { FaultSource } from './finding.ts';
import { SILO_CHECKS } from './index.ts';

/** How broken the tree of a topic is: the faults that the checks count. One figure that a fix must not raise. */
export function structuralFaults(
  silo: FaultSource,
  tree: { childCount(row: number): number },
  pages: Int32Array,
): number {
  let faults = 0;
  for (const check of SILO_CHECKS) faults += check.faults?.(silo, tree, pages) ?? 0;
  return faults;
}
